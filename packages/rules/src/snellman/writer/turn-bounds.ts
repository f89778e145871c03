import { kindOf, type Move, type Seat } from '../../kernel/index.ts';
import { TURN } from '../../terra-mystica/course/turn.ts';
import { NONE, PHASE, type State } from '../../terra-mystica/state.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import { declinesAsked, isAskedForCult } from './asked.ts';

/**
 * Answers to questions outside of the own action: power offers, and what those bring the builder.
 */
export function isDutyAnswer(s: State, seat: Seat, move: Move): boolean {
  switch (kindOf(move)) {
    case KIND['take-power']:
    case KIND['refuse-power']:
    case KIND['buy-token']:
      return true;
    case KIND.cult:
      return !isAskedForCult(s, seat);
    case KIND.decline:
      return !declinesAsked(s, seat) && s.oweTokens(seat) > 0;
    default:
      return false;
  }
}

/** Whether a move decides about a priest that Riverwalkers have gained. */
export function isPriestAnswer(s: State, seat: Seat, move: Move): boolean {
  const kind = kindOf(move);
  if (kind === KIND.unlock || kind === KIND['gain-priest']) return true;
  if (kind !== KIND.decline || declinesAsked(s, seat)) return false;
  return s.oweTokens(seat) === 0 && s.owePriests(seat) > 0;
}

/** The seat whose turn it is, or NONE if all seats have passed. */
export function turnOf(s: State): number {
  return s.phase() === PHASE.actions && s.depth() > 0 ? s.turn() : NONE;
}

/** The state of a turn that `TurnEnds` compares. */
interface Moment {
  readonly turn: number;
  readonly isOpen: boolean;
}

/** Says for each move whether a turn is over after it. */
export class TurnEnds {
  #before: Moment = { turn: NONE, isOpen: false };

  /** Called before each move, in their order. */
  before(s: State): void {
    this.#before = momentOf(s);
  }

  /** Called after the move: whether a turn is over. */
  isOver(s: State, move: Move): boolean {
    const { turn, isOpen } = this.#before;
    const after = momentOf(s);
    if (turn === NONE || after.turn !== turn) return turn !== NONE;
    // The next turn is the same player's, because all others have passed.
    return after.isOpen && (!isOpen || !BESIDE.has(kindOf(move)));
  }
}

/** Moves that may come before the action of a turn. */
const BESIDE: ReadonlySet<number> = new Set([
  KIND.burn,
  KIND.convert,
  KIND['river-town'],
  KIND['take-power'],
  KIND['refuse-power'],
  KIND.cult,
  KIND.unlock,
  KIND['gain-priest'],
  KIND['buy-token'],
  KIND.decline,
  KIND.town,
]);

/** Whether a move is the action of a turn, or passes. */
export function isActionOfTurn(s: State, seat: Seat, move: Move): boolean {
  if (turnOf(s) === NONE || s.top() !== QUESTION.turn || s.topWho() !== seat) return false;
  return !BESIDE.has(kindOf(move));
}

/**
 * `isOpen`: the action of the turn is still to be taken. Then the turn is the lowest question; a
 * river town founded before the action may ask for its tile above it.
 */
function momentOf(s: State): Moment {
  const isTurn = s.depth() > 0 && s.questionAt(0) === QUESTION.turn;
  return { turn: turnOf(s), isOpen: isTurn && s.argAt(0, TURN.at.action) === 0 };
}
