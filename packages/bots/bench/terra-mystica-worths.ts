/**
 * Finds better worths for the judge of Terra Mystica. In every game each seat plays by worths of its own, all of
 * them changed a little by chance, and the same deal is played again with the opposite changes; how far the points
 * of a seat follow its changes says which way each worth should go. After so many deals all of them take a step.
 * Prints the worths for `src/terra-mystica/worths.ts`.
 * `node packages/bots/bench/terra-mystica-worths.ts --players 4,2,3 --deals 100 --steps 10`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import { makeBot } from '../src/index.ts';
import { terraMysticaJudge } from '../src/terra-mystica/judge.ts';
import { WORTHS, type Worths } from '../src/terra-mystica/worths.ts';
import { beginTable, VARIANTS } from './tables.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4,2,3,5' },
    deals: { type: 'string', default: '100' },
    steps: { type: 'string', default: '10' },
    first: { type: 'string', default: '1' },
    spread: { type: 'string', default: '0.2' },
    rate: { type: 'string', default: '0.12' },
    /** A file with the worths to begin with; those found are written there. */
    file: { type: 'string' },
  },
});
const game = terraMystica();
const NAMES = Object.keys(WORTHS) as (keyof Worths)[];
const SPREAD = Number(values.spread);
/** How far the points of the others count against the own. */
const OTHERS = 0.7;

let deal = Number(values.first) * 1_000_000;

/** What one seat played by, as changes of the logarithm in units of the spread, and what came of it. */
interface Trial {
  readonly change: Float64Array;
  readonly points: number;
}

function changed(worths: Worths, change: Float64Array): Worths {
  const all = NAMES.map((name, place) => [name, worths[name] * Math.exp(SPREAD * change[place])]);
  return Object.fromEntries(all);
}

/** One deal, played twice. @returns the mean points of a seat */
function playDeal(worths: Worths, players: number, into: Trial[]): number {
  const random = Random.fromSeed(seedFromNumber(~deal));
  const changes = Array.from({ length: players }, () =>
    Float64Array.from(NAMES, () => (random.below(2001) - 1000) / 577),
  );
  const up = playOne(worths, changes);
  const down = playOne(
    worths,
    changes.map((change) => change.map((each) => -each)),
  );
  const gains = up.map((points, seat) => (points - down[seat]) / 2);
  const sum = gains.reduce((all, each) => all + each, 0);
  for (const [seat, gain] of gains.entries()) {
    const others = (sum - gain) / (players - 1);
    into.push({ change: changes[seat], points: gain - OTHERS * others });
  }
  deal++;
  return [...up, ...down].reduce((all, each) => all + each, 0) / (2 * players);
}

function playOne(worths: Worths, changes: readonly Float64Array[]): readonly number[] {
  const variants = VARIANTS[game.id];
  const state = beginTable(game, changes.length, deal, variants[deal % variants.length]);
  const random = Random.fromSeed(seedFromNumber(deal));
  const bots = changes.map((change) =>
    makeBot(game, terraMysticaJudge(changed(worths, change)), 'intermediate'),
  );
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    const move = bots[seat].choose(game.view(state, seat), seat, random, { positions: 1000 });
    game.apply(state, seat, move);
  }
  return game.outcome(state)?.vp ?? [];
}

/** By how many points each worth moves the outcome when it grows by the spread, with its error. */
function slopes(trials: readonly Trial[]): readonly { slope: number; error: number }[] {
  return NAMES.map((_, place) => {
    let [product, square, rest] = [0, 0, 0];
    for (const { change, points } of trials) {
      product += change[place] * points;
      square += change[place] ** 2;
      rest += points ** 2;
    }
    return { slope: product / square, error: Math.sqrt(rest / trials.length / square) };
  });
}

let worths: Worths = WORTHS;
if (values.file !== undefined) {
  try {
    worths = { ...WORTHS, ...JSON.parse(readFileSync(values.file, 'utf8')) };
  } catch {
    // A new file.
  }
}
/** How sure the direction of each worth is, earlier steps included. */
const sure = new Float64Array(NAMES.length);
const MEMORY = 0.6;
const counts = values.players.split(',').map(Number);
for (let step = 1; step <= Number(values.steps); step++) {
  const trials: Trial[] = [];
  let sum = 0;
  const deals = Number(values.deals);
  for (let n = 0; n < deals; n++) sum += playDeal(worths, counts[n % counts.length], trials);
  const found = slopes(trials);
  const change = Float64Array.from(found, ({ slope, error }, place) => {
    sure[place] = MEMORY * sure[place] + slope / error;
    // Steps grow with how sure the direction is.
    return Math.max(-1, Math.min(1, sure[place] / 4)) * (Number(values.rate) / SPREAD);
  });
  worths = changed(worths, change);
  const most = NAMES.map((name, place) => ({ name, ...found[place] }))
    .sort((a, b) => Math.abs(b.slope / b.error) - Math.abs(a.slope / a.error))
    .slice(0, 8)
    .map(({ name, slope, error }) => `${name} ${slope.toFixed(2)}±${error.toFixed(2)}`);
  process.stderr.write(`step ${step}: mean ${(sum / deals).toFixed(1)}; ${most.join(', ')}\n`);
  if (values.file !== undefined) writeFileSync(values.file, JSON.stringify(worths));
}
for (const name of NAMES) process.stdout.write(`  ${name}: ${worths[name].toFixed(3)},\n`);
