import * as gaia from '@pangaea/rules/gaia';
import { type AnyGame, err, type GameRecord, ok, type Result } from '@pangaea/rules/kernel';
import * as terraNova from '@pangaea/rules/terra-nova';

/** What is wrong at one place of the file of an edition. */
export interface EditionFault {
  /** JSON pointer; empty is the whole file. */
  readonly path: string;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A game that tables can be opened for. */
interface Served {
  readonly game: AnyGame;
  /** The game with the edition of a file besides those that ship with it. */
  edited(json: unknown): Result<Edited, readonly EditionFault[]>;
}

/** The rules with an edition, and the id by which options name it. */
export interface Edited {
  readonly game: AnyGame;
  readonly edition: string;
}

/** @param make with editions that were loaded. */
function served<E extends { readonly id: string }>(
  make: (loaded: readonly E[]) => AnyGame,
  load: (json: unknown) => Result<E, readonly EditionFault[]>,
): Served {
  return {
    game: make([]),
    edited(json) {
      const loaded = load(json);
      if (!loaded.ok) return loaded;
      return ok({ game: make([loaded.value]), edition: loaded.value.id });
    },
  };
}

/** The one place of the server where games are named. */
const SERVED: readonly Served[] = [
  served(terraNova.terraNova, terraNova.loadEdition),
  served(gaia.gaia, gaia.loadEdition),
];

/** Every game that tables can be opened for, by id. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  SERVED.map(({ game }) => [game.id, game]),
);

export function findGame(id: string): AnyGame | undefined {
  return GAMES.get(id);
}

/** A record with the file of its edition, as text, where that does not ship with the game. */
export interface TableRecord extends GameRecord {
  readonly editionFile?: string;
}

/** Games with editions that were used last, by game and text of the file. */
const edited = new Map<string, Edited>();
const KEPT = 16;

/** A game with the edition of a file, or what is wrong with the file. The game is one of `GAMES`. */
export function withEdition(id: string, file: string): Result<Edited, readonly EditionFault[]> {
  const key = `${id} ${file}`;
  const known = edited.get(key);
  if (known !== undefined) return ok(known);
  const found = SERVED.find(({ game }) => game.id === id)?.edited(JSON.parse(file));
  if (found === undefined) return err([{ path: '', code: 'game-unknown', params: { game: id } }]);
  if (!found.ok) return found;
  if (edited.size >= KEPT) edited.clear();
  edited.set(key, found.value);
  return found;
}

/** The rules that a record is played by; undefined when this server does not have them. */
export function gameOf({ game: id, editionFile }: TableRecord): AnyGame | undefined {
  const game = findGame(id);
  if (game === undefined || editionFile === undefined) return game;
  const found = withEdition(id, editionFile);
  return found.ok ? found.value.game : undefined;
}
