import { expect, test } from 'vitest';
import { publishedManifest } from '../../scripts/publish/manifest.ts';

test('sources become what is built from them, the rest stays', () => {
  const published = publishedManifest({
    name: 'a',
    version: '1.0.0',
    exports: { '.': './src/index.ts', './data/*.json': './data/*.json' },
    bin: { a: 'src/main.ts' },
    scripts: { prepack: 'x' },
    devDependencies: { b: '1.0.0' },
    dependencies: { c: '1.0.0' },
  });
  expect(published).toEqual({
    name: 'a',
    version: '1.0.0',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './data/*.json': './data/*.json',
    },
    bin: { a: 'dist/main.js' },
    dependencies: { c: '1.0.0' },
  });
});

test('a program that is not built from a source is refused', () => {
  expect(() => publishedManifest({ bin: { a: 'bin/a.sh' } })).toThrow('bin/a.sh is not a source');
});
