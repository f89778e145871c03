import { WORDS } from '../hexmap/index.ts';
import { KIND_BITS, type Move, type Moves, type Seat } from '../kernel/index.ts';
import { SETS, type TerraState } from './state.ts';

/** Adds a move for each empty hex of a set: `base` with the hex as its first argument. */
export function addEmpty(
  s: TerraState,
  set: Int32Array,
  at: number,
  base: Move,
  into: Moves,
): void {
  for (let w = 0; w < WORDS; w++) {
    for (let bits = set[at + w] & s.i32[SETS.empty + w]; bits !== 0; bits &= bits - 1) {
      into.add(base | (((w << 5) | (31 - Math.clz32(bits & -bits))) << KIND_BITS));
    }
  }
}

/**
 * Adds a move for each empty hex of a terrain in a set: `base` with the hex, which is shifted to
 * its place among the arguments.
 */
export function addEmptyOf(
  s: TerraState,
  terrain: number,
  set: Int32Array,
  at: number,
  base: Move,
  shift: number,
  into: Moves,
): void {
  const ground = SETS.ground + terrain * WORDS;
  for (let w = 0; w < WORDS; w++) {
    let bits = set[at + w] & s.i32[ground + w] & s.i32[SETS.empty + w];
    for (; bits !== 0; bits &= bits - 1) {
      into.add(base | (((w << 5) | (31 - Math.clz32(bits & -bits))) << shift));
    }
  }
}

/** Whether a set has an empty hex of a terrain. */
export function isAnyEmptyOf(s: TerraState, terrain: number, set: Int32Array, at: number): boolean {
  const ground = SETS.ground + terrain * WORDS;
  for (let w = 0; w < WORDS; w++) {
    if ((set[at + w] & s.i32[ground + w] & s.i32[SETS.empty + w]) !== 0) return true;
  }
  return false;
}

/**
 * Adds a move for each empty hex of a terrain in reach: `base` with the hex, which is shifted to
 * its place among the arguments.
 */
export function addInReach(
  s: TerraState,
  seat: Seat,
  terrain: number,
  base: Move,
  shift: number,
  into: Moves,
): void {
  addEmptyOf(s, terrain, s.i32, SETS.reach + seat * WORDS, base, shift, into);
}

/** Whether an empty hex of a terrain is in reach. */
export function isAnyInReach(s: TerraState, seat: Seat, terrain: number): boolean {
  return isAnyEmptyOf(s, terrain, s.i32, SETS.reach + seat * WORDS);
}
