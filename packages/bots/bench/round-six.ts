/**
 * What is made of the last round of games that people played: all seats are bots from its beginning on, and the points
 * that each gains until the end stand beside those of the person who sat there. The games are data of others:
 * `PANGAEA_LEDGERS=FOLDER node packages/bots/bench/round-six.ts --level strong --positions 80000`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { firstSeat, Random, replay, seedFromNumber } from '@pangaea/rules/kernel';
import { readSiteGame } from '@pangaea/rules/snellman';
import { PHASE, type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { LEVELS, makeBot } from '../src/index.ts';
import { wilsonInterval } from '../src/interval.ts';
import { judgeOf } from '../src/terra-mystica/judge.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'strong' },
    positions: { type: 'string', default: '80000' },
  },
});
const ROUND = 6;
const game = terraMystica();
const level = LEVELS.find((each) => each === values.level) ?? 'strong';
const bot = makeBot(game, judgeOf(level), level);
const budget = { positions: Number(values.positions) };
const { PANGAEA_LEDGERS: kept = '' } = process.env;
const folder = kept.split(':').find((each) => each !== '');
if (folder === undefined) throw new Error('Set PANGAEA_LEDGERS to a folder with played games.');

/** A played game as its last round begins, and the points of each seat at its end. */
function lastRound(file: string): { readonly begun: State; readonly points: readonly number[] } {
  const read = readSiteGame(game, readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
  let begun: State | undefined;
  const ended = replay(game, read.value.record, (state) => {
    if (begun !== undefined || state.round() < ROUND || state.phase() !== PHASE.actions) return;
    begun = game.slot(state);
    game.copy(state, begun);
  });
  const points = ended.ok ? game.outcome(ended.value)?.vp : undefined;
  if (begun === undefined || points === undefined) throw new Error(`${file} has no last round`);
  return { begun, points };
}

function playOn(begun: State, seed: number): readonly number[] {
  const state = game.slot(begun);
  game.copy(begun, state);
  const random = Random.fromSeed(seedFromNumber(seed));
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    game.apply(state, seat, bot.choose(game.view(state, seat), seat, random, budget));
  }
  return game.outcome(state)?.vp ?? [];
}

const played = join(folder, 'played');
const files = readdirSync(played).filter((name) => name.endsWith('.json'));
let [asGood, seats, bots, people] = [0, 0, 0, 0];
for (const [at, name] of files.sort().entries()) {
  const { begun, points } = lastRound(join(played, name));
  const made = playOn(begun, at);
  for (const [seat, theirs] of points.entries()) {
    const before = begun.vp(seat);
    seats += 1;
    bots += made[seat] - before;
    people += theirs - before;
    if (made[seat] >= theirs) asGood += 1;
  }
  process.stderr.write(`${at}: ${made.join(' ')} (people ${points.join(' ')})\n`);
}
const { lower, upper } = wilsonInterval(asGood, seats);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
process.stdout.write(
  `${level}: as much as the person or more in ${asGood} of ${seats} seats (${percent(lower)} to ${percent(upper)}); ` +
    `${(bots / seats).toFixed(1)} points a seat, people ${(people / seats).toFixed(1)}\n`,
);
