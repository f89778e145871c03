import { type AnyGame, err, type GameRecord, ok, type Result } from '@pangaea/rules/kernel';
import { loadEdition, terraNova } from '@pangaea/rules/terra-nova';

/** Every game that tables can be opened for, by id. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  [terraNova()].map((game) => [game.id, game]),
);

export function findGame(id: string): AnyGame | undefined {
  return GAMES.get(id);
}

/** A record with the file of its edition, as text, where that does not ship with the game. */
export interface TableRecord extends GameRecord {
  readonly editionFile?: string;
}

type EditionFaults = Extract<ReturnType<typeof loadEdition>, { ok: false }>['error'];

/** The rules with an edition, and the id by which options name it. */
export interface Edited {
  readonly game: AnyGame;
  readonly edition: string;
}

/** Games with editions that were used last, by the text of the file. */
const edited = new Map<string, Edited>();
const KEPT = 16;

/** Terra Nova with the edition of a file, or what is wrong with the file. */
export function withEdition(file: string): Result<Edited, EditionFaults> {
  const known = edited.get(file);
  if (known !== undefined) return ok(known);
  const loaded = loadEdition(JSON.parse(file));
  if (!loaded.ok) return err(loaded.error);
  const made = { game: terraNova([loaded.value]), edition: loaded.value.id };
  if (edited.size >= KEPT) edited.clear();
  edited.set(file, made);
  return ok(made);
}

/** The rules that a record is played by; undefined when this server does not have them. */
export function gameOf({ game: id, editionFile }: TableRecord): AnyGame | undefined {
  const game = findGame(id);
  if (game === undefined || editionFile === undefined) return game;
  const found = withEdition(editionFile);
  return found.ok && found.value.game.id === id ? found.value.game : undefined;
}
