import type { GameEvent, Move, Moves, Refusal, Seat } from '@pangaea/rules/kernel';
import type { Style } from './style.ts';

/** Moves of one kind. */
export interface MenuGroup {
  readonly heading: string;
  readonly items: readonly MenuItem[];
}

export interface MenuItem {
  readonly move: Move;
  /** What tells it from the others of its group; empty when it is the only one there can be. */
  readonly text: string;
  /** What it costs and brings. */
  readonly outcome: string;
  /** Further lines about it. */
  readonly details?: readonly string[];
}

/** What the keys of the terminal do in one game. */
export interface GameHelp {
  /** What `f` shows. */
  readonly mats: string;
  /** What the standing orders of `o` are about. */
  readonly orders: string;
  /** Stands above the list of orders. */
  readonly ordersHead: string;
  /** How the board is to be read. */
  readonly board: readonly string[];
}

/** How one game is shown in a terminal, in one language. */
export interface Screen<S, E extends GameEvent> {
  readonly title: string;
  readonly help: GameHelp;
  /** Does a player see what others do not? */
  readonly hasHands: boolean;
  /** How a seat is called. */
  name(state: S, seat: Seat): string;
  /** Everything that lies on the table, for somebody who has to decide. `state` may be a view. */
  table(state: S, viewer: Seat | undefined, style: Style): readonly string[];
  map(state: S, style: Style): readonly string[];
  /** What there is to know besides the table: what all factions can do, or the rules in short. */
  mats(state: S, style: Style): readonly string[];
  /** What is to be decided now, as a line. */
  question(state: S): string;
  /** Does a new turn begin here, rather than one going on? */
  isNewTurn(state: S): boolean;
  /** The moves with what they lead to. `state` may be a view. */
  menu(state: S, seat: Seat, moves: Moves): readonly MenuGroup[];
  /** One line about a move that was made, and further ones where more came of it. */
  report(before: S, seat: Seat, move: Move, events: readonly E[], after: S): readonly string[];
  event(state: S, event: E): string;
  /** Without a state where there is none yet. */
  refusal(state: S | undefined, refusal: Refusal): string;
  /** A move, or an order, in words. */
  label(state: S, move: Move): string;
  /** Points by source, and who won. `events` are those of the whole game. */
  scores(state: S, events: readonly E[], style: Style): readonly string[];
}
