import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { RecordedGame } from './values-play.ts';

/** A recorded game with its number of players. */
export interface StoredGame extends RecordedGame {
  readonly players: number;
}

/** The file of a game in a folder. */
export function fileOfGame(folder: string, game: number): string {
  return join(folder, `${String(game).padStart(5, '0')}.game`);
}

/** Stores a game in its file, as a whole or not at all. */
export function storeGame(file: string, game: StoredGame): void {
  const entries = game.entries.map((list) =>
    list.map((entry) => ({
      ...entry,
      rows: Uint16Array.from(entry.rows),
      values: Int16Array.from(entry.values),
    })),
  );
  writeFileSync(`${file}.new`, serialize({ ...game, entries }));
  renameSync(`${file}.new`, file);
}

export function readGame(file: string): StoredGame {
  return deserialize(readFileSync(file)) as StoredGame;
}
