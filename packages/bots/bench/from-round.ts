/**
 * Plays games of people on with bots, from the beginning of a round. Bots take all seats. The
 * points that each seat gains until the end are compared with those of the person who played there.
 * The games are not part of the project:
 * `PANGAEA_LEDGERS=FOLDER node packages/bots/bench/from-round.ts --round 6 --level master`
 */
import { parseArgs } from 'node:util';
import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { PHASE, type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { LEVELS, OPEN_POSITIONS } from '../src/index.ts';
import { wilsonInterval } from '../src/interval.ts';
import { terraMysticaBot } from '../src/terra-mystica/bot.ts';
import { oneOf } from '../train/options.ts';
import { gamesOfPeople, type PlayedByPeople, watchPlayed } from './played-games.ts';

const { values } = parseArgs({
  options: {
    round: { type: 'string', default: '6' },
    level: { type: 'string', default: 'master' },
    /** Positions that a level searches; the level's own number when left out. */
    positions: { type: 'string' },
  },
});
const round = Number(values.round);
const game = terraMystica();
const level = oneOf(LEVELS, values.level);
const bot = await terraMysticaBot(game, level);
const budget = { positions: Number(values.positions ?? OPEN_POSITIONS[level]) };

/** A played game as the round begins, and the points of each seat at its end. */
function fromRound(played: PlayedByPeople): {
  readonly begun: State;
  readonly points: readonly number[];
} {
  let begun: State | undefined;
  const ended = watchPlayed(game, played, (state) => {
    if (begun !== undefined || state.round() < round || state.phase() !== PHASE.actions) return;
    begun = game.slot(state);
    game.copy(state, begun);
  });
  const points = game.outcome(ended)?.vp;
  if (begun === undefined || points === undefined) {
    throw new Error(`${played.file} has no round ${round}`);
  }
  return { begun, points };
}

function playOn(begun: State, seed: number): readonly number[] {
  const state = game.slot(begun);
  game.copy(begun, state);
  const random = Random.fromSeed(seedFromNumber(seed));
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    for (const move of bot.decide(game.view(state, seat), seat, random, budget)) {
      game.apply(state, seat, move);
    }
  }
  return game.outcome(state)?.vp ?? [];
}

let [asGood, seats, bots, people] = [0, 0, 0, 0];
for (const [at, played] of gamesOfPeople(game).entries()) {
  const { begun, points } = fromRound(played);
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
  `${level}, from round ${round}: as much as the person or more in ${asGood} of ${seats} seats (${percent(lower)} to ${percent(upper)}); ` +
    `${(bots / seats).toFixed(1)} points a seat, people ${(people / seats).toFixed(1)}\n`,
);
