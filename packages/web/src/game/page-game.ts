import type { GameId } from '@pangaea/rules/games';
import type { GameEvent, Refusal, RuleBook } from '@pangaea/rules/kernel';

/** One action in every form in which the page offers it: button, board, keyboard, spoken label. */
export interface PageAction {
  readonly id: string;
  /** Its legal moves; empty when there are none. */
  readonly choices: readonly { readonly move: number }[];
  /** The reason why there are no legal moves. */
  readonly refusal?: Refusal;
}

/** The moves that the page makes without asking. They are not part of the rules. */
export interface PageOrders {
  /** Ends a turn if no useful move is left. */
  readonly endsTurn: boolean;
  /** Takes power that costs nothing. */
  readonly freePower: boolean;
}

/** A game as the page plays it: its rules, and facts that are not part of the rules. */
export interface PageGame<S, O, E extends GameEvent, A extends PageAction> {
  readonly id: GameId;
  /** The same rules that the server and the bots use. */
  readonly book: RuleBook<S, O, E>;
  /**
   * Whether seats can have secrets from each other, so that a device handed around needs a curtain.
   */
  readonly hasHands: boolean;
  /**
   * Whether the seats have secrets at a table with these options; if left out, they always have.
   */
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
   * facts; there the move is played again, up to the event.
   */
  tableDuring?(before: S, after: S, told: readonly E[]): S;
  /**
   * Whether a draft stops at an event, such as the beginning of a round: the effects of that event
   * belong to no move, and are seen after sending.
   */
  closes?(event: E): boolean;
  /** All possible actions of the seat; in a turn also impossible ones, with the reason. */
  actionsFor(state: S, seat: number): readonly A[];
  /** The move that ends a turn in which no more choice is needed. */
  readonly end?: number;
  /** Whether a legal move answers a question but leaves it open, as an exchange does in a turn. */
  isBeside?(state: S, seat: number, move: number): boolean;
  /**
   * Whether the moves of a seat from a position end its turn, and the same seat also has the next
   * turn, in which it has done nothing yet.
   */
  isTurnOver?(from: S, seat: number, moves: readonly number[]): boolean;
  /**
   * The move that declines an optional offer, such as a dwelling on land just transformed;
   * *Confirm* makes it. Undefined if declining loses something, or is a choice like any other.
   */
  without?(state: S, seat: number): number | undefined;
  /**
   * The move that the page makes without asking the seat, as the person has set it (`PageOrders`).
   * Left out by games in which there is always a decision.
   */
  unasked?(state: S, seat: number, orders: PageOrders): number | undefined;
  /** Whether the move is an answer to an action of another seat, which needs only one press. */
  isAnswer?(move: number): boolean;
  /**
   * Whether the move is a choice of a board or faction, or a bid for one. Bots know the value of
   * boards only from their own games, which differ from those of people.
   */
  choosesBoard?(move: number): boolean;
  /** Whether the move is a standing order: it is given at once and not drafted. */
  isOrder(move: number): boolean;
}

/** A game of unknown type, for code that is the same for all games. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own types.
export type AnyPageGame = PageGame<any, any, any, any>;
