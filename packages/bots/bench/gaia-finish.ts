/**
 * Finds on what it depends whether a race of Gaia is finished before the cards are gone: bots play each
 * other with some whims, and for the positions that come up the worths are fitted to how far the winner
 * came (logistic regression). Half of the games begin with turns of drawing and throwing away, so that
 * positions with few cards and nothing built come up too. Prints the worths for `src/gaia/worths.ts`.
 * `node packages/bots/bench/gaia-finish.ts --games 1100`
 */
import { parseArgs } from 'node:util';
import { DECKS, gaia, KIND, placedMeeples, type State } from '@pangaea/rules/gaia';
import { firstSeat, kindOf, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { Samples, Spending } from '../src/domain.ts';
import { FEATURE_COUNT } from '../src/gaia/feature-names.ts';
import { features } from '../src/gaia/features.ts';
import { FINISH_FEATURE_COUNT, FINISH_FEATURES, finishFeatures } from '../src/gaia/finish.ts';
import { gaiaHidden } from '../src/gaia/hidden.ts';
import { GAIA_JUDGE } from '../src/gaia/judge.ts';
import { HIDDEN_LEVELS, judgeEvaluator } from '../src/index.ts';
import { Planner } from '../src/planner.ts';
import { beginTable } from './tables.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    first: { type: 'string', default: '1' },
    depth: { type: 'string', default: '2' },
  },
});
const game = gaia();
const hidden = gaiaHidden(game, GAIA_JUDGE);
const domain = { game, evaluator: judgeEvaluator(game, GAIA_JUDGE), knowledge: GAIA_JUDGE, hidden };
const planner = new Planner(domain, {
  ...HIDDEN_LEVELS.intermediate,
  depth: Number(values.depth),
  samples: 1,
});
const MODES = ['advanced', 'disasters'] as const;
const PLAYERS = [2, 3, 4, 5] as const;
const SEATS = 5;
/** One position in so many is kept; moves at random in a hundred. */
const KEPT = 3;
const WHIMS = 8;
/** Idle turns at the start take up to so many cards in a hundred. */
const IDLE = 90;
const IDLE_KINDS: readonly number[] = [KIND.draw, KIND.take, KIND.discard];

interface Seen {
  readonly found: Float64Array;
  /** The share of its meeples that the winner had placed: 1 unless the cards had run out. */
  placed: number;
}

const ROWS = new Float64Array(SEATS * FEATURE_COUNT);
const moves = new Moves();

function cardsLeft(state: State): number {
  return DECKS.reduce((sum, _, deck) => sum + state.deckSize(deck), 0);
}

function beIdle(state: State, random: Random): void {
  const cards = cardsLeft(state);
  const left = cards - Math.floor((cards * random.below(IDLE)) / 100);
  while (cardsLeft(state) > left) {
    const seat = firstSeat(game.deciders(state));
    game.legal(state, seat, moves);
    const idle = moves.toArray().filter((move) => IDLE_KINDS.includes(kindOf(move)));
    game.apply(state, seat, random.pick(idle));
  }
}

function playOne(index: number, into: Seen[]): void {
  const players = PLAYERS[Math.floor(index / MODES.length) % PLAYERS.length];
  const deal = Number(values.first) * 1_000_000 + index;
  const state = beginTable(game, players, deal, MODES[index % MODES.length]);
  const random = Random.fromSeed(seedFromNumber(~deal));
  const seen: Seen[] = [];
  if (random.below(2) > 0) beIdle(state, random);
  while (game.deciders(state) !== 0) {
    const seat = firstSeat(game.deciders(state));
    const samples = new Samples(domain, game.view(state, seat), random);
    const choices = planner.consider(samples, seat, new Spending({ positions: 1e6 }));
    const top = Math.max(...choices.map(({ value }) => value));
    const good = choices.filter(({ value }) => value === top);
    const { move } = random.pick(random.below(100) < WHIMS ? choices : good);
    game.apply(state, seat, move);
    if (random.below(KEPT) > 0 || game.deciders(state) === 0) continue;
    const found = new Float64Array(FINISH_FEATURE_COUNT);
    features(state, ROWS);
    finishFeatures(state, ROWS, found);
    seen.push({ found, placed: 0 });
  }
  for (const each of seen) each.placed = placedMeeples(state, state.winner()) / state.table.meeples;
  into.push(...seen);
}

function chanceOf({ found }: Seen, worths: Float64Array): number {
  return 1 / (1 + Math.exp(-found.reduce((sum, each, index) => sum + each * worths[index], 0)));
}

/** Adam, over all of the data at once. */
function fitWorths(data: readonly Seen[]): Float64Array {
  const worths = new Float64Array(FINISH_FEATURE_COUNT);
  const slope = new Float64Array(FINISH_FEATURE_COUNT);
  const mean = new Float64Array(FINISH_FEATURE_COUNT);
  const square = new Float64Array(FINISH_FEATURE_COUNT);
  for (let step = 1; step <= 2000; step++) {
    slope.fill(0);
    for (const each of data) {
      const off = (chanceOf(each, worths) - each.placed) / data.length;
      for (let index = 0; index < slope.length; index++) slope[index] += off * each.found[index];
    }
    const rate = 0.05 * (1 - step / 2100);
    for (let index = 0; index < worths.length; index++) {
      mean[index] = 0.9 * mean[index] + 0.1 * slope[index];
      square[index] = 0.99 * square[index] + 0.01 * slope[index] ** 2;
      const m = mean[index] / (1 - 0.9 ** step);
      const v = square[index] / (1 - 0.99 ** step);
      worths[index] -= (rate * m) / (Math.sqrt(v) + 1e-8);
    }
  }
  return worths;
}

const data: Seen[] = [];
for (let index = 0; index < Number(values.games); index++) {
  playOne(index, data);
  if (index % 100 === 99) process.stderr.write(`${index + 1} games\n`);
}
const worths = fitWorths(data);
const ranOut = data.filter(({ placed }) => placed < 1).length;
process.stdout.write(`// ${data.length} positions, ${ranOut} of them before the cards ran out\n`);
for (const [index, name] of FINISH_FEATURES.entries()) {
  process.stdout.write(`  ${name}: ${worths[index].toFixed(3)},\n`);
}
