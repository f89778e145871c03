import { err, ok, parseSeed, type Result, type Seed, seedFromNumber } from '@pangaea/rules/kernel';
import type { ArgumentFault } from './fault.ts';
import type { Kind } from './kinds.ts';

const LARGEST = 0xffff_ffff;

/**
 * A seed: a number, which is expanded, or 32 hexadecimal digits. If none is given, 128 random bits
 * are drawn.
 */
export function seed(): Kind<Seed> {
  return {
    form: 'text',
    read: ([given]) => (given === undefined ? ok(randomSeed()) : readSeed(given)),
  };
}

function readSeed(given: string): Result<Seed, ArgumentFault> {
  if (/^\d{1,10}$/.test(given) && Number(given) <= LARGEST)
    return ok(seedFromNumber(Number(given)));
  const whole = parseSeed(given);
  return whole.ok ? whole : err({ code: 'not-a-seed', given });
}

function randomSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Buffer.from(bytes).toString('hex') as Seed;
}
