import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf, fillIn, readIndex, readTests } from './rules-index.ts';

const INDEX = join(import.meta.dirname, '../../../../docs/rules-index/terra-nova.md');

const markdown = readFileSync(INDEX, 'utf8');
const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts') && file !== 'rules-index.test.ts')
  .sort()
  .flatMap((file) => readTests(file, readFileSync(join(import.meta.dirname, file), 'utf8')));

describe('the rules index', () => {
  it('has a test for every clause, and tests name no other', () => {
    const clauses = readIndex(markdown);
    expect(clauses.length).toBeGreaterThan(200);
    expect(faultsOf(clauses, tests)).toEqual([]);
  });

  it('tells which files hold a clause', async () => {
    await expect(fillIn(markdown, tests)).toMatchFileSnapshot(INDEX);
  });

  it('covers every worked example', () => {
    const rows = readIndex(markdown).filter(({ rule }) => rule.includes('Example'));
    expect(rows.length).toBeGreaterThan(15);
  });
});

describe('whoever reads the rules index', () => {
  const clauses = readIndex(
    ['| id | rule | tests |', '|---|---|---|', '| TN-1 | One. | |', '| TN-2-b | Two. | x |'].join(
      '\n',
    ),
  );
  const named = (source: string) => faultsOf(clauses, readTests('a.test.ts', source));

  it('finds the clauses', () => {
    expect(clauses).toEqual([
      { id: 'TN-1', rule: 'One.' },
      { id: 'TN-2-b', rule: 'Two.' },
    ]);
  });

  it('finds tests however they are written', () => {
    expect(named("it('[TN-1] [TN-2-b] both', () => {")).toEqual([]);
    expect(named('it("[TN-1] one", f);\n  it(\n    `[TN-2-b] two`,')).toEqual([]);
    expect(named("it.each([1, 2])('[TN-1] %d', f); it('[TN-2-b]', f)")).toEqual([]);
  });

  it('misses a clause without a test', () => {
    expect(named("it('[TN-1] one', f)")).toEqual(['TN-2-b has no test']);
    expect(named("it('[TN-1] one', f); it.skip('[TN-2-b] two', f)")).toEqual([
      'TN-2-b has no test',
    ]);
    expect(named("it('[TN-1] one', f); // it has [TN-2-b] in mind")).toEqual([
      'TN-2-b has no test',
    ]);
  });

  it('sees a test of an unknown clause', () => {
    expect(named("it('[TN-1] [TN-2-b] [TN-3]', f)")).toEqual([
      'TN-3, named in a.test.ts, is unknown',
    ]);
  });

  it('sees a clause that is there twice', () => {
    const twice = [...clauses, clauses[0]];
    expect(faultsOf(twice, readTests('a', "it('[TN-1] [TN-2-b]', f)"))).toEqual([
      'TN-1 is there twice',
    ]);
  });

  it('fills in the files', () => {
    const found = readTests('b/a.test.ts', "it('[TN-1] one', f); it('[TN-1] again', f)");
    expect(fillIn('| TN-1 | One. | |\n| TN-2-b | Two. | x |', found)).toBe(
      '| TN-1 | One. | b/a (2) |\n| TN-2-b | Two. |  |',
    );
  });
});
