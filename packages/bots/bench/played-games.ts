import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, replay } from '@pangaea/rules/kernel';
import { readSiteGame } from '@pangaea/rules/snellman';
import type { Event, State, TerraMystica } from '@pangaea/rules/terra-mystica';

/** A game that people played, in words of the project. */
export interface PlayedByPeople {
  readonly file: string;
  readonly record: GameRecord;
}

/**
 * Games that people played in a league, from the first folder of `PANGAEA_LEDGERS`: data of others, which is not in the project.
 * @throws where there is none, or one cannot be read
 */
export function gamesOfPeople(game: TerraMystica): readonly PlayedByPeople[] {
  const { PANGAEA_LEDGERS: kept = '' } = process.env;
  const folder = kept.split(':').find((each) => each !== '');
  if (folder === undefined) throw new Error('Set PANGAEA_LEDGERS to a folder with played games.');
  const played = join(folder, 'played');
  const names = readdirSync(played).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const read = readSiteGame(game, readFileSync(join(played, name), 'utf8'));
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.error)}`);
    return { file: name, record: read.value.record };
  });
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
