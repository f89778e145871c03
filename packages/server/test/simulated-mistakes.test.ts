// Mistakes planted in the server: the laws of the simulation find each of them.
import { test } from 'vitest';
import { FLAWS } from './simulation/flaws.ts';
import { simulate } from './simulation/simulate.ts';

const { PANGAEA_SOAK: soak } = process.env;

/** Worlds in which a planted mistake is looked for. They lean towards it: hardly any is needed but the first. */
const FLAW_WORLDS = soak === undefined ? 10 : 100;
/** On a machine with much else to do. */
const PATIENCE_MS = 600_000;

/** Every fifth seed is a month (see `planOf`). */
function seedsOf(span: 'evening' | 'month'): readonly number[] {
  const seeds = Array.from({ length: 5 * FLAW_WORLDS }, (_, at) => at + 1);
  return seeds.filter((seed) => (seed % 5 === 1) === (span === 'month')).slice(0, FLAW_WORLDS);
}

test.each(Object.keys(FLAWS))('it is found that %s', { timeout: PATIENCE_MS }, async (name) => {
  const { flaw, says, within = 'evening', first = [] } = FLAWS[name];
  const found: string[] = [];
  for (const seed of new Set([first, seedsOf(within)].flat())) {
    const { faults } = await simulate(seed, flaw);
    if (faults.some((fault) => says.test(fault))) return;
    found.push(...faults.slice(0, 1));
  }
  const more = `PANGAEA_SOAK=1 npm test -- server/test/simulated-mistakes -t "${name}"`;
  throw new Error(
    `in ${FLAW_WORLDS} worlds nobody has noticed, but ${found.join('; ') || 'nothing'}. Let the ` +
      `leaning of the mistake (simulation/flaws) bring it about more often; in more worlds: ${more}`,
  );
});
