import {
  type AnySoloGame,
  loadPuzzles,
  loadSolo,
  type PuzzleGame,
  type ShippedPuzzles,
} from '@pangaea/bots/puzzles';
import type { AnyGame } from '@pangaea/rules/kernel';
import type { AnyPageGame } from '../../game/page-game.ts';

/** The puzzles of a game, with its knowledge for the last round. */
export interface PuzzleShelf {
  readonly file: ShippedPuzzles;
  readonly solo: AnySoloGame;
}

const shelves = new Map<PuzzleGame, Promise<PuzzleShelf>>();

/** Fetches the puzzles of a game once. */
export function shelfOf(id: PuzzleGame, { book }: AnyPageGame): Promise<PuzzleShelf> {
  const known = shelves.get(id);
  if (known !== undefined) return known;
  const shelf = load(id, book.game).catch((error: unknown) => {
    // The next call tries again: the network may work again.
    shelves.delete(id);
    throw error;
  });
  shelves.set(id, shelf);
  return shelf;
}

async function load(id: PuzzleGame, rules: AnyGame): Promise<PuzzleShelf> {
  const [file, solo] = await Promise.all([loadPuzzles(id), loadSolo(id, rules)]);
  return { file, solo };
}
