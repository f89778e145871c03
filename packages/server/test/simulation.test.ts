import { expect, test } from 'vitest';
import { simulate } from './simulation/simulate.ts';

const { PANGAEA_SOAK: soak, PANGAEA_SEED: only } = process.env;

/** A month, evenings of each game, taken-over seats, and an operator. */
const SEEDS = [1, 2, 3, 4, 5, 7, 14, 42];
const SOAK_SEEDS = 1_000;
/** The number of seeds in one test. */
const TOGETHER = soak === undefined ? 3 : 5;
/** A long limit, since the machine may have much other work. */
const PATIENCE_MS = 600_000;

const usual = soak === undefined ? SEEDS : Array.from({ length: SOAK_SEEDS }, (_, at) => at + 1);
const seeds = only === undefined ? usual : only.split(',').map(Number);
/** The histories by the seeds that were simulated. */
const histories = new Map<number, string>();

/** The number of times that each event happened in all seeds. */
const happened: Record<string, number> = {};

/** The faults of a seed, with the command that repeats them. */
async function faultsOf(seed: number): Promise<readonly string[]> {
  const { faults, lines, history, counts } = await simulate(seed);
  for (const [what, times] of Object.entries(counts)) {
    happened[what] = (happened[what] ?? 0) + times;
  }
  histories.set(seed, history);
  if (faults.length === 0) return [];
  const again = `PANGAEA_SEED=${seed} npm test -- server/test/simulation.test`;
  return [`Seed ${seed}, history ${history}; again: ${again}`, ...faults.slice(0, 5), ...lines];
}

const parts = Array.from({ length: Math.ceil(seeds.length / TOGETHER) }, (_, part) =>
  seeds.slice(part * TOGETHER, (part + 1) * TOGETHER),
);
test.each(parts.map((part) => [part[0], part.at(-1), part] as const))(
  'a server keeps its word whatever happens, seeds %i to %i',
  { timeout: PATIENCE_MS },
  async (_from, _to, part) => {
    for (const seed of part) expect(await faultsOf(seed)).toEqual([]);
  },
);

test.skipIf(only !== undefined)(
  'a seed goes the same way again',
  { timeout: PATIENCE_MS },
  async () => {
    const { history, counts } = await simulate(3);
    const known = histories.get(3) ?? (await simulate(3)).history;
    expect(history).toBe(known);
    expect([...histories].filter(([seed, other]) => seed !== 3 && other === known)).toEqual([]);
    expect(counts).toMatchObject({ starts: expect.any(Number), played: expect.any(Number) });
  },
);

/** These events must happen in the simulation; otherwise the laws about them test nothing. */
const MUST_HAPPEN = [
  'played',
  'told',
  'newsOfKeys',
  'words added',
  'sign in done',
  'mail key 201',
  'seats given to somebody new',
];
test.skipIf(only !== undefined)('everything that laws are about has happened', () => {
  expect(MUST_HAPPEN.filter((what) => (happened[what] ?? 0) === 0)).toEqual([]);
});
