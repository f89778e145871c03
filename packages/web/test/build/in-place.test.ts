import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { putInPlace } from '../../build/in-place.ts';

test('a page takes the place of the one before, whose files stay for 30 days after', () => {
  const root = mkdtempSync(join(tmpdir(), 'pangaea-in-place-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const day = 24 * 60 * 60 * 1000;
  const begin = Date.now();
  const place = join(root, 'dist');
  const inPlace = (days: number, ...assets: readonly string[]) => {
    mkdirSync(join(root, 'next/assets'), { recursive: true });
    for (const name of assets) writeFileSync(join(root, 'next/assets', name), '');
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
  // A file that is used again is not among them.
  expect(inPlace(131, 'b', 'e')).toEqual(['c', 'd']);
  expect(inPlace(158, 'f')).toEqual(['b', 'c', 'd', 'e']);
  expect(inPlace(162, 'f')).toEqual(['b', 'e']);
  expect(readdirSync(root)).toEqual(['dist']);
});
