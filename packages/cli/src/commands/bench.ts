import { LANGUAGES } from '@pangaea/words/terra-nova';
import { flag, whole, word } from '../arguments/kinds.ts';
import { readArguments } from '../arguments/read.ts';
import { measure } from '../bench/measure.ts';
import type { Figures } from '../bench/settings.ts';
import { benchTable } from '../bench/table.ts';
import { GAME_IDS, GAMES } from '../games/index.ts';
import { type Command, complain, DONE } from './command.ts';

const KINDS = {
  game: word(GAME_IDS, undefined),
  players: whole(1, 9, undefined),
  games: whole(1, 100_000, 1000),
  rounds: whole(1, 100, 5),
  positions: whole(1, 65_536, 1024),
  steps: whole(1, 1_000_000_000, 1_000_000),
  json: flag(),
  lang: word(LANGUAGES, undefined),
};

/** `pangaea bench`: measures the engine on this machine. */
export const bench: Command = async (argv, world) => {
  const read = readArguments(argv, KINDS);
  if (!read.ok) return complain(world, 'bench', read.error);
  const { given } = read.value;
  const figures: Record<string, Figures> = {};
  const ids = given.game === undefined ? GAME_IDS : [given.game];
  for (const id of ids) {
    const { leastPlayers: least, mostPlayers: most } = GAMES[id];
    const { players = least } = given;
    if (players < least || players > most) {
      const range = { given: `${players}`, least, most };
      return complain(world, 'bench', { code: 'not-in-range', option: 'players', ...range });
    }
  }
  for (const id of ids) {
    figures[id] = await measure(GAMES[id], given, (what) => {
      world.io.err(`${world.say.bench.measuring(id, world.say.bench.figures[what])}\n`);
    });
  }
  world.io.out(
    given.json ? `${JSON.stringify(figures, null, 2)}\n` : benchTable(figures, world.say),
  );
  return DONE;
};
