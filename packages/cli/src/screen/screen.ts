import type { GameEvent, Move, Moves, Refusal, Seat } from '@pangaea/rules/kernel';
import type { Style } from './style.ts';

/** Moves of one kind. */
export interface MenuGroup {
  readonly heading: string;
  readonly items: readonly MenuItem[];
}

export interface MenuItem {
  readonly move: Move;
  /**
   * The words that distinguish it from the others of its group; empty if it is the only possible
   * one.
   */
  readonly text: string;
  /** The costs and gains of the move. */
  readonly outcome: string;
  /** Further lines about it. */
  readonly details?: readonly string[];
}

/** The effects of the keys of the terminal in one game. */
export interface GameHelp {
  /** The information that the key `f` shows. */
  readonly mats: string;
  /** The topics of the standing orders that the key `o` shows. */
  readonly orders: string;
  /** The heading of the list of orders. */
  readonly ordersHead: string;
  /** An explanation of the signs on the board. */
  readonly board: readonly string[];
}

/** How one game is shown in a terminal, in one language. */
export interface Screen<S, E extends GameEvent> {
  readonly title: string;
  readonly help: GameHelp;
  /** Whether a player sees things that others do not see. */
  readonly hasHands: boolean;
  /** How a seat is called. */
  name(state: S, seat: Seat): string;
  /** Everything on the table, for a player who has to decide. `state` may be a view. */
  table(state: S, viewer: Seat | undefined, style: Style): readonly string[];
  map(state: S, style: Style): readonly string[];
  /** Information besides the table: the abilities of all factions, or the rules in short. */
  mats(state: S, style: Style): readonly string[];
  /** The present decision, as a line. */
  question(state: S): string;
  /** Whether a new turn begins here, or an old one continues. */
  isNewTurn(state: S): boolean;
  /** The moves with their effects. `state` may be a view. */
  menu(state: S, seat: Seat, moves: Moves): readonly MenuGroup[];
  /** One line about a move that was made, and more lines if it had further effects. */
  report(before: S, seat: Seat, move: Move, events: readonly E[], after: S): readonly string[];
  event(state: S, event: E): string;
  /** `state` is undefined if there is no game yet. */
  refusal(state: S | undefined, refusal: Refusal): string;
  /** A move, or an order, in words. */
  label(state: S, move: Move): string;
  /** Points by source, and the winner. `events` are those of the whole game. */
  scores(state: S, events: readonly E[], style: Style): readonly string[];
}
