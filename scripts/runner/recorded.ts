// Recorded games that the tests hold the engine against, where the environment names folders of them.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * How many games the tests will find.
 * @param folders parted as in `PATH`; each has `played` and `random`, or played games themselves
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
