/**
 * Trains the present net of a hex game further with games of a level that searches with this net.
 * `node packages/bots/train/values-taught.ts --game terra-mystica --folder ../taught --games 500`
 *
 * A tenth of the games is left out: it shows how wrong the nets are by round, and when to stop. In
 * usual games, in which seats plan only their own turn, the net keeps its answers. Each game is
 * stored in the folder when it ends. So the command may be ended at any moment and started again,
 * also with more games or other settings of the training: it plays only the missing ones. At the
 * end bots with the new net play matches against bots with the present one, on other deals. The net
 * is written to `--name` in the folder; with `--keep` it also replaces the present one.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SearchingLevel } from '../src/bot.ts';
import { LEVELS, OPEN_POSITIONS } from '../src/index.ts';
import { type NetFile, readNet } from '../src/learned/net-file.ts';
import type { PointsMatch } from '../src/provenance.ts';
import { Checkpoint } from './checkpoint.ts';
import { HEX_IDS } from './hex-games.ts';
import { doInThreads } from './in-threads.ts';
import { LEARNERS, scalesOf } from './learners.ts';
import { tellMatch } from './matches.ts';
import { netFileOf } from './net-file.ts';
import { commit, oneOf } from './options.ts';
import { markOf } from './results.ts';
import { LAYERS, type RoundError, rootOf, trainFurther } from './taught-fit.ts';
import { fileOfGame, readGame, type StoredGame } from './taught-games.ts';
import { playNetMatch } from './values-matches.ts';
import type { LessonTask, PlaySettings } from './values-play.ts';
import type { TaughtThreadData } from './values-taught-thread.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-mystica' },
    /** The folder in which games are stored. */
    folder: { type: 'string' },
    /** The file for the net, in the folder. */
    name: { type: 'string', default: 'net.json' },
    /** The level that teaches, the number of its games, and that of usual games. */
    teacher: { type: 'string', default: 'strong' },
    games: { type: 'string', default: '500' },
    usual: { type: 'string', default: '300' },
    /** The most positions that the teacher looks at for a decision. */
    positions: { type: 'string', default: String(OPEN_POSITIONS.strong) },
    /** The numbers of players. */
    players: { type: 'string', default: '4,2' },
    lambda: { type: 'string', default: '0.95' },
    /** The share of lessons from usual games. */
    kept: { type: 'string', default: '0.3' },
    rate: { type: 'string', default: '0.0001' },
    /** The layers that change: `all`, or those behind the first one (`later`). */
    layers: { type: 'string', default: 'all' },
    /** The steps between two looks at the games left out; looks, and looks without a gain. */
    every: { type: 'string', default: '100' },
    looks: { type: 'string', default: '60' },
    patience: { type: 'string', default: '8' },
    /** The tenth of the games that is left out, counted from 0. */
    part: { type: 'string', default: '0' },
    seed: { type: 'string', default: '11' },
    threads: { type: 'string', default: String(availableParallelism()) },
    /** The number of games of the match for each number of players, and the level that plays it. */
    match: { type: 'string', default: '200' },
    'match-players': { type: 'string', default: '2,4' },
    'match-level': { type: 'string', default: 'strong' },
    keep: { type: 'boolean', default: false },
  },
});
if (values.folder === undefined) throw new Error('--folder says where games are kept');
const folder = values.folder;
mkdirSync(folder, { recursive: true });
const by = commit();
const id = oneOf(HEX_IDS, values.game);
const learner = LEARNERS[id];
const number = (name: Exclude<keyof typeof values, 'keep'>) => Number(values[name]);
const seed = number('seed');
const SHIPPED = new URL(`../src/${learner.file}`, import.meta.url);
const present = JSON.parse(readFileSync(SHIPPED, 'utf8')) as NetFile;
const THREAD = new URL('./values-taught-thread.ts', import.meta.url);

/** The number of deals of a seed; usual games and matches begin at these. */
const DEALS = 10_000_000;
const USUAL_DEALS = 1_000_000;
const HELD_OUT = 9_000_000;
/** One game of this many is left out of the training. */
const LEFT_OUT = 10;

const USUAL: PlaySettings = {
  lambda: number('lambda'),
  tries: [
    { share: 0.02, seats: 0.45 },
    { share: 0.1, seats: 0.35 },
    { share: 0.3, seats: 0.2 },
  ],
  warmth: 2,
  width: 0,
  candidates: 4,
  others: 0,
};
/** Fewer seats try other moves, so that the others see good play. */
const TAUGHT: PlaySettings = {
  ...USUAL,
  tries: [
    { share: 0.02, seats: 0.5 },
    { share: 0.1, seats: 0.2 },
  ],
  teacher: oneOf<SearchingLevel>(['strong', 'master'], values.teacher),
  positions: number('positions'),
};

/** Plays the missing games, and reads all. */
async function gamesOf(
  name: string,
  settings: PlaySettings,
  count: number,
  from: number,
): Promise<readonly StoredGame[]> {
  const into = join(folder, name);
  mkdirSync(into, { recursive: true });
  const { lambda: _, ...told } = settings;
  const { players, teacher } = values;
  const run = { ...told, tries: markOf(told.tries), players, seed, net: markOf(present.blocks) };
  const log = new Checkpoint<readonly number[]>(
    join(folder, `${name}.jsonl`),
    { ...run, teacher: name === 'taught' ? teacher : '' },
    by,
  );
  const counts = values.players.split(',').map(Number);
  const tables = learner.tables.filter((table) => counts.includes(table.players));
  const tasks: readonly LessonTask[] = Array.from({ length: count }, (_, game) => ({
    deal: seed * DEALS + from + game,
    ...tables[game % tables.length],
  }));
  const missing = log.missing(count).filter((job) => !existsSync(fileOfGame(into, job)));
  const data: TaughtThreadData = { game: id, settings, net: present, folder: into, tasks };
  let done = 0;
  await doInThreads<readonly number[]>(THREAD, data, missing, number('threads'), (job, vp) => {
    log.add(job, vp);
    if (++done % 20 === 0) process.stderr.write(`${name}: ${done} of ${missing.length}\n`);
  });
  return tasks.map((_task, job) => readGame(fileOfGame(into, job)));
}

function tellErrors(name: string, errors: readonly RoundError[]): void {
  const told = errors.map(
    ({ round, mean, root }) => `${round}: ${mean.toFixed(2)} (${root.toFixed(2)})`,
  );
  process.stdout.write(
    `${name}: off by ${rootOf(errors).toFixed(3)}; by round ${told.join(', ')}\n`,
  );
}

/** The mean points of a seat, by number of players. */
function tellPoints(name: string, games: readonly StoredGame[]): void {
  for (const players of new Set(games.map((game) => game.players))) {
    const vp = games.filter((game) => game.players === players).flatMap((game) => game.vp);
    const mean = vp.reduce((sum, each) => sum + each, 0) / vp.length;
    process.stdout.write(`${name}, ${players} players: ${mean.toFixed(1)} points a seat\n`);
  }
}

const taught = await gamesOf('taught', TAUGHT, number('games'), 0);
const usual = await gamesOf('usual', USUAL, number('usual'), USUAL_DEALS);
tellPoints('taught', taught);
tellPoints('usual', usual);
const isLeftOut = (game: number) => game % LEFT_OUT === number('part');
const games = {
  taught: taught.filter((_, game) => !isLeftOut(game)),
  usual,
  leftOut: taught.filter((_, game) => isLeftOut(game)),
};
const trained = trainFurther(
  readNet(present),
  scalesOf(learner),
  games,
  {
    lambda: number('lambda'),
    kept: number('kept'),
    rate: number('rate'),
    layers: oneOf(LAYERS, values.layers),
    seed,
    every: number('every'),
    looks: number('looks'),
    patience: number('patience'),
  },
  (steps, error) => process.stderr.write(`${steps} steps: off by ${error.toFixed(3)}\n`),
);
tellErrors('present net', trained.before);
tellErrors('with one number more a stage', trained.shifted);
tellErrors(`after ${trained.steps} steps`, trained.after);
const provenance = {
  games: present.provenance.games,
  seed,
  playedBy: [...present.provenance.playedBy, by],
  matches: [],
  note: `${present.provenance.note}; then ${taught.length} games of ${values.teacher} (train/values-taught.ts).`,
};
const file = netFileOf(learner.inputs, trained.weights, provenance);
const write = (matches: readonly PointsMatch[]) => {
  const text = JSON.stringify({ ...file, provenance: { ...provenance, matches } }, null, 2);
  writeFileSync(join(folder, values.name), text);
  if (values.keep) writeFileSync(SHIPPED, text);
};
write([]);
const matches: PointsMatch[] = [];
for (const players of number('match') === 0 ? [] : values['match-players'].split(',').map(Number)) {
  const match = await playNetMatch({
    folder,
    threads: number('threads'),
    by,
    games: number('match'),
    settings: {
      game: id,
      level: oneOf(LEVELS, values['match-level']),
      players,
      first: seed * DEALS + HELD_OUT,
      now: file,
      before: present,
    },
  });
  process.stdout.write(tellMatch(match));
  matches.push(match);
  write(matches);
}
