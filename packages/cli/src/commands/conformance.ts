import { availableParallelism } from 'node:os';
import { zeros } from '@pangaea/rules/conformance';
import { GAME_IDS } from '@pangaea/rules/games';
import { LANGUAGES } from '@pangaea/words';
import { flag, whole, word } from '../arguments/kinds.ts';
import { readArguments } from '../arguments/read.ts';
import { conformanceReport, USUAL_GAMES } from '../conformance/report.ts';
import { runConformance } from '../conformance/shares.ts';
import { FIRST_GAME } from '../games/index.ts';
import { type Command, complain, DONE, REFUSED } from './command.ts';

const LARGEST = 0xffff_ffff;
/** With fewer games than this for each thread, starting threads takes longer than it saves. */
const GAMES_PER_JOB = 50;

const KINDS = {
  game: word(GAME_IDS, FIRST_GAME),
  games: whole(1, 1_000_000_000, USUAL_GAMES),
  seed: whole(0, LARGEST, 1),
  index: whole(0, LARGEST, 0),
  'every-step': flag(),
  jobs: whole(1, 256, undefined),
  json: flag(),
  lang: word(LANGUAGES, undefined),
};

/** `pangaea conformance`: plays complete games and checks all laws of the kit. */
export const conformance: Command = async (argv, world) => {
  const read = readArguments(argv, KINDS);
  if (!read.ok) return complain(world, 'conformance', read.error);
  const { given } = read.value;
  const { io, say } = world;
  const { game, games, seed, index } = given;
  const options = { games, seed, index, everyStep: given['every-step'] };
  const most = Math.max(1, Math.floor(games / GAMES_PER_JOB));
  const jobs = given.jobs ?? Math.min(availableParallelism(), most);
  const result = await runConformance(game, options, Math.min(jobs, games), (played) => {
    io.err(`${say.conformance.progress(played, games)}\n`);
  });
  io.out(given.json ? `${JSON.stringify(result, null, 2)}\n` : conformanceReport(result, say));
  return result.failures.length === 0 && zeros(result).length === 0 ? DONE : REFUSED;
};
