import { describe, expect, it } from 'vitest';
import { faultsOf, fillIn, readIndex, readTests } from './rules-index.ts';

describe('the reader of the rules index', () => {
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
