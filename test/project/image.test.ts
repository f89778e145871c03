// How `scripts/try-image.ts` reads a Containerfile and `.dockerignore`.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { leftOut, settingsOf, stagesOf, wordsOf } from '../../scripts/image/containerfile.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('a Containerfile has stages with steps; lines go on, and comments are left out', () => {
  const text =
    '# an image\nFROM base AS page\nRUN one && \\\n      two\n\nFROM base\nENV A=1 B=x=y\n';
  const [page, image] = stagesOf(text);
  expect(page).toEqual({
    from: 'base',
    name: 'page',
    steps: [{ word: 'RUN', rest: 'one && two' }],
  });
  expect(image).toMatchObject({ name: '', steps: [{ word: 'ENV', rest: 'A=1 B=x=y' }] });
  expect(settingsOf('A=1 B=')).toEqual({ A: '1', B: '' });
  expect(wordsOf('--interval=30s CMD ["node", "-e", "x(\'[\')"]')).toEqual([
    'node',
    '-e',
    "x('[')",
  ]);
});

test('an instruction that is not known is refused, and one before FROM', () => {
  expect(() => stagesOf('FROM base\nADD x y')).toThrow('ADD x y');
  expect(() => stagesOf('RUN x')).toThrow('before FROM');
});

test('the Containerfile of the project can be carried out, and its own folders are left out', () => {
  const stages = stagesOf(readFileSync(join(ROOT, 'hosting/Containerfile'), 'utf8'));
  expect(stages.map(({ name }) => name)).toEqual(['page', 'packages', '']);
  expect(new Set(stages.map(({ from }) => from)).size).toBe(1);
  const ignored = leftOut(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
  expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'test', './.git', './data']));
});
