import { WORDS } from '../../hexmap/index.ts';
import { KIND_BITS, type Moves } from '../../kernel/index.ts';
import { SETS, type State } from '../state.ts';

/** Adds a move, its hex left out, for each empty hex of a terrain in a set. */
export function addOnGround(
  s: State,
  where: Int32Array,
  terrain: number,
  base: number,
  into: Moves,
): void {
  const ground = SETS.ground + terrain * WORDS;
  for (let w = 0; w < WORDS; w++) {
    let bits = where[w] & s.i32[ground + w] & s.i32[SETS.empty + w];
    for (; bits !== 0; bits &= bits - 1) {
      into.add(base | (((w << 5) | (31 - Math.clz32(bits & -bits))) << KIND_BITS));
    }
  }
}

/** Whether a set has an empty hex of a terrain. */
export function isAnyEmpty(s: State, where: Int32Array, terrain: number): boolean {
  const ground = SETS.ground + terrain * WORDS;
  for (let w = 0; w < WORDS; w++) {
    if ((where[w] & s.i32[ground + w] & s.i32[SETS.empty + w]) !== 0) return true;
  }
  return false;
}

/** Adds `kind` with each empty hex of a set. */
export function addEmpty(s: State, set: Int32Array, at: number, kind: number, into: Moves): void {
  for (let w = 0; w < WORDS; w++) {
    for (let bits = set[at + w] & s.i32[SETS.empty + w]; bits !== 0; bits &= bits - 1) {
      into.add(kind | (((w << 5) | (31 - Math.clz32(bits & -bits))) << KIND_BITS));
    }
  }
}
