import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildPage, isPageStale } from '../../scripts/page/build.ts';

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
});
