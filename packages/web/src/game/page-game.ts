import type { GameId } from '@pangaea/rules/games';
import type { GameEvent, Refusal, RuleBook } from '@pangaea/rules/kernel';

/** One action in every form in which the page offers it: button, board, keyboard, spoken label. */
export interface PageAction {
  readonly id: string;
  /** Its legal moves; empty when there are none. */
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
  /**
   * Whether seats can hide something from each other, so that a device handed around needs a
   * curtain.
   */
  readonly hasHands: boolean;
  /** Whether they do so at a table of these options; when left out, always. */
  hidesWith?(options: O): boolean;
  /**
   * Whether seats are asked in secret with a time limit (`Game.silence`), so that a table by link
   * has a tempo.
   */
  readonly isTimed?: true;
  /** The empty table. */
  emptyTable(like: S): S;
  /**
   * The table after some of the events between two positions. Left out by games without hidden
   * facts, where the move itself is replayed.
   */
  tableDuring?(before: S, after: S, told: readonly E[]): S;
  /**
   * An event at which a draft stops, such as the beginning of a round: its effects belong to no
   * move, and are seen after sending.
   */
  closes?(event: E): boolean;
  /** Everything that the seat may do now; on a turn also everything else, with the reason. */
  actionsFor(state: S, seat: number): readonly A[];
  /** The move that ends a turn in which nothing else has to be chosen. */
  readonly end?: number;
  /**
   * The move that leaves out what is offered now besides, such as a dwelling on land just made; whoever confirms makes it.
   * Undefined where leaving something out loses anything, or is a choice like any other.
   */
  without?(state: S, seat: number): number | undefined;
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
