import { expect, test } from 'vitest';
import { FLAWS } from './simulation/flaws.ts';
import { simulate } from './simulation/simulate.ts';

const { PANGAEA_SOAK: soak, PANGAEA_SEED: only } = process.env;

const SEEDS = 10;
const SOAK_SEEDS = 1_000;
/** Where a planted mistake is looked for. */
const FLAW_SEEDS = 20;
/** Seeds that are looked at together. */
const TOGETHER = 5;
/** On a machine with much else to do. */
const PATIENCE_MS = 600_000;

const seeds =
  only === undefined
    ? Array.from({ length: soak === undefined ? SEEDS : SOAK_SEEDS }, (_, at) => at + 1)
    : only.split(',').map(Number);

/** What is wrong with a seed, and how it is seen again. */
async function faultsOf(seed: number): Promise<readonly string[]> {
  const { faults, lines, history } = await simulate(seed);
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
    const [one, same, other] = [await simulate(3), await simulate(3), await simulate(4)];
    expect(same).toEqual(one);
    expect(other.history).not.toBe(one.history);
    expect(one.counts).toMatchObject({ starts: expect.any(Number), played: expect.any(Number) });
  },
);

test.skipIf(only !== undefined).each(Object.keys(FLAWS))(
  'it is found that %s',
  { timeout: PATIENCE_MS },
  async (name) => {
    const { flaw, first, says } = FLAWS[name];
    // Where it was found last, and else any of them.
    const seeds = [first, ...Array.from({ length: FLAW_SEEDS }, (_, at) => at + 1)];
    const found: string[] = [];
    for (const seed of seeds) {
      const { faults } = await simulate(seed, flaw);
      if (faults.some((fault) => says.test(fault))) return;
      found.push(...faults.slice(0, 1));
    }
    throw new Error(`nobody has noticed, but ${found.join('; ') || 'nothing'}`);
  },
);
