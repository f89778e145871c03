import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAN_FACTIONS } from '../../src/terra-mystica/index.ts';

const INDEX = join(import.meta.dirname, '../../../../docs/rules-index/fan-factions.md');
const TESTS = join(import.meta.dirname, 'factions/fan');

/** Clauses in the rows of the index. */
function clausesOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^\| (\d+\.\d+) \|/gm)].map(([, clause]) => clause);
}

/** Clauses in the names of tests. */
function namedIn(source: string): readonly string[] {
  const names = [
    ...source.matchAll(/\bit(?:\.each\([\s\S]*?\)(?=\())?\(\s*['`]((?:\[\d+\.\d+\] )+)/g),
  ];
  return names.flatMap(([, clauses]) => clauses.match(/\d+\.\d+/g) ?? []);
}

describe('the index of the fan factions', () => {
  const files = readdirSync(TESTS).filter((file) => file.endsWith('.test.ts'));
  const clauses = clausesOf(readFileSync(INDEX, 'utf8'));
  const named = files.flatMap((file) => namedIn(readFileSync(join(TESTS, file), 'utf8')));

  it('has a test for each clause, and tests name no other', () => {
    expect(clauses.length).toBeGreaterThan(FAN_FACTIONS.on.length);
    expect([...new Set(named)].sort()).toEqual([...clauses].sort());
  });

  it('has clauses of each faction, and each has a file of tests', () => {
    const numbers = new Set(clauses.map((clause) => clause.split('.')[0]));
    expect(numbers.size).toBe(FAN_FACTIONS.on.length);
    expect(files.map((file) => file.replace('.test.ts', '')).sort()).toEqual(
      FAN_FACTIONS.on.map(({ id }) => id).sort(),
    );
  });

  it('reads names of one clause, of several, and of tests by a list', () => {
    expect(namedIn("it('[1.2] x'")).toEqual(['1.2']);
    expect(namedIn("it('[1.2] [1.3] x'")).toEqual(['1.2', '1.3']);
    expect(namedIn("it.each([\n  [2, ['a'], ['b']],\n] as const)('[12.1] x'")).toEqual(['12.1']);
    expect(namedIn('it(`[7.1] x`')).toEqual(['7.1']);
    expect(namedIn("it('plain', f); it.todo('[1.2] later')")).toEqual([]);
    expect(clausesOf('| 1.0 | a | b |\n| clause | x |')).toEqual(['1.0']);
  });
});
