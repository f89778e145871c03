import type { GameId } from '@pangaea/rules/games';
import type { GameEvent, Refusal, RuleBook } from '@pangaea/rules/kernel';

/** One action as everything on the page offers it: button, board, keyboard, spoken label. */
export interface PageAction {
  readonly id: string;
  /** Moves that are legal now; empty when there are none. */
  readonly choices: readonly { readonly move: number }[];
  /** Why there are none. */
  readonly refusal?: Refusal;
}

/** The moves that the page makes without asking. The rules know nothing of them. */
export interface PageOrders {
  /** Ends a turn in which nothing useful is left. */
  readonly endsTurn: boolean;
  /** Takes power that costs nothing. */
  readonly freePower: boolean;
}

/** A game as the page plays it: its rules, and what the rules do not say. */
export interface PageGame<S, O, E extends GameEvent, A extends PageAction> {
  readonly id: GameId;
  /** The same rules that the server and the bots use. */
  readonly book: RuleBook<S, O, E>;
  /** Seats can hide something from each other, so that a page handed around needs a curtain. */
  readonly hasHands: boolean;
  /** Whether they do at a table of these options; always, if left out. */
  hidesWith?(options: O): boolean;
  /** Asks all in secret and for a time (`Game.silence`), so that a table by link has a tempo. */
  readonly isTimed?: true;
  /** The table before anything lies on it. */
  emptyTable(like: S): S;
  /**
   * The table when a part of the events between two positions has happened. Left out by games in which
   * nobody hides anything: there the move itself is played again.
   */
  tableDuring?(before: S, after: S, told: readonly E[]): S;
  /**
   * An event that no draft goes beyond, as the beginning of a round: what comes with it is no part of a move, and is
   * seen when the move is sent.
   */
  closes?(event: E): boolean;
  /** Everything that the seat may do now; on a turn also what it may not, with the reason. */
  actionsFor(state: S, seat: number): readonly A[];
  /** The move that ends a segment in which nothing else has to be chosen. */
  readonly end?: number;
  /**
   * The move that a seat need not be asked about, as the orders of the page say. Left out by games in which there is always
   * something to decide.
   */
  unasked?(state: S, seat: number, orders: PageOrders): number | undefined;
  /** An answer to what somebody else has done: one press gives it. */
  isAnswer?(move: number): boolean;
  /** A standing order: it is given at once and not drafted. */
  isOrder(move: number): boolean;
}

/** A game of unknown type, for what is the same for all of them. */
// biome-ignore lint/suspicious/noExplicitAny: games of types that never meet.
export type AnyPageGame = PageGame<any, any, any, any>;
