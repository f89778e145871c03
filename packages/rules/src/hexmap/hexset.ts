/**
 * Sets of up to 128 hexes. A set is `WORDS` consecutive 32-bit words of an `Int32Array`, beginning
 * at an offset `at`; hex `h` is bit `h & 31` of word `at + (h >> 5)`. Many sets share one array, so
 * a table of sets or a whole game state is a single buffer.
 *
 * Nothing here allocates except `hexesOf`. Nothing is checked: hexes are 0..127, offsets are valid.
 *
 * The innermost loops of the rules visit the members of a set without a call per hex:
 *
 * ```ts
 * for (let w = 0; w < WORDS; w++) {
 *   for (let bits = sets[at + w]; bits !== 0; bits &= bits - 1) {
 *     const hex = (w << 5) | (31 - Math.clz32(bits & -bits));
 *   }
 * }
 * ```
 *
 * `bits & -bits` is the lowest member, `31 - Math.clz32(…)` its number, `bits & (bits - 1)` the rest.
 */

/** 32-bit words of one set. */
export const WORDS = 4;

/** The most hexes that a set, and therefore a map, can hold. */
export const MAX_HEXES = WORDS * 32;

export function hasHex(sets: Int32Array, at: number, hex: number): boolean {
  return ((sets[at + (hex >> 5)] >>> (hex & 31)) & 1) !== 0;
}

export function addHex(sets: Int32Array, at: number, hex: number): void {
  sets[at + (hex >> 5)] |= 1 << (hex & 31);
}

export function removeHex(sets: Int32Array, at: number, hex: number): void {
  sets[at + (hex >> 5)] &= ~(1 << (hex & 31));
}

export function clearHexes(sets: Int32Array, at: number): void {
  sets[at] = 0;
  sets[at + 1] = 0;
  sets[at + 2] = 0;
  sets[at + 3] = 0;
}

export function copyHexes(to: Int32Array, toAt: number, from: Int32Array, fromAt: number): void {
  to[toAt] = from[fromAt];
  to[toAt + 1] = from[fromAt + 1];
  to[toAt + 2] = from[fromAt + 2];
  to[toAt + 3] = from[fromAt + 3];
}

/** `to` becomes the hexes that are in either set. */
export function uniteInto(to: Int32Array, toAt: number, from: Int32Array, fromAt: number): void {
  to[toAt] |= from[fromAt];
  to[toAt + 1] |= from[fromAt + 1];
  to[toAt + 2] |= from[fromAt + 2];
  to[toAt + 3] |= from[fromAt + 3];
}

/** `to` keeps only the hexes that are in both sets. */
export function intersectInto(
  to: Int32Array,
  toAt: number,
  from: Int32Array,
  fromAt: number,
): void {
  to[toAt] &= from[fromAt];
  to[toAt + 1] &= from[fromAt + 1];
  to[toAt + 2] &= from[fromAt + 2];
  to[toAt + 3] &= from[fromAt + 3];
}

/** `to` loses the hexes that are in `from`. */
export function subtractFrom(to: Int32Array, toAt: number, from: Int32Array, fromAt: number): void {
  to[toAt] &= ~from[fromAt];
  to[toAt + 1] &= ~from[fromAt + 1];
  to[toAt + 2] &= ~from[fromAt + 2];
  to[toAt + 3] &= ~from[fromAt + 3];
}

/** Whether the two sets have a hex in common. */
export function intersects(a: Int32Array, aAt: number, b: Int32Array, bAt: number): boolean {
  return (
    ((a[aAt] & b[bAt]) |
      (a[aAt + 1] & b[bAt + 1]) |
      (a[aAt + 2] & b[bAt + 2]) |
      (a[aAt + 3] & b[bAt + 3])) !==
    0
  );
}

export function isEmpty(sets: Int32Array, at: number): boolean {
  return (sets[at] | sets[at + 1] | sets[at + 2] | sets[at + 3]) === 0;
}

export function sameHexes(a: Int32Array, aAt: number, b: Int32Array, bAt: number): boolean {
  return (
    ((a[aAt] ^ b[bAt]) |
      (a[aAt + 1] ^ b[bAt + 1]) |
      (a[aAt + 2] ^ b[bAt + 2]) |
      (a[aAt + 3] ^ b[bAt + 3])) ===
    0
  );
}

export function countHexes(sets: Int32Array, at: number): number {
  return (
    countBits(sets[at]) +
    countBits(sets[at + 1]) +
    countBits(sets[at + 2]) +
    countBits(sets[at + 3])
  );
}

/** How many hexes the two sets have in common. */
export function countCommon(a: Int32Array, aAt: number, b: Int32Array, bAt: number): number {
  return (
    countBits(a[aAt] & b[bAt]) +
    countBits(a[aAt + 1] & b[bAt + 1]) +
    countBits(a[aAt + 2] & b[bAt + 2]) +
    countBits(a[aAt + 3] & b[bAt + 3])
  );
}

/**
 * The lowest hex of the set above `after`, or -1. Visits a set in ascending order, also one that
 * loses members on the way: `for (let h = nextHex(s, at, -1); h >= 0; h = nextHex(s, at, h))`.
 */
export function nextHex(sets: Int32Array, at: number, after: number): number {
  const from = after + 1;
  let word = from >> 5;
  if (word >= WORDS) return -1;
  let bits = sets[at + word] & (-1 << (from & 31));
  while (bits === 0) {
    word++;
    if (word === WORDS) return -1;
    bits = sets[at + word];
  }
  return (word << 5) | (31 - Math.clz32(bits & -bits));
}

/** The members in ascending order, as a new list: for tests, drawing and notation. */
export function hexesOf(sets: Int32Array, at: number): number[] {
  const hexes: number[] = [];
  for (let hex = nextHex(sets, at, -1); hex >= 0; hex = nextHex(sets, at, hex)) hexes.push(hex);
  return hexes;
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
