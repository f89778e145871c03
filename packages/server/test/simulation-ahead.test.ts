// People who order turns ahead, on a server in a simulated environment: see docs/simulation.md.
import { expect, test } from 'vitest';
import { AHEAD_FLAWS, ORDERING } from './simulation/ahead-flaws.ts';
import { simulate } from './simulation/simulate.ts';

const { PANGAEA_SOAK: soak, PANGAEA_SEED: only } = process.env;
const SOAK_SEEDS = 1_000;
/** A long limit, since the machine may have much other work. */
const PATIENCE_MS = 600_000;
const FLAW_WORLDS = soak === undefined ? 10 : 100;

const usual = soak === undefined ? [5, 12] : Array.from({ length: SOAK_SEEDS }, (_, at) => at + 1);
const seeds = only === undefined ? usual : only.split(',').map(Number);

/** The number of turns that were played ahead, in all seeds together. */
let played = 0;

test.each(seeds)(
  'no turn is played ahead that its owner has not ordered, seed %i',
  { timeout: PATIENCE_MS },
  async (seed) => {
    const { faults, lines, counts } = await simulate(seed, { leaning: ORDERING });
    const again = `PANGAEA_SEED=${seed} npm test -- server/test/simulation-ahead`;
    expect(faults.length === 0 ? [] : [again, ...faults.slice(0, 5), ...lines]).toEqual([]);
    played += counts['turns played ahead'] ?? 0;
  },
);

test.skipIf(only !== undefined)('turns were played ahead', () => {
  expect(played).toBeGreaterThan(0);
});

test.skipIf(only !== undefined).each(Object.keys(AHEAD_FLAWS))(
  'it is found that %s',
  { timeout: PATIENCE_MS },
  async (name) => {
    const { flaw, says } = AHEAD_FLAWS[name];
    const found: string[] = [];
    for (let seed = 3; seed < 3 + FLAW_WORLDS; seed++) {
      const { faults } = await simulate(seed, flaw);
      if (faults.some((fault) => says.test(fault))) return;
      found.push(...faults.slice(0, 1));
    }
    throw new Error(`in ${FLAW_WORLDS} worlds nobody has noticed, but ${found.join('; ')}`);
  },
);
