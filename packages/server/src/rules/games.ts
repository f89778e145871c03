import { loadAhead } from '@pangaea/rules/ahead';
import { GAME_IDS, loadBook } from '@pangaea/rules/games';
import {
  type AnyAheadRules,
  type AnyEdited,
  type AnyGame,
  type AnyRuleBook,
  type EditionFault,
  err,
  type GameRecord,
  ok,
  openEdition,
  type Result,
} from '@pangaea/rules/kernel';

/** The rules that this thread has loaded, by id. */
const BOOKS = new Map<string, AnyRuleBook>();

/** By id, the conditions for turns that are planned ahead. */
const AHEAD = new Map<string, AnyAheadRules>();

/** By id, the games with the printed edition. */
export const GAMES = new Map<string, AnyGame>();

/**
 * Loads a game. A thread that plays one game needs no other. For an unknown id nothing is loaded.
 */
export async function loadGame(id: string): Promise<void> {
  const known = GAME_IDS.find((each) => each === id);
  if (known === undefined || GAMES.has(known)) return;
  const [book, ahead] = await Promise.all([loadBook(known), loadAhead(known)]);
  if (ahead !== undefined) AHEAD.set(known, ahead);
  BOOKS.set(known, book);
  if (!GAMES.has(known)) GAMES.set(known, book.game);
}

/** Loads every game for which tables can exist. */
export async function loadGames(): Promise<void> {
  await Promise.all(GAME_IDS.map(loadGame));
}

/** A game that is loaded. */
export function findGame(id: string): AnyGame | undefined {
  return GAMES.get(id);
}

export function aheadOf(id: string): AnyAheadRules | undefined {
  return AHEAD.get(id);
}

/** A record with the text of its edition file, if the edition is not a built-in one. */
export interface TableRecord extends GameRecord {
  readonly editionFile?: string;
}

/** The recently used games with edition files, by game and text of the file. */
const edited = new Map<string, AnyEdited>();
const KEPT = 16;

/** A game with the edition of a file, or the faults of the file. The game is one of `GAMES`. */
export function withEdition(id: string, file: string): Result<AnyEdited, readonly EditionFault[]> {
  const key = `${id} ${file}`;
  const known = edited.get(key);
  if (known !== undefined) return ok(known);
  const book = BOOKS.get(id);
  if (book === undefined) return err([{ path: '', code: 'game-unknown', params: { game: id } }]);
  const found = openEdition(book, JSON.parse(file));
  if (!found.ok) return found;
  if (edited.size >= KEPT) edited.clear();
  edited.set(key, found.value);
  return found;
}

/** The rules of a record; undefined if this server does not have them. */
export function gameOf({ game: id, editionFile }: TableRecord): AnyGame | undefined {
  const game = findGame(id);
  if (game === undefined || editionFile === undefined) return game;
  const found = withEdition(id, editionFile);
  return found.ok ? found.value.game : undefined;
}
