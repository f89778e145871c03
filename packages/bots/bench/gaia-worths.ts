/**
 * Finds what the features of Gaia's judge are worth: bots play each other with some whims, and for the
 * positions that come up the worths are fitted to who won (softmax regression). Prints the worths for
 * `src/gaia/worths.ts`. `node packages/bots/bench/gaia-worths.ts --modes advanced,disasters --games 1500`
 */
import { parseArgs } from 'node:util';
import { gaia, type State } from '@pangaea/rules/gaia';
import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { Samples, Spending } from '../src/domain.ts';
import { FEATURE_COUNT, FEATURES } from '../src/gaia/feature-names.ts';
import { features } from '../src/gaia/features.ts';
import { gaiaHidden } from '../src/gaia/hidden.ts';
import { GAIA_JUDGE } from '../src/gaia/judge.ts';
import { HIDDEN_LEVELS, judgeEvaluator } from '../src/index.ts';
import { Planner } from '../src/planner.ts';

const { values } = parseArgs({
  options: {
    modes: { type: 'string', default: 'basic' },
    players: { type: 'string', default: '2,3,4,5' },
    games: { type: 'string', default: '400' },
    first: { type: 'string', default: '1' },
    depth: { type: 'string', default: '2' },
    weight: { type: 'string', default: '0.002' },
  },
});
const game = gaia();
/** One position in so many is kept; moves at random in a hundred. */
const KEPT = 3;
const WHIMS = 8;
const SEATS = 5;
const ROW = SEATS * FEATURE_COUNT;

interface Seen {
  readonly rows: Float64Array;
  readonly players: number;
  winner: number;
}

const hidden = gaiaHidden(game, GAIA_JUDGE);
const domain = { game, evaluator: judgeEvaluator(game, GAIA_JUDGE), knowledge: GAIA_JUDGE, hidden };
const planner = new Planner(domain, {
  ...HIDDEN_LEVELS.intermediate,
  depth: Number(values.depth),
  samples: 1,
});

function playOne(options: unknown, seed: number, into: Seen[]): void {
  const read = game.options(options);
  if (!read.ok) throw new Error(read.error.code);
  const begun = game.setup(read.value, seedFromNumber(seed));
  if (!begun.ok) throw new Error(begun.error.code);
  const state: State = begun.value;
  const random = Random.fromSeed(seedFromNumber(seed ^ 0x5eed));
  const seen: Seen[] = [];
  while (game.deciders(state) !== 0) {
    const seat = firstSeat(game.deciders(state));
    const samples = new Samples(domain, game.view(state, seat), random);
    const choices = planner.consider(samples, seat, new Spending({ positions: 1e6 }));
    const top = Math.max(...choices.map(({ value }) => value));
    const good = choices.filter(({ value }) => value === top);
    const { move } = random.pick(random.below(100) < WHIMS ? choices : good);
    game.apply(state, seat, move);
    if (random.below(KEPT) > 0 || game.deciders(state) === 0) continue;
    const rows = new Float64Array(ROW);
    features(state, rows);
    seen.push({ rows, players: read.value.players, winner: -1 });
  }
  for (const each of seen) each.winner = state.winner();
  into.push(...seen);
}

/** Mean surprise at who won, and its slope by feature when `slope` is given. */
function surprise(data: readonly Seen[], worths: Float64Array, slope?: Float64Array): number {
  let sum = 0;
  const odds = new Float64Array(SEATS);
  for (const { rows, players, winner } of data) {
    let all = 0;
    for (let seat = 0; seat < players; seat++) {
      let worth = 0;
      const at = seat * FEATURE_COUNT;
      for (let index = 0; index < FEATURE_COUNT; index++) worth += rows[at + index] * worths[index];
      odds[seat] = Math.exp(worth);
      all += odds[seat];
    }
    sum -= Math.log(odds[winner] / all);
    if (slope === undefined) continue;
    for (let seat = 0; seat < players; seat++) {
      const off = odds[seat] / all - (seat === winner ? 1 : 0);
      const at = seat * FEATURE_COUNT;
      for (let index = 0; index < FEATURE_COUNT; index++) slope[index] += off * rows[at + index];
    }
  }
  return sum / data.length;
}

/** Adam, over all of the data at once. */
function fitWorths(data: readonly Seen[], weight: number): Float64Array {
  const worths = new Float64Array(FEATURE_COUNT);
  const slope = new Float64Array(FEATURE_COUNT);
  const mean = new Float64Array(FEATURE_COUNT);
  const square = new Float64Array(FEATURE_COUNT);
  for (let step = 1; step <= 400; step++) {
    slope.fill(0);
    surprise(data, worths, slope);
    const rate = 0.05 * (1 - step / 420);
    for (let index = 0; index < FEATURE_COUNT; index++) {
      const g = slope[index] / data.length + weight * worths[index];
      mean[index] = 0.9 * mean[index] + 0.1 * g;
      square[index] = 0.99 * square[index] + 0.01 * g * g;
      const m = mean[index] / (1 - 0.9 ** step);
      const v = square[index] / (1 - 0.99 ** step);
      worths[index] -= (rate * m) / (Math.sqrt(v) + 1e-8);
    }
  }
  return worths;
}

const data: Seen[] = [];
const modes = values.modes.split(',');
const players = values.players.split(',').map(Number);
const games = Number(values.games);
let kept = 0;
for (let index = 0; index < games; index++) {
  const options = { mode: modes[index % modes.length], players: players[index % players.length] };
  playOne(options, Number(values.first) * 1_000_000 + index, data);
  if (index < games * 0.85) kept = data.length;
  if (index % 200 === 199) process.stderr.write(`${index + 1} games, ${data.length} positions\n`);
}
const worths = fitWorths(data.slice(0, kept), Number(values.weight));
const rest = data.slice(kept);
process.stdout.write(
  `// ${data.length} positions; surprise ${surprise(data.slice(0, kept), worths).toFixed(4)}, ` +
    `in games left out ${surprise(rest, worths).toFixed(4)}, by number of players ` +
    `${players
      .map((n) =>
        surprise(
          rest.filter((each) => each.players === n),
          worths,
        ).toFixed(4),
      )
      .join(' ')}\n`,
);
for (const [index, name] of FEATURES.entries()) {
  process.stdout.write(`  ${name}: ${worths[index].toFixed(3)},\n`);
}
