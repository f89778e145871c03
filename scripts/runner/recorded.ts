// Recorded games with which the tests compare the engine, if the environment names folders of them.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The number of games that the tests will find.
 * @param folders separated as in `PATH`; each has `played` and `random`, or the played games
 * themselves
 */
export function recordedGames(folders: string): Readonly<Record<'played' | 'random', number>> {
  const each = folders.split(delimiter).filter((folder) => folder !== '');
  const sum = (all: readonly string[]) => all.reduce((total, one) => total + gamesIn(one), 0);
  return {
    played: sum([...each, ...each.map((folder) => join(folder, 'played'))]),
    random: sum(each.map((folder) => join(folder, 'random'))),
  };
}

function gamesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => name.endsWith('.json')).length;
}
