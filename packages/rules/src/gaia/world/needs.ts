import { LANDS, NEEDS, type Need } from '../vocabulary.ts';

/**
 * The offers of tiles and the needs of cities, as bits of one number. Each land has four bits and
 * counts in unary, 0001 for one, 0011 for two: so the shared bits of two such numbers are the met
 * needs. Animals have a bit for each face, and one for both.
 */
const LAND_BITS = 4;
const LAND_MASK = (1 << LAND_BITS) - 1;

export const ANIMAL: number = 1 << (LANDS.length * LAND_BITS);
export const DEER: number = ANIMAL << 1;
export const FISH: number = ANIMAL << 2;
export const ANY_ANIMAL: number = ANIMAL | DEER | FISH;

/** Adds one more of a land to the bits; there is room for four. */
export function withLand(bits: number, land: number): number {
  const shift = land * LAND_BITS;
  const count = (bits >>> shift) & LAND_MASK;
  return bits | (((count << 1) | 1) << shift);
}

/** The needs printed on a card. */
export function needBits(needs: readonly Need[]): number {
  let bits = 0;
  for (const need of needs) {
    const index = NEEDS.indexOf(need);
    bits = index < LANDS.length ? withLand(bits, index) : bits | (ANIMAL << (index - LANDS.length));
  }
  return bits;
}

/** How many bits are set. */
export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
