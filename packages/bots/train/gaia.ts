/**
 * Makes the model of Gaia's bots, `src/gaia/model.json`. Bots play against each other, and the
 * worths of features are fitted to the winners. Then bots with the new worths play matches against
 * bots with the present ones.
 * `node packages/bots/train/gaia.ts --folder ../gaia-model --parts basic,advanced --games 1500 --match 200`
 *
 * Each game is stored in the folder when it ends. So the command may be ended at any moment and
 * started again, also with more games: it plays only the missing ones, on all cores or `--threads`.
 * The same settings give the same model. The model is written to `model.json` in the folder; with
 * `--keep` it also replaces the present one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  MODEL,
  type Model,
  type ModelPart,
  PARTS,
  type PartProvenance,
} from '../src/gaia/model.ts';
import { HIDDEN_POSITIONS, LEVELS } from '../src/index.ts';
import type { Match } from '../src/provenance.ts';
import { fitFinish, fitWorths, surprise, surpriseAtFinish } from './gaia-fit.ts';
import { type PlayedGame, samplesOf } from './gaia-samples.ts';
import type { ThreadTask } from './gaia-thread.ts';
import { commit, oneOf } from './options.ts';
import { markOf, resultsOf } from './results.ts';

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

/**
 * The number of games to which worths are fitted. The other games show how well the worths fit
 * unknown games.
 */
const FITTED = Math.max(1, Math.floor(games * 0.85));
const THREAD = new URL('./gaia-thread.ts', import.meta.url);
const SHIPPED = fileURLToPath(new URL('../src/gaia/model.json', import.meta.url));

/** A name for a model, made from its numbers. */
function markOfModel({ basic, advanced, finish }: Model): string {
  return markOf([basic, advanced, finish]);
}

/** Fits a part of the model to its own games. */
async function learn(part: ModelPart): Promise<Partial<Model> & { readonly from: PartProvenance }> {
  const settings = { part, seed, depth };
  const { results, commits } = await resultsOf<PlayedGame>(
    workshop,
    part,
    { ...settings, bots: markOfModel(MODEL) },
    { play: settings } satisfies ThreadTask,
    games,
  );
  const samples = results.map(samplesOf);
  const fitted = samples.slice(0, FITTED).flat();
  const rest = samples.slice(FITTED).flat();
  const from = (now: number, before: number): PartProvenance => ({
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

/** Plays the new model against the present one. */
async function play(now: Model, players: number, count: number): Promise<Match> {
  const task = { level, players, seed };
  const { results } = await resultsOf<boolean>(
    workshop,
    `match-${players}-${markOfModel(now)}-${by}`,
    { ...task, over: markOfModel(MODEL) },
    { match: { ...task, now, before: MODEL } } satisfies ThreadTask,
    count,
  );
  const won = results.filter((isWon) => isWon).length;
  return { level, players, positions: HIDDEN_POSITIONS[level], over: by, games: count, won };
}

const by = commit();
const workshop = { folder, thread: THREAD, threads: Number(values.threads), by };
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
