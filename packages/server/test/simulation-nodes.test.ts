// Three servers on one database in a simulated environment: see docs/simulation.md.
import { expect, test } from 'vitest';
import { simulate } from './simulation/simulate.ts';

const { PANGAEA_SOAK: soak, PANGAEA_SEED: only } = process.env;
const SOAK_SEEDS = 1_000;
/** A long limit, since the machine may have much other work. */
const PATIENCE_MS = 600_000;

/** The second world has an operator; in the third one server is only for bots. */
const SEEDS = [11, 17, 18];
const usual = soak === undefined ? SEEDS : Array.from({ length: SOAK_SEEDS }, (_, at) => at + 1);
const seeds = only === undefined ? usual : only.split(',').map(Number);
const histories = new Map<number, string>();
const happened: Record<string, number> = {};

test.each(seeds)(
  'three servers keep their word whatever happens, seed %i',
  { timeout: PATIENCE_MS },
  async (seed) => {
    const { faults, lines, history, counts } = await simulate(seed, { leaning: { nodes: 3 } });
    const again = `PANGAEA_SEED=${seed} npm test -- server/test/simulation-nodes`;
    expect(faults.length === 0 ? [] : [again, ...faults.slice(0, 5), ...lines]).toEqual([]);
    histories.set(seed, history);
    for (const [what, times] of Object.entries(counts)) {
      happened[what] = (happened[what] ?? 0) + times;
    }
  },
);

test.skipIf(only !== undefined)(
  'a seed of three servers goes the same way again',
  { timeout: PATIENCE_MS },
  async () => {
    const { history } = await simulate(11, { leaning: { nodes: 3 } });
    expect(history).toBe(histories.get(11));
  },
);

/** These events must happen in the simulation; otherwise the laws about them test nothing. */
const MUST_HAPPEN = [
  'played',
  'streams resumed',
  'told',
  'bots apart',
  'a server killed',
  'a server stands still',
  'a server cut off',
  'a server far from the database',
  'the database found again',
];
test.skipIf(only !== undefined)(
  'everything that the laws of several servers are about has happened',
  () => {
    expect(MUST_HAPPEN.filter((what) => (happened[what] ?? 0) === 0)).toEqual([]);
  },
);
