/**
 * Four equal bots play the deals of a league of Terra Mystica: the same factions, seats, round
 * tiles, cards and order of turns as the people there (`league-deals.ts`). Prints the mean points
 * of a seat and their sources.
 * `node packages/bots/bench/league.ts --level intermediate --games 4`
 * `node packages/bots/bench/league.ts --level master --deals 0-7`
 * With `--net` a level that does not search uses the net; this shows the value of the net without
 * any search.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { firstSeat, Random, type Seat, seedFromNumber } from '@pangaea/rules/kernel';
import { type Event, type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { OWN_POINTS } from '../src/evaluator.ts';
import { type Bot, LEVELS, makeBot, OPEN_POSITIONS } from '../src/index.ts';
import { OPEN_LEVELS } from '../src/settings.ts';
import { terraMysticaBot } from '../src/terra-mystica/bot.ts';
import { judgeOf, terraMysticaJudge } from '../src/terra-mystica/judge.ts';
import { learned } from '../src/terra-mystica/learned.ts';
import { MODEL } from '../src/terra-mystica/model.ts';
import { oneOf } from '../train/options.ts';
import { beginLeague, LEAGUE, type LeagueDeal } from './league-deals.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'intermediate' },
    /** The positions that a level searches; those of the level if left out. */
    positions: { type: 'string' },
    /** The number of games on each deal. */
    games: { type: 'string', default: '1' },
    /** The first and the last deal, counted from 0. */
    deals: { type: 'string', default: '0-23' },
    /** A file with worths for the judge, in place of the evaluator of the level. */
    file: { type: 'string' },
    net: { type: 'boolean', default: false },
  },
});

const game = terraMystica();
const level = oneOf(LEVELS, values.level);
const bot = await botFor();
const budget = { positions: Number(values.positions ?? OPEN_POSITIONS[level]) };

async function botFor(): Promise<Bot<State>> {
  const { file, net } = values;
  if (file !== undefined) {
    return makeBot(game, terraMysticaJudge({ ...MODEL.worths, ...worthsOf(file) }), level);
  }
  if (!net) return terraMysticaBot(game, level);
  const judge = judgeOf(level);
  // The net predicts points well, and victories badly.
  const { intermediate: turn } = OPEN_LEVELS;
  const intermediate = { ...turn, plan: { ...turn.plan, measure: OWN_POINTS } };
  const settings = { ...OPEN_LEVELS, intermediate };
  return makeBot(game, judge, level, { evaluator: learned(game, judge), settings });
}

/** The points of all seats by source, and the counts of actions. */
const points = new Map<string, number>();
const done = new Map<string, number>();

/** The time of each decision, in milliseconds. */
const thought: number[] = [];

function count(event: Event): void {
  if (event.type === 'vp') points.set(event.cause, (points.get(event.cause) ?? 0) + event.amount);
  else done.set(event.type, (done.get(event.type) ?? 0) + 1);
}

function play(deal: LeagueDeal, seed: number): readonly number[] {
  const state = beginLeague(game, deal, seedFromNumber(seed));
  const random = Random.fromSeed(seedFromNumber(~seed));
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat: Seat = firstSeat(deciders);
    const begun = performance.now();
    const moves = bot.decide(game.view(state, seat), seat, random, budget);
    thought.push(performance.now() - begun);
    for (const move of moves) game.apply(state, seat, move, { push: count });
  }
  return game.outcome(state)?.vp ?? [];
}

const [first, last] = values.deals.split('-').map(Number);
const means: number[] = [];
let people = 0;
for (let place = first; place <= last; place++) {
  const deal = LEAGUE[place];
  const made: number[] = [];
  for (let n = 0; n < Number(values.games); n++) made.push(...play(deal, place * 1000 + n));
  means.push(mean(made));
  people += mean(deal.people) / (last - first + 1);
  process.stderr.write(`${place}: ${means.at(-1)?.toFixed(1)} (${mean(deal.people)})\n`);
}
const all = mean(means);
const error = Math.sqrt(mean(means.map((each) => (each - all) ** 2)) / (means.length - 1));
process.stdout.write(
  `${level}: ${all.toFixed(1)} ± ${error.toFixed(1)}; people ${people.toFixed(1)}\n`,
);
thought.sort((one, other) => one - other);
const share = (part: number) => thought[Math.floor(part * thought.length)].toFixed(0);
process.stdout.write(
  `a decision: ${mean(thought).toFixed(0)} ms, 90 % at most ${share(0.9)} ms, 99 % ${share(0.99)} ms\n`,
);
const seats = means.length * Number(values.games) * 4;
for (const [name, counts] of [
  ['points', points],
  ['done', done],
] as const) {
  const told = [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([what, sum]) => `${what} ${(sum / seats).toFixed(1)}`);
  process.stdout.write(`${name} a seat: ${told.join(', ')}\n`);
}

function worthsOf(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}
