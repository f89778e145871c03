import { expect, test } from 'vitest';
import { LAWS, type LawId, startConformance } from '../../src/conformance/index.ts';
import { MUTANTS } from './mutants.ts';

const IDS = Object.keys(LAWS) as LawId[];

test('every law has a mutant', () => {
  const broken = new Set(MUTANTS.map((mutant) => mutant.law));
  expect(IDS.filter((law) => !broken.has(law))).toEqual([]);
});

test.each(MUTANTS)('$law: $flaw', ({ law, make }) => {
  const rates = { twins: 2, view: 2 };
  const run = startConformance(make(), { games: 200, seed: 3, maxFailures: 500, rates });
  const laws = () => run.result().failures.map((failure) => failure.law);
  while (!laws().includes(law) && run.next());
  expect(laws()).toContain(law);
});
