import { GAME_IDS } from '@pangaea/rules/games';
import { LANGUAGES } from '@pangaea/words';
import { flag, listOf, share, text, texts, whole, word } from '../arguments/kinds.ts';
import { readArguments } from '../arguments/read.ts';
import { seed } from '../arguments/seed.ts';
import { FIRST_GAME } from '../games/index.ts';
import { PLAYERS } from '../players/names.ts';
import { simulate } from '../sim/simulate.ts';
import { simTable } from '../sim/table.ts';
import { openTable } from '../table.ts';
import { type Command, complain, DONE } from './command.ts';

const KINDS = {
  game: word(GAME_IDS, FIRST_GAME),
  players: whole(1, 9, undefined),
  games: whole(1, 1_000_000_000, 100),
  seed: seed(),
  bots: listOf(PLAYERS, ['random']),
  positions: whole(1, 1_000_000_000, undefined),
  epsilon: share(0),
  edition: text(),
  option: texts(),
  json: flag(),
  lang: word(LANGUAGES, undefined),
};

/** `pangaea sim`: plays games between bots and counts the results. */
export const sim: Command = async (argv, world) => {
  const read = readArguments(argv, KINDS);
  if (!read.ok) return complain(world, 'sim', read.error);
  const { given } = read.value;
  const table = await openTable(given, world);
  if (!table.ok) return complain(world, 'sim', table.error);
  const done = await simulate(table.value, given, (games) => {
    world.io.err(`${world.say.sim.progress(games, given.games)}\n`);
  });
  if (!done.ok) return complain(world, 'sim', done.error);
  world.io.out(
    given.json ? `${JSON.stringify(done.value, null, 2)}\n` : simTable(done.value, world.say),
  );
  return DONE;
};
