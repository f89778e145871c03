/** Numbers from 0 to 1 that look random and are the same for the same seed; for pictures only. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number between two. */
export function within(chance: Chance, from: number, to: number): number {
  return from + (to - from) * chance();
}
