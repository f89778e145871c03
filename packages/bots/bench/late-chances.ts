/**
 * Tries chances instead of points in the last rounds of Terra Mystica, where victory is near. Strong
 * plays a deal in all seats until these rounds begin. From there the game is played to its end once
 * for each seat: this seat compares its plans by its chance to win, the others by their own points.
 * `node packages/bots/bench/late-chances.ts --players 4 --deals 200`
 */
import { parseArgs } from 'node:util';
import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { chancesOf, type Measure } from '../src/evaluator.ts';
import { type Bot, OPEN_POSITIONS, wilsonInterval } from '../src/index.ts';
import { POINTS_PER_LOGIT } from '../src/judge.ts';
import { loadBot } from '../src/load.ts';
import { OPEN_LEVELS } from '../src/settings.ts';
import { terraMysticaBot } from '../src/terra-mystica/bot.ts';
import { judgeOf } from '../src/terra-mystica/judge.ts';
import { learned } from '../src/terra-mystica/learned.ts';
import { beginTable } from './tables.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    deals: { type: 'string', default: '200' },
    first: { type: 'string', default: '0' },
    /** The first round in which chances are used; a game has six. */
    from: { type: 'string', default: '5' },
    /** The lead in points that multiplies the odds by e. */
    scale: { type: 'string', default: `${POINTS_PER_LOGIT}` },
  },
});
const players = Number(values.players);
const deals = Number(values.deals);
const first = Number(values.first);
const from = Number(values.from);
const scale = Number(values.scale);
const game = terraMystica();
const judge = judgeOf('strong');

/** In points: between two equal seats, a point more counts as one. */
const inPoints = 4 * scale;
const chances = new Float64Array(players);
const CHANCE: Measure = {
  isOfOne: () => false,
  of: ({ points }, seats, seat) => {
    chancesOf(points, seats, 1, chances, scale);
    return inPoints * chances[seat];
  },
};
const usual = await terraMysticaBot(game, 'strong');
const trying = await loadBot(game, judge, 'strong', {
  evaluator: learned(game, judge),
  settings: {
    ...OPEN_LEVELS,
    strong: { ...OPEN_LEVELS.strong, own: { ...OPEN_LEVELS.strong.own, measure: CHANCE } },
  },
});

/** Plays until a round begins, or to the end of the game. */
function play(
  state: State,
  seed: number,
  botOf: (seat: number) => Bot<State>,
  until = Number.POSITIVE_INFINITY,
): void {
  const random = Random.fromSeed(seedFromNumber(seed));
  const budget = { positions: OPEN_POSITIONS.strong };
  while (game.deciders(state) !== 0 && state.round() < until) {
    const seat = firstSeat(game.deciders(state));
    for (const move of botOf(seat).decide(game.view(state, seat), seat, random, budget)) {
      game.apply(state, seat, move);
    }
  }
}

let [won, games, points, before] = [0, 0, 0, 0];
for (let deal = first; deal < first + deals; deal++) {
  const begun = beginTable(game, players, deal, 'given') as State;
  play(begun, ~deal, () => usual, from);
  const endOf = (own?: number) => {
    const state = game.slot(begun);
    game.copy(begun, state);
    play(state, deal, (seat) => (seat === own ? trying : usual));
    return game.outcome(state) ?? { vp: [], rank: [] };
  };
  const { vp: without } = endOf();
  for (let seat = 0; seat < players; seat++) {
    const { vp, rank } = endOf(seat);
    if (rank[seat] === 1) won += 1 / rank.filter((place) => place === 1).length;
    games += 1;
    points += vp[seat];
    before += without[seat];
  }
  process.stderr.write(`${deal}: ${won.toFixed(1)} of ${games}\n`);
}
const { lower, upper } = wilsonInterval(won, games);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
process.stdout.write(
  `first in ${won.toFixed(1)} of ${games} games (${percent(lower)} to ${percent(upper)}, ${percent(1 / players)} would be equal); ` +
    `${(points / games).toFixed(1)} points a seat, without chances ${(before / games).toFixed(1)}\n`,
);
