import type { Game, GameEvent, Refusal, Result } from '@pangaea/rules/kernel';
import type { GameId } from './ids.ts';

/** One action as everything on the page offers it: button, board, keyboard, spoken label. */
export interface PageAction {
  readonly id: string;
  /** Moves that are legal now; empty when there are none. */
  readonly choices: readonly { readonly move: number }[];
  /** Why there are none. */
  readonly refusal?: Refusal;
}

/** What the page needs to know of any edition. */
export interface PageEdition {
  readonly id: string;
  readonly title: string;
}

/** One thing that is wrong with the file of an edition; `path` is a JSON pointer. */
export interface EditionFault {
  readonly path: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
}

/** A game as the page plays it: its rules, and what the rules do not say. */
export interface PageGame<S, O, E extends GameEvent, A extends PageAction, Ed extends PageEdition> {
  readonly id: GameId;
  /** The rules with the editions that ship; the same engine that the server and the bots use. */
  readonly rules: Game<S, O, E>;
  /** The editions that ship, which records name and need not hold. */
  readonly houseEditions: readonly Ed[];
  /** The one of them that new tables get. */
  readonly houseEdition: Ed;
  loadEdition(json: unknown): Result<Ed, readonly EditionFault[]>;
  /** The rules with an edition that was loaded. */
  withEdition(edition: Ed): Game<S, O, E>;
  editionOf(state: S): Ed;
  /** Seats hide something from each other, so that a page handed around needs a curtain. */
  readonly hasHands: boolean;
  /** The table before anything lies on it. */
  emptyTable(like: S): S;
  /** What lies on the table when a part of the events between two positions has happened. */
  tableAmid(before: S, after: S, told: readonly E[]): S;
  /** Everything that the seat may do now; on a turn also what it may not, with the reason. */
  actionsFor(state: S, seat: number): readonly A[];
  /** The move that ends a segment in which nothing else has to be chosen. */
  readonly end?: number;
  /** A standing order: it is given at once and not drafted. */
  isOrder(move: number): boolean;
}

/** A game of unknown type, for what is the same for all of them. */
// biome-ignore lint/suspicious/noExplicitAny: games of types that never meet.
export type AnyPageGame = PageGame<any, any, any, any, any>;
