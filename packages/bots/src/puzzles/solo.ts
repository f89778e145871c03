import {
  firstSeat,
  hasSeat,
  kindOf,
  type Move,
  Moves,
  type Seat,
  seatsOf,
} from '@pangaea/rules/kernel';
import type { Rules } from '../domain.ts';

/** Knowledge about a hex game for a last round that one seat plays alone. */
export interface SoloKnowledge<S> {
  /** The numbers of kinds of moves. */
  readonly pass: number;
  readonly end: number;
  /** Conversions of goods. They may stand before any action, any number of times. */
  readonly conversions: ReadonlySet<number>;
  /** The number of times that a move makes its conversion. */
  times(move: Move): number;
  /** Kinds that are never searched, such as leaving the game. */
  readonly never: ReadonlySet<number>;
  /** Answers of other seats that take nothing; the first legal one is used. */
  readonly refusals: readonly number[];
  readonly lastRound: number;
  round(state: S): number;
  /** Whether the seat has passed in this round. */
  hasPassed(state: S, seat: Seat): boolean;
  points(state: S, seat: Seat): number;
  /**
   * Writes the goods of a seat. First come goods of which more is never worse, then bowls I, II and
   * III.
   * @returns the number of goods before the bowls
   */
  goods(state: S, seat: Seat, into: Int32Array): number;
  /** Removes all these goods from the seat. */
  strip(state: S, seat: Seat): void;
  /**
   * Whether more power in hand is never worse for the seat: no ability pays with the tokens
   * themselves.
   */
  isPowerPlain(state: S, seat: Seat): boolean;
  /** The words of the state that differ between positions of one table. */
  words(state: S): Int32Array;
  /** The points that the goods in hand promise. They only decide which positions are searched. */
  promise(state: S, seat: Seat): number;
}

export type SoloRules<S> = Rules<S> & {
  outcome(state: S): { readonly vp: readonly number[] } | undefined;
};

/** A game whose last round can be searched. */
export interface SoloGame<S> {
  readonly game: SoloRules<S>;
  readonly knowledge: SoloKnowledge<S>;
}

/** A move with its seat. */
export interface Made {
  readonly seat: Seat;
  readonly move: Move;
}

const LIST = new Moves();

/** The answer of another seat: it takes nothing, and passes in its own turn. */
export function answerOf<S>({ game, knowledge }: SoloGame<S>, state: S, seat: Seat): Move {
  game.legal(state, seat, LIST);
  for (const kind of [...knowledge.refusals, knowledge.end, knowledge.pass]) {
    for (let at = 0; at < LIST.count; at++) if (kindOf(LIST.at(at)) === kind) return LIST.at(at);
  }
  return LIST.at(0);
}

/**
 * Lets the other seats answer until the seat has to decide or the game is over.
 * @returns their moves
 */
export function answerAll<S>(solo: SoloGame<S>, state: S, own: Seat): readonly Made[] {
  const { game } = solo;
  const made: Made[] = [];
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = seatsOf(deciders).find((each) => each !== own);
    if (seat === undefined) break;
    const move = answerOf(solo, state, seat);
    game.apply(state, seat, move);
    made.push({ seat, move });
  }
  return made;
}

/** The only seat that has not passed in the last round; undefined if there are several. */
export function alone<S>({ game, knowledge }: SoloGame<S>, state: S): Seat | undefined {
  if (knowledge.round(state) !== knowledge.lastRound) return undefined;
  let found: Seat | undefined;
  for (let seat = 0; seat < game.seats(state); seat++) {
    if (knowledge.hasPassed(state, seat)) continue;
    if (found !== undefined) return undefined;
    found = seat;
  }
  return found;
}

/** Whether the seat is at the beginning of an own turn. */
export function isAtTurn<S>({ game, knowledge }: SoloGame<S>, state: S, seat: Seat): boolean {
  if (!hasSeat(game.deciders(state), seat)) return false;
  game.legal(state, seat, LIST);
  for (let at = 0; at < LIST.count; at++) if (kindOf(LIST.at(at)) === knowledge.pass) return true;
  return false;
}

/**
 * Makes a position in which one seat is left: all others pass when their turn comes.
 * @returns the seat, and the moves of the others; undefined if no turn of the last round begins in
 * `from`
 */
export function leaveOneAlone<S>(
  solo: SoloGame<S>,
  from: S,
): { readonly seat: Seat; readonly state: S; readonly passes: readonly Made[] } | undefined {
  const { game, knowledge } = solo;
  if (knowledge.round(from) !== knowledge.lastRound) return undefined;
  if (!isAtTurn(solo, from, firstSeat(game.deciders(from)))) return undefined;
  const state = game.slot(from);
  game.copy(from, state);
  const passes: Made[] = [];
  while (game.deciders(state) !== 0) {
    const seat = firstSeat(game.deciders(state));
    const last = alone(solo, state);
    if (last === seat && isAtTurn(solo, state, seat)) return { seat, state, passes };
    const move = answerOf(solo, state, seat);
    game.apply(state, seat, move);
    passes.push({ seat, move });
  }
  return undefined;
}
