import { kindOf, type Move } from '../../kernel/index.ts';
import { FRAME } from '../frames.ts';
import { KIND } from '../moves.ts';
import { NONE, PHASE, type State } from '../state.ts';

/** Whose turn it is, or NONE when everybody has passed. */
export function turnOf(s: State): number {
  return s.phase() === PHASE.actions && s.depth() > 0 ? s.turn() : NONE;
}

/** Where a turn stands, for `TurnEnds`. */
interface Moment {
  readonly turn: number;
  readonly isOpen: boolean;
}

/** Tells of each move whether a turn is over with it. */
export class TurnEnds {
  #before: Moment = { turn: NONE, isOpen: false };

  /** Called before each move, in their order. */
  before(s: State): void {
    this.#before = momentOf(s);
  }

  /** Called after it. */
  isOver(s: State, move: Move): boolean {
    const { turn, isOpen } = this.#before;
    const after = momentOf(s);
    if (turn === NONE || after.turn !== turn) return turn !== NONE;
    // The next turn is the same player's, who is the last one left.
    return after.isOpen && (!isOpen || !BESIDE.has(kindOf(move)));
  }
}

/** Moves that may come before the action of a turn. */
const BESIDE: ReadonlySet<number> = new Set([
  ...[KIND.burn, KIND.convert, KIND.riverTown, KIND.takePower, KIND.refusePower],
  ...[KIND.cult, KIND.unlock, KIND.gainPriest, KIND.buyToken, KIND.decline, KIND.town],
]);

/** `isOpen`: its action is still to be taken. */
function momentOf(s: State): Moment {
  const isOpen = s.depth() === 1 && s.frame() === FRAME.turn && s.frameA() === 0;
  return { turn: turnOf(s), isOpen };
}
