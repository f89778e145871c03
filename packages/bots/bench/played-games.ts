import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, replay } from '@pangaea/rules/kernel';
import { readSiteGame } from '@pangaea/rules/snellman';
import type { Event, State, TerraMystica } from '@pangaea/rules/terra-mystica';

/** A game that people played, in words of the project. */
export interface PlayedByPeople {
  readonly file: string;
  readonly record: GameRecord;
}

/** Played games, and those that cannot be records. */
export interface GamesRead {
  readonly games: readonly PlayedByPeople[];
  readonly leftOut: readonly { readonly file: string; readonly why: string }[];
}

/**
 * Games that people played in a league, from the first folder of `PANGAEA_LEDGERS`: data of others, which is not in the project. Those that
 * cannot be records, since somebody did what the rules do not know, are left out, and it is told which.
 * @throws where there is no folder
 */
export function gamesOfPeople(game: TerraMystica): readonly PlayedByPeople[] {
  const folder = foldersOfLedgers().at(0);
  if (folder === undefined) throw new Error('Set PANGAEA_LEDGERS to a folder with played games.');
  const { games, leftOut } = readGames(game, folder);
  for (const { file, why } of leftOut) process.stderr.write(`${file} is left out: ${why}\n`);
  return games;
}

/** The same from all folders of `PANGAEA_LEDGERS`, none where it names none; nothing is told. */
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

/** Reads the recorded games of a folder, or of its subfolder `played` where there is one. */
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

/** Plays one on from its start to its end. @param watch told of the position after each command @returns the end */
export function watchPlayed(
  game: TerraMystica,
  { file, record }: PlayedByPeople,
  watch: (state: State, events: readonly Event[], index: number) => void,
): State {
  const ended = replay(game, record, watch);
  if (!ended.ok) throw new Error(`${file}: ${JSON.stringify(ended.error)}`);
  return ended.value;
}

/** Tells of each command of one but the first, before it is played. @param words those of the command, without its seat */
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
