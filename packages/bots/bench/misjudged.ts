/**
 * Searches inputs that a net misjudges. All seats make the move that looks best within their own
 * turn. Each seat likes or dislikes some random inputs: it counts a unit of such an input as some
 * points more, or less, than the net does. If seats that like an input end with more points than
 * the others, the net values that input too low. The last round is played without likings, since
 * nothing is misjudged there.
 * `node packages/bots/bench/misjudged.ts --game terra-mystica --games 4000 --inputs 'goods|on map|shipping|exchange|favour tile'`
 * Before that it prints the values of questions within a turn compared with those of their best
 * answers.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Random, type Seat, seedFromNumber } from '@pangaea/rules/kernel';
import type { Evaluator } from '../src/index.ts';
import { learnedEvaluator } from '../src/learned/evaluator.ts';
import { readNet } from '../src/learned/net-file.ts';
import { HEX_IDS } from '../train/hex-games.ts';
import { LEARNERS, type Learner } from '../train/learners.ts';
import { oneOf } from '../train/options.ts';
import { AboveMean } from './above-mean.ts';
import { type GreedyTable, playGreedily, surpriseOfQuestions } from './greedy.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-mystica' },
    games: { type: 'string', default: '1000' },
    first: { type: 'string', default: '0' },
    /** A pattern for the names of the inputs. */
    inputs: { type: 'string', default: '.' },
    /** The points for a large amount of an input. */
    points: { type: 'string', default: '4' },
    /** The number of inputs that a seat likes or dislikes. */
    each: { type: 'string', default: '6' },
    /** Another net in place of the present one. */
    net: { type: 'string' },
  },
});
const learner = LEARNERS[oneOf(HEX_IDS, values.game)];
const { game, judge, inputs } = learner;
const file = values.net ?? new URL(`../src/${learner.file}`, import.meta.url);
const net = learnedEvaluator(game, judge, inputs, readNet(JSON.parse(readFileSync(file, 'utf8'))));
const pattern = new RegExp(values.inputs);
const liked = inputs.names.flatMap((name, input) => (pattern.test(name) ? [input] : []));
if (liked.length === 0)
  throw new Error(`no input of ${values.game} is named like ${values.inputs}`);
const LAST_ROUND: Readonly<Record<string, number>> = { 'terra-mystica': 6, 'terra-nova': 5 };

/** By seat: the additional points for a unit of each input. */
const likings: Map<number, number>[] = [];
const told = new Int32Array(inputs.names.length + inputs.own.names.length);

/** The net with the likings of the seats. */
function withLikings<S>({ inputs, judge, game }: Learner<S>, net: Evaluator<S>): Evaluator<S> {
  const likedBy = (state: S, seat: Seat): number => {
    if (inputs.stage(state, seat) === undefined) return 0;
    inputs.write(state, seat, told);
    let sum = 0;
    for (const [input, points] of likings[seat]) sum += points * told[input];
    return sum;
  };
  return {
    batch: 1,
    evaluate(states, count, into, only) {
      net.evaluate(states, count, into, only);
      for (let n = 0; n < count; n++) {
        if (judge.round?.(states[n]) === LAST_ROUND[values.game]) continue;
        const seats = only === undefined ? game.seats(states[n]) : 0;
        if (only !== undefined) into[n].points[only] += likedBy(states[n], only);
        for (let seat = 0; seat < seats; seat++) into[n].points[seat] += likedBy(states[n], seat);
      }
    },
  };
}

function tableOf(deal: number): GreedyTable {
  return { deal, ...learner.tables[deal % learner.tables.length] };
}

const games = Number(values.games);
const first = Number(values.first);
const deals = Array.from({ length: games }, (_, n) => tableOf(first + n));
const { mean, count } = surpriseOfQuestions(learner, net, deals.slice(0, Math.ceil(games / 20)));
process.stdout.write(
  `questions within a turn: their best answers are ${mean.toFixed(2)} points better (${count})\n`,
);

/** By input and by whether it is liked, as text: the points of the seats. */
const results = new AboveMean<string>();
const keyOf = (at: number, isLiked: boolean) => `${at} ${isLiked}`;
const evaluator = withLikings(learner, net);
for (const table of deals) {
  const random = Random.fromSeed(seedFromNumber(table.deal));
  const drawn = Array.from({ length: table.players }, (_, seat) => {
    const chosen = new Map<number, boolean>();
    while (chosen.size < Math.min(Number(values.each), liked.length)) {
      chosen.set(random.below(liked.length), random.below(2) === 0);
    }
    likings[seat] = new Map(
      [...chosen].map(([at, isLiked]) => {
        const a = Number(values.points) / inputs.scales[liked[at]];
        return [liked[at], isLiked ? a : -a];
      }),
    );
    return chosen;
  });
  const vp = playGreedily(learner, evaluator, table);
  results.add(vp, (seat) => [...drawn[seat]].map(([at, isLiked]) => keyOf(at, isLiked)));
}
const found = results.byKey();
const rows = liked.map((input, at) => {
  const [likes, dislikes] = [true, false].map((isLiked) => found.get(keyOf(at, isLiked)) ?? []);
  const error = Math.sqrt(variance(likes) / likes.length + variance(dislikes) / dislikes.length);
  return { name: inputs.names[input], gain: meanOf(likes) - meanOf(dislikes), error };
});
rows.sort((one, other) => Math.abs(other.gain / other.error) - Math.abs(one.gain / one.error));
for (const { name, gain, error } of rows) {
  process.stdout.write(`${name}: ${gain.toFixed(2)} ± ${error.toFixed(2)}\n`);
}

function meanOf(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

function variance(list: readonly number[]): number {
  const mean = meanOf(list);
  return list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (list.length - 1);
}
