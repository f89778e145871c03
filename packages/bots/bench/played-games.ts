import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, replay } from '@pangaea/rules/kernel';
import { readSiteGame } from '@pangaea/rules/snellman';
import type { Event, State, TerraMystica } from '@pangaea/rules/terra-mystica';

/** A game of people, in the notation of the project. */
export interface PlayedByPeople {
  readonly file: string;
  readonly record: GameRecord;
}

/** Games that were read, and those that could not become records. */
export interface GamesRead {
  readonly games: readonly PlayedByPeople[];
  readonly leftOut: readonly { readonly file: string; readonly why: string }[];
}

/**
 * Games that people played in a league, from the first folder of `PANGAEA_LEDGERS`; they are not
 * part of the project. Games with moves that the rules do not know are left out, and their names
 * are printed.
 * @throws Error if there is no folder
 */
export function gamesOfPeople(game: TerraMystica): readonly PlayedByPeople[] {
  const folder = foldersOfLedgers().at(0);
  if (folder === undefined) throw new Error('Set PANGAEA_LEDGERS to a folder with played games.');
  const { games, leftOut } = readGames(game, folder);
  for (const { file, why } of leftOut) process.stderr.write(`${file} is left out: ${why}\n`);
  return games;
}

/** The games from all folders of `PANGAEA_LEDGERS`; empty if none is named. Nothing is printed. */
export function allGamesOfPeople(game: TerraMystica): GamesRead {
  const all = foldersOfLedgers().map((folder) => readGames(game, folder));
  return {
    games: all.flatMap(({ games }) => games),
    leftOut: all.flatMap(({ leftOut }) => leftOut),
  };
}

function foldersOfLedgers(): readonly string[] {
  const { PANGAEA_LEDGERS: kept = '' } = process.env;
  return kept.split(':').filter((each) => each !== '');
}

/** Reads the recorded games of a folder, or of its subfolder `played` if there is one. */
export function readGames(game: TerraMystica, folder: string): GamesRead {
  const within = join(folder, 'played');
  const played = existsSync(within) ? within : folder;
  const games: PlayedByPeople[] = [];
  const leftOut: GamesRead['leftOut'][number][] = [];
  for (const file of readdirSync(played).sort()) {
    if (!file.endsWith('.json')) continue;
    const read = readSiteGame(game, readFileSync(join(played, file), 'utf8'));
    const ended = read.ok ? replay(game, read.value.record) : read;
    if (read.ok && ended.ok) games.push({ file, record: read.value.record });
    else leftOut.push({ file, why: JSON.stringify(ended.ok ? '' : ended.error) });
  }
  return { games, leftOut };
}

/**
 * Replays a game to its end.
 * @param watch called with the position after each command
 * @returns the position at the end
 */
export function watchPlayed(
  game: TerraMystica,
  { file, record }: PlayedByPeople,
  watch: (state: State, events: readonly Event[], index: number) => void,
): State {
  const ended = replay(game, record, watch);
  if (!ended.ok) throw new Error(`${file}: ${JSON.stringify(ended.error)}`);
  return ended.value;
}

/**
 * Calls a function before each command of a game except the first.
 * @param words the words of the command, without its seat
 */
export function watchCommands(
  game: TerraMystica,
  played: PlayedByPeople,
  watch: (before: State, seat: number, words: readonly string[]) => void,
): void {
  let before: State | undefined;
  watchPlayed(game, played, (state, _, index) => {
    const [seat, ...words] = played.record.commands[index].split(' ');
    if (before !== undefined) watch(before, Number(seat), words);
    before ??= game.slot(state);
    game.copy(state, before);
  });
}
