import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isSeedOf, parseDealtFrom, seedOfShares } from '../../../src/kernel/index.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const [ANN, BEN] = ['a'.repeat(32), 'b'.repeat(32)];

test('the seed is what sha256sum makes of the parts', () => {
  const by = execFileSync(
    'sh',
    ['-c', 'printf %s "$0:$1:$2" | sha256sum | cut -c1-32', SEED, ANN, BEN],
    { encoding: 'utf8' },
  ).trim();
  expect(seedOfShares(SEED, [ANN, BEN])).toEqual({ ok: true, value: by });
});

test('every part and their order count, capitals do not', () => {
  const seeds = [
    seedOfShares(SEED, [ANN, BEN]),
    seedOfShares(SEED, [BEN, ANN]),
    seedOfShares(SEED, [ANN]),
    seedOfShares(SEED, []),
    seedOfShares(ANN, [SEED, BEN]),
  ].map((seed) => seed.ok && seed.value);
  expect(new Set(seeds).size).toBe(5);
  expect(seedOfShares(SEED.toUpperCase(), [ANN, BEN])).toEqual(seedOfShares(SEED, [ANN, BEN]));
});

test.each(['', 'a', 'g'.repeat(32), 'a'.repeat(33), `${ANN}:${BEN}`])(
  'garbage is no share: %s',
  (text) => {
    expect(seedOfShares(SEED, [ANN, text])).toMatchObject({
      ok: false,
      error: { code: 'seed-malformed' },
    });
  },
);

test('the shares of a record are read, and checked with its seed', () => {
  const shares = [ANN, BEN].map((share, at) => ({ seat: at * 2, share, by: 'device' }) as const);
  const read = parseDealtFrom(JSON.parse(JSON.stringify({ seed: SEED, shares })));
  expect(read).toEqual({ seed: SEED, shares });
  const made = seedOfShares(SEED, [ANN, BEN]);
  const seed = made.ok ? made.value : '';
  expect(isSeedOf(seed, { seed: SEED, shares })).toBe(true);
  expect(isSeedOf(SEED, { seed: SEED, shares })).toBe(false);
  expect(isSeedOf(seed, { seed: SEED, shares: shares.slice(1) })).toBe(false);
});
