// People who invite each other, and people who are erased, on a server in a simulated environment:
// see docs/simulation.md.
import { expect, test } from 'vitest';
import type { Leaning } from './simulation/company.ts';
import { ERASING } from './simulation/erasing.ts';
import { INVITING } from './simulation/inviting.ts';
import { simulate } from './simulation/simulate.ts';

const { PANGAEA_SOAK: soak, PANGAEA_SEED: only } = process.env;
const SOAK_SEEDS = 1_000;
/** A long limit, since the machine may have much other work. */
const PATIENCE_MS = 600_000;

interface Worlds {
  readonly leaning: Leaning;
  readonly seeds: readonly number[];
  /** These events must happen in the simulation; otherwise the laws about them test nothing. */
  readonly mustHappen: readonly string[];
}

const WORLDS: Readonly<Record<string, Worlds>> = {
  invited: {
    leaning: INVITING,
    seeds: [4, 10],
    mustHappen: ['invitations seen', 'by invitation 200', 'invitation withdrawn'],
  },
  erased: { leaning: ERASING, seeds: [2, 6], mustHappen: ['erased 200', 'persons erased'] },
};

test.each(Object.entries(WORLDS))(
  'people are %s, and a server keeps its word whatever happens',
  { timeout: soak === undefined ? PATIENCE_MS : 10 * PATIENCE_MS },
  async (_, { leaning, seeds: usual, mustHappen }) => {
    const all = Array.from({ length: SOAK_SEEDS }, (_, at) => at + 1);
    const seeds = only?.split(',').map(Number) ?? (soak === undefined ? usual : all);
    const happened: Record<string, number> = {};
    for (const seed of seeds) {
      const { faults, lines, counts } = await simulate(seed, { leaning });
      const again = `PANGAEA_SEED=${seed} npm test -- server/test/simulation-people`;
      expect(faults.length === 0 ? [] : [again, ...faults.slice(0, 5), ...lines]).toEqual([]);
      for (const what of mustHappen) happened[what] = (happened[what] ?? 0) + (counts[what] ?? 0);
    }
    if (only === undefined) expect(mustHappen.filter((what) => happened[what] === 0)).toEqual([]);
  },
);
