import type { Refusal, Result, Seat, SeatSet } from '../../kernel/index.ts';
import type { Standing } from './standing.ts';

/**
 * What a ledger asks of the engine, and nothing more. The game itself fills it in one adapter file;
 * the reader of ledgers knows no move code and no state layout.
 *
 * What must hold behind it so that games of terra.snellman.net replay row by row:
 *
 * 1. Everything that a ledger fixes can be given as an option: map, factions by seat (seat 0 begins),
 *    the six round tiles, the bonus cards in play, the Fire & Ice final tile, turn order, start VP.
 *    Start colours are moves (`pick-color`), Ice Maidens' favour tile too.
 * 2. With the bundle `snellman` nobody waits for an answer: while a power offer, a Cultists' step, a
 *    Shapeshifters' token or a Riverwalkers' priest is open for some seat, `deciders` holds that seat
 *    *and* the seat whose turn it is, and each may answer in any order, an offer named by who made it.
 *    A seat must have answered before its own next action. All is answered before income comes.
 *    The Cultists' step and the Shapeshifters' token are due as soon as the *first* neighbour takes
 *    power (in 81 of 279 cases of the played games it is used before the others have answered); the
 *    consolation comes when the last one has refused.
 * 3. `drop`: a seat leaves at any moment (order, not a move of the turn); its buildings stay and count
 *    in the scoring, it takes no power and is no decliner, it keeps its bonus card.
 * 4. The end of an action can be left to the next command: conversions after the action belong to
 *    the same turn, so ending the turn is a move of its own (`wait`, `done` and the next seat's
 *    command show the reader where).
 */
export interface LedgerEngine<State> {
  /** A game as the head of a ledger describes it. */
  setup(head: LedgerHead): Result<State, Refusal>;
  seats(state: State): number;
  deciders(state: State): SeatSet;
  /** The seat whose turn it is, when it is somebody's. */
  turn(state: State): Seat | undefined;
  /** Every legal move as the game writes it. */
  legal(state: State, seat: Seat): readonly string[];
  /** Does a move when it is legal; otherwise says why not and leaves the state alone. */
  play(state: State, seat: Seat, move: string, told: (change: Change) => void): Refusal | undefined;
  standing(state: State, seat: Seat): Standing;
  isOver(state: State): boolean;
}

/** What the head of a ledger fixes, in the words of the ledger. */
export interface LedgerHead {
  /** `original`, `revised-base`, `loon-lakes-1.6`, `fjords-2.1`, `fire-ice-1`. */
  readonly map: string;
  /** Faction by seat, in the order of the first round. */
  readonly factions: readonly string[];
  /** `SCORE4`, … for rounds 1 to 6. */
  readonly roundTiles: readonly string[];
  /** `BON1`, … that take part. */
  readonly bonusCards: readonly string[];
  /** Fire & Ice final scoring tile in the site's word. */
  readonly finalTile: string | undefined;
  /** Options by the site's names. */
  readonly options: readonly string[];
}

/**
 * A gain or loss with its cause, so that the rows which the table writes itself (income, cult income,
 * each part of the final scoring) can be compared in between.
 */
export interface Change {
  readonly seat: Seat;
  readonly part: Part;
  /** The seat's standing after the change. */
  readonly after: Standing;
}

/** Where in the game a change belongs, as far as rows of their own show it. */
export type Part =
  | 'action'
  | 'cult-income'
  | 'income'
  | 'FIRE'
  | 'WATER'
  | 'EARTH'
  | 'AIR'
  | 'network'
  | 'final-tile'
  | 'resources';
