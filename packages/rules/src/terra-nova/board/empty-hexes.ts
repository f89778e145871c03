import { WORDS } from '../../hexmap/index.ts';
import { type Move, type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { SETS, type State } from '../state.ts';

/** Adds `base` with each hex of a set of the state that is also in reach and empty. */
export function addInReach(
  s: State,
  seat: Seat,
  ground: number,
  base: Move,
  shift: number,
  into: Moves,
): void {
  const reach = SETS.reach + seat * WORDS;
  const { i32 } = s;
  for (let w = 0; w < WORDS; w++) {
    let bits = i32[ground + w] & i32[reach + w] & i32[SETS.empty + w];
    for (; bits !== 0; bits &= bits - 1) {
      into.add(base | (((w << 5) | (31 - Math.clz32(bits & -bits))) << shift));
    }
  }
}

/** Whether any hex of a set of the state is in reach and empty. */
export function hasInReach(s: State, seat: Seat, ground: number): boolean {
  const reach = SETS.reach + seat * WORDS;
  for (let w = 0; w < WORDS; w++) {
    if ((s.i32[ground + w] & s.i32[reach + w] & s.i32[SETS.empty + w]) !== 0) return true;
  }
  return false;
}

/** Adds `kind` with each empty hex that is in a set. */
export function addEmpty(s: State, set: Int32Array, at: number, kind: number, into: Moves): void {
  for (let w = 0; w < WORDS; w++) {
    for (let bits = set[at + w] & s.i32[SETS.empty + w]; bits !== 0; bits &= bits - 1) {
      into.add(packMove(kind, (w << 5) | (31 - Math.clz32(bits & -bits))));
    }
  }
}
