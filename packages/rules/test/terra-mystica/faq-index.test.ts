import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENTRIES, faultsOf, fillIn, readEntries, readTests } from './faq-index.ts';

const INDEX = join(import.meta.dirname, '../../../../docs/rules-index/terra-mystica.md');
const FAQ = join(import.meta.dirname, 'faq');

const markdown = readFileSync(INDEX, 'utf8');
const tests = readdirSync(FAQ)
  .filter((file) => file.endsWith('.test.ts'))
  .sort()
  .flatMap((file) => readTests(file, readFileSync(join(FAQ, file), 'utf8')));

describe('the index of the FAQ', () => {
  it('has a test for each of the 98 entries, and tests name no other', () => {
    const entries = readEntries(markdown);
    expect(faultsOf(entries, tests)).toEqual([]);
    expect(new Set(entries.map(({ place }) => place)).size).toBe(ENTRIES);
  });

  it('tells which files hold an entry', async () => {
    await expect(fillIn(markdown, tests)).toMatchFileSnapshot(INDEX);
  });
});

describe('the reader of the index', () => {
  const rows = Array.from({ length: ENTRIES }, (_, n) => `| ${n + 1} | 1.1 Q${n} | A rule. | |`);
  const entries = readEntries(rows.join('\n'));
  const named = (...numbers: number[]) =>
    readTests('a.test.ts', numbers.map((number) => `it('[FAQ ${number}] x', f);`).join('\n'));
  const all = entries.map(({ number }) => number);

  it('finds entries and tests', () => {
    expect(entries[2]).toMatchObject({ number: 3, place: '1.1 Q2', rule: 'A rule.' });
    expect(faultsOf(entries, named(...all))).toEqual([]);
    expect(readTests('a', "it.each(list)('[FAQ 1] [FAQ 2] %s', f)")[0].numbers).toEqual([1, 2]);
    expect(readTests('a', 'it(\n  `[FAQ 7] x`,\n  f)')[0].numbers).toEqual([7]);
  });

  it('misses entries without a test, and does not count idle ones', () => {
    const tests = [...named(...all.slice(1)), ...readTests('b', "it.todo('[FAQ 1] later')")];
    expect(faultsOf(entries, tests)).toEqual(['1 has no test']);
    expect(faultsOf(entries, named(...all, 99))).toEqual(['99, named in a.test.ts, is unknown']);
  });

  it('misses rows, and sees surplus ones', () => {
    expect(faultsOf(entries.slice(0, -1), named(...all))).toEqual([
      '98 is not in its row of the index',
    ]);
    expect(faultsOf([...entries, entries[0]], named(...all))).toEqual([
      '1 is surplus in the index',
    ]);
  });

  it('fills in the files', () => {
    const found = readTests('b/a.test.ts', "it('[FAQ 1] one', f); it('[FAQ 1] again', f)");
    expect(fillIn('| 1 | 1.1 | One. | |\n| 2 | 1.1 n1 | Two. | x |', found)).toBe(
      '| 1 | 1.1 | One. | b/a (2) |\n| 2 | 1.1 n1 | Two. |  |',
    );
  });
});
