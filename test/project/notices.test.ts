import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noticesOf } from '../../scripts/notices/notices.ts';
import { ROOT } from './planted-tree.ts';

test('THIRD-PARTY-NOTICES.md is up to date; `npm run notices` brings it there', () => {
  expect(readFileSync(join(ROOT, 'THIRD-PARTY-NOTICES.md'), 'utf8')).toBe(noticesOf(ROOT));
});

describe('the packages that are passed on', () => {
  /** A tree with one package that is passed on. */
  function treeWith(license: string, files: Readonly<Record<string, string>>): string {
    const root = mkdtempSync(join(tmpdir(), 'pangaea notices '));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const directory = join(root, 'node_modules/@a/b');
    mkdirSync(directory, { recursive: true });
    const packages = { '': {}, 'node_modules/@a/b': { version: '1.2.3', license } };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    writeFileSync(join(directory, 'package.json'), JSON.stringify({ license }));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
    return root;
  }

  test('comes with its licence in full', () => {
    const notices = noticesOf(treeWith('MIT', { LICENSE: 'Do as you like.\n' }));
    expect(notices).toContain('### @a/b 1.2.3 (MIT)');
    expect(notices).toContain('Do as you like.');
  });

  test('must have a licence that fits ours', () => {
    const tree = treeWith('GPL-3.0', { LICENSE: 'Share alike.\n' });
    expect(() => noticesOf(tree)).toThrow('@a/b: is the licence GPL-3.0 acceptable?');
  });

  test('must bring the text', () => {
    expect(() => noticesOf(treeWith('MIT', {}))).toThrow('@a/b brings no licence text');
  });
});
