/**
 * Finds better worths for the judge of a hex game. In every game each seat plays with its own
 * worths: all of them are changed a little at random. The same deal is played again with the
 * opposite changes. The effect of the changes on the points of the seats shows in which direction
 * each worth should move. After a number of deals the worths with a sufficiently certain direction
 * take a step. At the end bots with the new worths play matches against bots with the present ones,
 * on new deals.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OPEN_POSITIONS } from '../src/index.ts';
import type { PointsMatch, WorthsProvenance } from '../src/provenance.ts';
import { HEX_GAMES, type HexId, type ShippedModel, type Worths } from './hex-games.ts';
import { matchOf, tellMatch, type Upshot } from './matches.ts';
import { commit, oneOf } from './options.ts';
import { markOf, resultsOf, type Workshop } from './results.ts';
import {
  changed,
  changesOf,
  type Pair,
  rounded,
  type StepSettings,
  slopesOf,
  stepOf,
  sureness,
  type Trial,
  trialsOf,
} from './worths-fit.ts';
import { LEVEL, type PlaySettings } from './worths-play.ts';
import type { ThreadTask } from './worths-thread.ts';

const OPTIONS = {
  /** The folder for games and model. */
  folder: { type: 'string' },
  /** The names of the worths that may change; all if left out. */
  worths: { type: 'string' },
  players: { type: 'string', default: '4,2,3' },
  deals: { type: 'string', default: '100' },
  steps: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  /** Positions that a bot may visit before a move. */
  positions: { type: 'string', default: String(OPEN_POSITIONS.intermediate) },
  /** The standard deviation of the changes in a game, in the logarithm of a worth. */
  spread: { type: 'string', default: '0.2' },
  /** The longest step, in the logarithm of a worth. */
  rate: { type: 'string', default: '0.12' },
  /** The weight of the other seats' mean points against the own points. */
  others: { type: 'string', default: '0.7' },
  /** A worth stays unless its direction is this certain, in standard errors. */
  least: { type: 'string', default: '1' },
  /** The number of games of the match for each number of players. */
  match: { type: 'string', default: '200' },
  'match-players': { type: 'string', default: '2,4' },
  threads: { type: 'string', default: String(availableParallelism()) },
  /** Whether the new model replaces the present one. */
  keep: { type: 'boolean', default: false },
} as const;
type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** The number of deals for each seed and step; those from `HELD_OUT` on are for matches. */
const DEALS = 1_000_000;
const STEP_DEALS = 10_000;
const HELD_OUT = 900_000;
const MEMORY = 0.6;
/** The certainty, in standard errors, at which a step has its full length. */
const FULL = 4;
/** The number of worths that are reported after a step. */
const TOLD = 8;
const THREAD = new URL('./worths-thread.ts', import.meta.url);

/** The options of a command. */
interface Training {
  readonly play: PlaySettings;
  readonly model: ShippedModel;
  /** The names of the worths that may change. */
  readonly names: readonly string[];
  readonly players: readonly number[];
  readonly deals: number;
  readonly steps: number;
  readonly seed: number;
  readonly spread: number;
  readonly rate: number;
  readonly others: number;
  readonly step: StepSettings;
  /** The number of games of a match; below it the numbers of players. */
  readonly games: number;
  readonly matched: readonly number[];
  readonly workshop: Workshop;
}

/** The new worths, and the commits whose bots played for them. */
interface Found {
  readonly worths: Worths;
  readonly playedBy: readonly string[];
}

/** The results of one step, and the mean points of a seat. */
interface Played {
  readonly trials: readonly Trial[];
  readonly mean: number;
  readonly playedBy: readonly string[];
}

/** The command for one game; its options come from the command line. */
export async function trainWorths(id: HexId): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const training = readTraining(id, values);
  const { model, workshop } = training;
  mkdirSync(workshop.folder, { recursive: true });
  const found = await learn(training);
  const matches: PointsMatch[] = [];
  if (training.games > 0) {
    for (const seats of training.matched) {
      matches.push(await playMatches(training, found.worths, seats));
    }
  }
  const provenance = [...model.provenance, originOf(training, found, matches)];
  const text = `${JSON.stringify({ provenance, worths: found.worths }, null, 2)}\n`;
  writeFileSync(join(workshop.folder, 'model.json'), text);
  if (values.keep) writeFileSync(model.file, text);
  for (const match of matches) process.stdout.write(tellMatch(match));
}

function readTraining(id: HexId, values: Values): Training {
  const { folder } = values;
  if (folder === undefined) throw new Error('--folder says where games and model are kept');
  const { model } = HEX_GAMES[id];
  const all = Object.keys(model.worths);
  const deals = Number(values.deals);
  const steps = Number(values.steps);
  if (deals > STEP_DEALS || steps * STEP_DEALS > HELD_OUT) throw new Error('too many deals');
  return {
    play: { game: id, positions: Number(values.positions) },
    model,
    names: values.worths?.split(',').map((name) => oneOf(all, name)) ?? all,
    players: values.players.split(',').map(Number),
    deals,
    steps,
    seed: Number(values.seed),
    spread: Number(values.spread),
    rate: Number(values.rate),
    others: Number(values.others),
    step: { memory: MEMORY, least: Number(values.least), full: FULL },
    games: Number(values.match),
    matched: values['match-players'].split(',').map(Number),
    workshop: { folder, thread: THREAD, threads: Number(values.threads), by: commit() },
  };
}

/** All steps, beginning with the present worths. */
async function learn(training: Training): Promise<Found> {
  const { model, names, rate, steps } = training;
  const commits = new Set<string>();
  let worths = model.worths;
  let sure = new Float64Array(names.length);
  for (let step = 1; step <= steps; step++) {
    const { trials, mean, playedBy } = await playStep(training, worths, step);
    for (const each of playedBy) commits.add(each);
    const slopes = slopesOf(trials, names.length);
    sure = sureness(sure, slopes, training.step);
    const change = stepOf(sure, training.step);
    worths = rounded(changed(worths, names, change, rate), names, change);
    const told = names
      .map((name, place) => ({ name, ...slopes[place], sure: Math.abs(sure[place]) }))
      .sort((one, other) => other.sure - one.sure)
      .slice(0, TOLD)
      .map(({ name, slope, error }) => `${name} ${slope.toFixed(2)}±${error.toFixed(2)}`);
    process.stderr.write(`step ${step}: mean ${mean.toFixed(1)}; ${told.join(', ')}\n`);
  }
  return { worths, playedBy: [...commits] };
}

/** Plays the games of one step. */
async function playStep(training: Training, worths: Worths, step: number): Promise<Played> {
  const { play, names, players, spread, others, workshop } = training;
  const first = training.seed * DEALS + (step - 1) * STEP_DEALS;
  const told = {
    ...play,
    names: names.join(),
    spread,
    players: players.join(),
    first,
    worths: markOf(worths),
  };
  const { results, commits } = await resultsOf<Pair>(
    workshop,
    `step-${step}-${markOf(told)}`,
    told,
    { trial: { ...play, worths, names, spread, players, first } } satisfies ThreadTask,
    training.deals,
  );
  const trials = results.flatMap((pair, job) =>
    trialsOf(changesOf(first + job, pair[0].length, names.length), pair, others),
  );
  return { trials, mean: mean(results.flat(2)), playedBy: commits };
}

/** Plays the new worths against the present ones; one seat has the new worths. */
async function playMatches(
  { play, model, seed, games, workshop }: Training,
  worths: Worths,
  players: number,
): Promise<PointsMatch> {
  const task = { ...play, players, first: seed * DEALS + HELD_OUT };
  const told = { ...task, now: markOf(worths), before: markOf(model.worths) };
  const { results } = await resultsOf<Upshot>(
    workshop,
    `match-${players}-${markOf({ ...told, by: workshop.by })}`,
    told,
    { match: { ...task, now: worths, before: model.worths } } satisfies ThreadTask,
    games,
  );
  return matchOf(results, {
    level: LEVEL,
    players,
    positions: play.positions,
    over: workshop.by,
  });
}

function originOf(
  { play, names, players, deals, steps, seed }: Training,
  { playedBy }: Found,
  matches: readonly PointsMatch[],
): WorthsProvenance {
  return {
    worths: names,
    games: 2 * deals * steps,
    seed,
    playedBy,
    matches,
    note:
      `Changed in ${steps} steps, each after ${deals} deals that the level ${LEVEL} played twice ` +
      `(${play.positions} positions) with ${players.join(', ')} players in turn.`,
  };
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}
