// Mistakes planted in the server: the laws of the simulation find each of them.
import { test } from 'vitest';
import { someOf } from './drawn.ts';
import { FLAWS } from './simulation/flaws.ts';
import { simulate } from './simulation/simulate.ts';

const { PANGAEA_SOAK: soak } = process.env;

/**
 * The number of worlds in which a planted mistake is searched. Their leaning makes it likely, so it
 * is nearly always found in the first one.
 */
const FLAW_WORLDS = soak === undefined ? 10 : 100;
/** A long limit, since the machine may have much other work. */
const PATIENCE_MS = 600_000;

/** Every fifth seed is a month (see `planOf`). */
function seedsOf(span: 'evening' | 'month', worlds: number): readonly number[] {
  const seeds = Array.from({ length: 5 * worlds }, (_, at) => at + 1);
  return seeds.filter((seed) => (seed % 5 === 1) === (span === 'month')).slice(0, worlds);
}

/** A run searches a third of the mistakes. */
const NAMES = someOf('planted mistakes', Object.keys(FLAWS), 1 / 3);

test.each(NAMES)('it is found that %s', { timeout: PATIENCE_MS }, async (name) => {
  const { flaw, says, within = 'evening', first = [], worlds = FLAW_WORLDS } = FLAWS[name];
  const found: string[] = [];
  for (const seed of new Set([first, seedsOf(within, Math.max(worlds, FLAW_WORLDS))].flat())) {
    const { faults } = await simulate(seed, flaw);
    if (faults.some((fault) => says.test(fault))) return;
    found.push(...faults.slice(0, 1));
  }
  const more = `PANGAEA_SOAK=1 npm test -- server/test/simulated-mistakes -t "${name}"`;
  throw new Error(
    `no law has found it in ${FLAW_WORLDS} worlds; other faults: ${found.join('; ') || 'none'}. ` +
      `Strengthen the leaning of the mistake (simulation/flaws); for more worlds: ${more}`,
  );
});
