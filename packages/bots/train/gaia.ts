/**
 * Makes the model of Gaia's bots, `src/gaia/model.json`: bots play each other, the worths of the features are
 * fitted to who won, and bots with the new worths play matches against those that ship.
 * `node packages/bots/train/gaia.ts --folder ../gaia-model --parts basic,advanced --games 1500 --match 200`
 *
 * Games are kept in the folder as they end, so the command may be ended at any moment and given again, with
 * more games too; it plays what is missing, on all cores or `--threads`. The same settings give the same
 * model. It is written to `model.json` of the folder; with `--keep` it takes the place of the one that ships.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type Match,
  MODEL,
  type Model,
  PARTS,
  type Part,
  type Provenance,
} from '../src/gaia/model.ts';
import { LEVEL_POSITIONS, LEVELS } from '../src/index.ts';
import { Checkpoint, type Settings } from './checkpoint.ts';
import { fitFinish, fitWorths, surprise, surpriseAtFinish } from './gaia-fit.ts';
import { type PlayedGame, samplesOf } from './gaia-samples.ts';
import type { ThreadTask } from './gaia-thread.ts';
import { doInThreads } from './in-threads.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    parts: { type: 'string', default: PARTS.join(',') },
    games: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    depth: { type: 'string', default: '2' },
    match: { type: 'string', default: '200' },
    players: { type: 'string', default: '2,4' },
    level: { type: 'string', default: 'intermediate' },
    threads: { type: 'string', default: String(availableParallelism()) },
    keep: { type: 'boolean', default: false },
  },
});
const { folder } = values;
if (folder === undefined) throw new Error('--folder says where games and model are kept');
const parts = values.parts.split(',').map((name) => oneOf(PARTS, name));
const level = oneOf(LEVELS, values.level);
const games = Number(values.games);
const seed = Number(values.seed);
const depth = Number(values.depth);

/** Of all games so many are fitted to; the others tell how well the worths fit games that they have not seen. */
const FITTED = Math.max(1, Math.floor(games * 0.85));
const THREAD = new URL('./gaia-thread.ts', import.meta.url);
const SHIPPED = fileURLToPath(new URL('../src/gaia/model.json', import.meta.url));

function oneOf<W extends string>(words: readonly W[], word: string): W {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new Error(`${word} is none of ${words.join(', ')}`);
  return found;
}

/** The commit that is checked out, with a plus where files differ from it. */
function commit(): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '../src', '../../rules/src');
  return git('rev-parse', '--short=8', 'HEAD') + (changed === '' ? '' : '+');
}

/** Tells models apart by their numbers. */
function markOf({ basic, advanced, finish }: Model): string {
  const numbers = JSON.stringify([basic, advanced, finish]);
  return createHash('sha256').update(numbers).digest('hex').slice(0, 12);
}

/** Results of so many jobs: those of earlier runs, and what is missing done now. */
async function resultsOf<R>(
  name: string,
  settings: Settings,
  task: ThreadTask,
  jobs: number,
): Promise<{ readonly results: readonly R[]; readonly commits: readonly string[] }> {
  const checkpoint = new Checkpoint<R>(join(folder as string, `${name}.jsonl`), settings, by);
  const missing = checkpoint.missing(jobs);
  let done = jobs - missing.length;
  await doInThreads<R>(THREAD, task, missing, Number(values.threads), (job, result) => {
    checkpoint.add(job, result);
    if (++done % 50 === 0) process.stderr.write(`${name}: ${done} of ${jobs}\n`);
  });
  return { results: checkpoint.results(jobs), commits: checkpoint.commits };
}

/** A part of the model, fitted to games of its own. */
async function learn(part: Part): Promise<Partial<Model> & { readonly from: Provenance }> {
  const settings = { part, seed, depth };
  const { results, commits } = await resultsOf<PlayedGame>(
    part,
    { ...settings, bots: markOf(MODEL) },
    { play: settings },
    games,
  );
  const samples = results.map(samplesOf);
  const fitted = samples.slice(0, FITTED).flat();
  const rest = samples.slice(FITTED).flat();
  const from = (now: number, before: number): Provenance => ({
    games,
    positions: fitted.length,
    seed,
    playedBy: commits,
    matches: [],
    note:
      `Fitted to the first ${FITTED} games. Mean surprise in the others: ` +
      `${now.toFixed(4)}, by the model before ${before.toFixed(4)}.`,
  });
  if (part === 'finish') {
    const finish = fitFinish(fitted);
    const off = surpriseAtFinish;
    return { finish, from: from(off(rest, finish), off(rest, MODEL.finish)) };
  }
  const worths = fitWorths(fitted);
  return { [part]: worths, from: from(surprise(rest, worths), surprise(rest, MODEL[part])) };
}

/** The new model against the one that ships. */
async function play(now: Model, players: number, count: number): Promise<Match> {
  const task = { level, players, seed };
  const { results } = await resultsOf<boolean>(
    `match-${players}-${markOf(now)}`,
    { ...task, over: markOf(MODEL) },
    { match: { ...task, now, before: MODEL } },
    count,
  );
  const won = results.filter((isWon) => isWon).length;
  return { level, players, positions: LEVEL_POSITIONS[level], over: by, games: count, won };
}

const by = commit();
mkdirSync(folder, { recursive: true });
let model = MODEL;
for (const part of parts) {
  const { from, ...fitted } = await learn(part);
  model = { ...model, ...fitted, provenance: { ...model.provenance, [part]: from } };
}
const matches: Match[] = [];
if (Number(values.match) > 0) {
  for (const players of values.players.split(',').map(Number)) {
    matches.push(await play(model, players, Number(values.match)));
  }
}
const provenance = Object.fromEntries(
  PARTS.map((part) => [
    part,
    parts.includes(part) ? { ...model.provenance[part], matches } : model.provenance[part],
  ]),
);
const text = `${JSON.stringify({ ...model, provenance }, null, 2)}\n`;
writeFileSync(join(folder, 'model.json'), text);
if (values.keep) writeFileSync(SHIPPED, text);
for (const part of parts) process.stdout.write(`${part}: ${model.provenance[part].note}\n`);
for (const { players, won, games } of matches) {
  process.stdout.write(`${level}, ${players} players: won ${won} of ${games}\n`);
}
