/**
 * Trains a net that evaluates positions of a hex game. The net learns from games against itself,
 * against earlier nets and against the hand-made judge. Levels that search use the net
 * (`src/GAME/net.json`).
 * `node packages/bots/train/values.ts --game terra-mystica --folder ../values --batches 150`
 *
 * While the net learns from the last batches of games, the next batch is played by the net of the
 * batch before the last. After each batch the net is stored in the folder. So the command may be
 * ended at any moment and started again, also with more batches: it plays only the few batches
 * again from which the net still learns. The same settings give the same net, with any number of
 * threads. At the end bots with the new net play matches against bots with the present one, on new
 * deals. The net is written to `net.json` in the folder; with `--keep` it also replaces the present
 * one.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { LEVELS } from '../src/index.ts';
import type { NetWeights } from '../src/learned/net.ts';
import type { NetFile } from '../src/learned/net-file.ts';
import type { PointsMatch } from '../src/provenance.ts';
import { Checkpoint, type Settings } from './checkpoint.ts';
import { HEX_IDS } from './hex-games.ts';
import { LEARNERS, scalesOf, sizesFor } from './learners.ts';
import { tellMatch } from './matches.ts';
import { netFileOf } from './net-file.ts';
import { commit, oneOf } from './options.ts';
import { LearningNet } from './values-fit.ts';
import { LearnCrew } from './values-learn-crew.ts';
import { playNetMatch } from './values-matches.ts';
import type { LessonGame, LessonTask, PlaySettings } from './values-play.ts';
import { PlayCrew } from './values-play-crew.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-mystica' },
    /** The folder in which nets are stored. */
    folder: { type: 'string' },
    batches: { type: 'string', default: '150' },
    /** The number of first batches that the judge plays. */
    judged: { type: 'string', default: '6' },
    /** The number of games in a batch. */
    games: { type: 'string', default: '1000' },
    /**
     * The number of batches that are learned from at a time, and how often each of their positions
     * is used on average.
     */
    memory: { type: 'string', default: '8' },
    passes: { type: 'string', default: '1.5' },
    /**
     * The learning rate, the number of batches after which it is halved, and the least share of it
     * that remains.
     */
    rate: { type: 'string', default: '0.001' },
    half: { type: 'string', default: '60' },
    least: { type: 'string', default: '0.1' },
    lambda: { type: 'string', default: '0.95' },
    warmth: { type: 'string', default: '2' },
    others: { type: 'string', default: '0.2' },
    /** The number of plans of the players; 0 if they plan only their own turn. */
    width: { type: 'string', default: '0' },
    candidates: { type: 'string', default: '4' },
    /** The units of the hidden layers. */
    first: { type: 'string', default: '64' },
    second: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    /** A net of another run (`0123.net`) to begin with; then the judge plays no batch. */
    from: { type: 'string' },
    /** The number of threads that play, and of threads that learn at the same time. */
    threads: { type: 'string', default: String(availableParallelism()) },
    learners: { type: 'string', default: String(availableParallelism() >> 2) },
    /** The number of games of the match for each number of players, and the level that plays it. */
    match: { type: 'string', default: '200' },
    'match-players': { type: 'string', default: '2,4' },
    'match-level': { type: 'string', default: 'strong' },
    keep: { type: 'boolean', default: false },
  },
});
if (values.folder === undefined) throw new Error('--folder says where nets are kept');
const folder = values.folder;
const by = commit();
mkdirSync(folder, { recursive: true });
const id = oneOf(HEX_IDS, values.game);
const learner = LEARNERS[id];
const SHIPPED = new URL(`../src/${learner.file}`, import.meta.url);
const number = (name: Exclude<keyof typeof values, 'keep'>) => Number(values[name]);
const seed = number('seed');
const games = number('games');
const memory = number('memory');
const judged = values.from === undefined ? number('judged') : 0;

/** The number of deals for all batches of a seed. */
const DEALS = 10_000_000;
/** Seeds from this number on are for matches. */
const HELD_OUT = 9_000_000;
/** A net counts as an earlier one after this many batches. */
const OLDER = [20, 60];

/**
 * The stored figures of a batch: mean points of a seat by number of players, and the error of the
 * net.
 */
interface Batch {
  readonly means: string;
  readonly error: number;
  readonly seconds: number;
}

const settings: PlaySettings = {
  lambda: number('lambda'),
  tries: [
    { share: 0.02, seats: 0.45 },
    { share: 0.1, seats: 0.35 },
    { share: 0.3, seats: 0.2 },
  ],
  warmth: number('warmth'),
  width: number('width'),
  candidates: number('candidates'),
  others: number('others'),
};

/** The figures of each batch, and the commits whose bots played it. */
const log = new Checkpoint<Batch>(join(folder, 'batches.jsonl'), settingsTold(), by);

const fileOf = (batch: number) => join(folder, `${String(batch).padStart(4, '0')}.net`);

const sizes = sizesFor(learner, number('first'), number('second'));
const scales = scalesOf(learner);

/** Gives a net the numbers that it had after a batch, or before the first one. */
function netAfter(batch: number, net = new LearningNet(sizes, scales)): LearningNet {
  if (batch >= 0) return net.load(bytesOf(fileOf(batch)));
  if (values.from !== undefined) return net.load(bytesOf(values.from));
  const random = Random.fromSeed(seedFromNumber(seed));
  return net.begin(() => random.below(1_000_000) / 1_000_000);
}

function bytesOf(file: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

/**
 * The players of a batch: the net after the batch before the last, or the judge while there is no
 * such net.
 */
function netsFor(batch: number) {
  const weightsAfter = (after: number): NetWeights | undefined =>
    batch < judged ? undefined : netAfter(Math.max(-1, after)).weights();
  const older = OLDER.map((age) => batch - age).filter((after) => after >= judged);
  return {
    weights: weightsAfter(batch - 2),
    older: older.map((after) => netAfter(after).weights()),
  };
}

function tasksOf(batch: number): readonly LessonTask[] {
  return Array.from({ length: games }, (_each, game) => {
    const table = batch * games + game;
    const deal = seed * DEALS + table;
    return { deal, ...learner.tables[table % learner.tables.length] };
  });
}

const players = new PlayCrew(number('threads'), { game: id, settings });
const learners = new LearnCrew(sizes, scales, memory, number('learners'));
const { net } = learners;
const batches = number('batches');
let done = 0;
while (existsSync(fileOf(done))) done++;
done = Math.min(done, batches);
netAfter(done - 1, net);
const first = Math.max(0, done - memory + 1);
let playing = players.play(tasksOf(first), netsFor(first));
for (let batch = first; batch < batches; batch++) {
  const begun = performance.now();
  const played = await playing;
  learners.remember(played.map(({ lessons }) => lessons));
  // The net for the next batch exists already.
  if (batch + 1 < batches) playing = players.play(tasksOf(batch + 1), netsFor(batch + 1));
  if (batch < done) continue;
  const rate = number('rate') * Math.max(number('least'), 0.5 ** (batch / number('half')));
  const job = { seed: seed * DEALS + batch, passes: number('passes'), rate };
  const error = await learners.learn(job);
  const seconds = (performance.now() - begun) / 1000;
  log.add(batch, { means: means(played), error, seconds });
  const file = fileOf(batch);
  writeFileSync(`${file}.new`, new Uint8Array(net.save()));
  renameSync(`${file}.new`, file);
  process.stderr.write(
    `batch ${batch}: ${means(played)}, off by ${error.toFixed(2)}, ${seconds.toFixed(0)} s\n`,
  );
}
await playing;
await players.end();
await learners.end();
await write();

/** Mean points of a seat by number of players. */
function means(played: readonly LessonGame[]): string {
  const players = [...new Set(played.map((game) => game.players))].sort();
  return players
    .map((count) => {
      const vp = played.filter((game) => game.players === count).flatMap((game) => game.vp);
      return `${count} players ${(vp.reduce((sum, each) => sum + each, 0) / vp.length).toFixed(1)}`;
    })
    .join(', ');
}

/** The settings on which the nets depend: all options except folder, threads and matches. */
function settingsTold(): Settings {
  const { threads, learners, folder, batches, keep, match, ...rest } = values;
  const { 'match-players': _players, 'match-level': _level, ...told } = rest;
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Plays the new net against the present one. */
function play(now: NetFile, players: number): Promise<PointsMatch> {
  const level = oneOf(LEVELS, values['match-level']);
  const before = JSON.parse(readFileSync(SHIPPED, 'utf8')) as NetFile;
  return playNetMatch({
    folder,
    threads: number('threads'),
    by,
    games: number('match'),
    settings: { game: id, level, players, first: seed * DEALS + HELD_OUT, now, before },
  });
}

async function write(): Promise<void> {
  const note = `${games} games a batch, ${batches} batches${values.from === undefined ? '' : ', from a net of another run'}.`;
  const provenance = { games: games * batches, seed, playedBy: log.commits, matches: [], note };
  const file = netFileOf(learner.inputs, net.weights(), provenance);
  const matches: PointsMatch[] = [];
  if (number('match') > 0) {
    for (const players of values['match-players'].split(',').map(Number)) {
      matches.push(await play(file, players));
    }
  }
  const text = JSON.stringify({ ...file, provenance: { ...provenance, matches } }, null, 2);
  writeFileSync(join(folder, 'net.json'), text);
  if (values.keep) writeFileSync(SHIPPED, text);
  for (const match of matches) process.stdout.write(tellMatch(match));
}
