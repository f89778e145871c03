/**
 * Tests whether different seeds give different games. Equal bots play one deal again and again,
 * each time with other random numbers for the bots. Prints how many games differ from all others
 * from the second round on (in Gaia from the start), and whether the first seed gives the same
 * moves again.
 * `node packages/bots/bench/variety.ts --game terra-mystica --level strong --players 2 --games 50 --deal 7`
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@pangaea/rules/games';
import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { loadPlayed } from '../src/games.ts';
import { LEVELS } from '../src/index.ts';
import { oneOf } from '../train/options.ts';
import { beginTable } from './tables.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-nova' },
    level: { type: 'string', default: 'strong' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '50' },
    deal: { type: 'string', default: '0' },
    variant: { type: 'string' },
  },
});
const level = oneOf(LEVELS, values.level);
const played = await loadPlayed(oneOf(GAME_IDS, values.game));
const { game } = played.book;
const bot = await played.bot(level);
const positions = played.positions[level];
/** The first round that must be different. */
const FROM = 2;

/** The moves of one game from the second round on, as text, and the points. */
function play(seed: number): { readonly told: string; readonly vp: readonly number[] } {
  const state = beginTable(game, Number(values.players), Number(values.deal), values.variant);
  const random = Random.fromSeed(seedFromNumber(seed));
  const told: string[] = [];
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    const isTold = !('round' in state) || state.round() >= FROM;
    for (const move of bot.decide(game.view(state, seat), seat, random, { positions })) {
      if (isTold) told.push(`${seat} ${game.notation.print(state, move)}`);
      game.apply(state, seat, move);
    }
  }
  return { told: told.join('\n'), vp: game.outcome(state)?.vp ?? [] };
}

const counts = new Map<string, number>();
const points: number[] = [];
const games = Number(values.games);
for (let seed = 0; seed < games; seed++) {
  const { told, vp } = play(seed);
  counts.set(told, (counts.get(told) ?? 0) + 1);
  points.push(...vp);
}
const unlike = [...counts.values()].filter((count) => count === 1).length;
const isSame = counts.has(play(0).told);
const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
process.stdout.write(
  `${game.id}, ${level}: ${unlike} of ${games} games unlike all others, ${mean.toFixed(1)} points a seat; ` +
    `the first seed ${isSame ? 'repeats' : 'DOES NOT REPEAT'}\n`,
);
