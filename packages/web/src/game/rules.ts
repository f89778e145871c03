import {
  type AnyGame,
  type EditionHead,
  type GameEvent,
  tableAfterEvent,
} from '@pangaea/rules/kernel';
import { HIDDEN_MOVE } from './hidden-move.ts';
import type { AnyPageGame } from './page-game.ts';

/** The edition of new tables; undefined for a game without edition files. */
export function newestEdition({ book }: AnyPageGame): EditionHead | undefined {
  return book.editions?.house.at(-1);
}

/** The edition that a position is played by. */
export function editionOf({ book }: AnyPageGame, state: unknown): EditionHead | undefined {
  return book.editions?.of(state);
}

/** Whether an edition was loaded from a file and is not built in. */
export function isLoaded(
  { book }: AnyPageGame,
  edition: EditionHead | undefined,
): edition is EditionHead {
  return edition !== undefined && book.editions?.house.includes(edition) === false;
}

/**
 * The rules of the game for an edition. Options and positions name editions, and a position
 * contains its own.
 */
export function rulesWith(game: AnyPageGame, edition: EditionHead | undefined): AnyGame {
  const { book } = game;
  return isLoaded(game, edition) && book.editions ? book.editions.rulesWith(edition) : book.game;
}

/** Whether the seats of a table have secrets from each other. */
export function hides({ hasHands, hidesWith, book }: AnyPageGame, state: unknown): boolean {
  return hasHands && (hidesWith === undefined || hidesWith(book.game.optionsOf(state)));
}

/** The position after a legal move, and the events on the way. */
export function after<S>(
  game: AnyPageGame,
  state: S,
  seat: number,
  move: number,
): { readonly state: S; readonly events: readonly GameEvent[] } {
  const { game: rules } = game.book;
  const next: S = rules.slot(state);
  rules.copy(state, next);
  const events: GameEvent[] = [];
  rules.apply(next, seat, move, events);
  return { state: next, events };
}

/** The table between two positions, after some of the events of the move. */
export function tableDuring(
  { book, tableDuring }: AnyPageGame,
  before: unknown,
  after: unknown,
  { seat, move, told }: { seat: number; move: number; told: readonly GameEvent[] },
): unknown {
  if (tableDuring !== undefined) return tableDuring(before, after, told);
  if (told.length === 0) return before;
  // The viewer cannot play a hidden move again.
  if (move === HIDDEN_MOVE) return after;
  return tableAfterEvent(book.game, before, seat, move, told.length);
}
