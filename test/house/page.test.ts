import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildPage, isPageStale, putInPlace } from '../../scripts/page/build.ts';

describe('the page of npm start', () => {
  let root = '';
  const put = (path: string, seconds: number) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
    utimesSync(join(root, path), seconds, seconds);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pangaea-page-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is built when there is none', () => {
    put('packages/web/src/main.tsx', 100);
    expect(isPageStale(root)).toBe(true);
  });

  it('is not built again while it is newer than its sources', () => {
    put('packages/web/src/play/deep.tsx', 100);
    put('packages/web/dist/index.html', 200);
    expect(isPageStale(root)).toBe(false);
  });

  it.each([
    'packages/web/src/play/deep.tsx',
    'packages/rules/src/kernel/game.ts',
    'package-lock.json',
  ])('is built again when %s is newer', (source) => {
    put('packages/web/dist/index.html', 200);
    put(source, 300);
    expect(isPageStale(root)).toBe(true);
  });

  it('tells what the builder said when it cannot be built', async () => {
    mkdirSync(join(root, 'packages/web'), { recursive: true });
    await expect(buildPage(root)).rejects.toThrow(/could not be built[\s\S]*vite/);
  });

  it('takes the place of the one before, whose files stay for 30 days after', () => {
    const day = 24 * 60 * 60 * 1000;
    const begin = Date.now();
    const place = join(root, 'dist');
    const inPlace = (days: number, ...assets: readonly string[]) => {
      put('next/index.html', 100);
      for (const name of assets) put(`next/assets/${name}`, 100);
      writeFileSync(join(root, 'next/index.html'), assets.join());
      putInPlace(join(root, 'next'), place, begin + days * day);
      expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe(assets.join());
      expect(readdirSync(join(place, 'assets')).sort()).toEqual([...assets].sort());
      const earlier = join(place, 'earlier/assets');
      return readdirSync(place).includes('earlier') ? readdirSync(earlier).sort() : [];
    };
    expect(inPlace(0, 'a', 'b')).toEqual([]);
    expect(inPlace(100, 'b', 'c')).toEqual(['a']);
    expect(inPlace(129, 'c', 'd')).toEqual(['a', 'b']);
    // One that is in use again is not among them.
    expect(inPlace(131, 'b', 'e')).toEqual(['c', 'd']);
    expect(inPlace(158, 'f')).toEqual(['b', 'c', 'd', 'e']);
    expect(inPlace(162, 'f')).toEqual(['b', 'e']);
    expect(readdirSync(root)).toEqual(['dist']);
  });
});
