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
import { type ToldGame, varietyOf } from './unlike.ts';

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

/** By seed. */
const points = new Map<number, readonly number[]>();

/** The moves of one game, all and from the second round on; its points are stored. */
function play(seed: number): ToldGame {
  const state = beginTable(game, Number(values.players), Number(values.deal), values.variant);
  const random = Random.fromSeed(seedFromNumber(seed));
  const told: string[] = [];
  let early = 0;
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    const isEarly = 'round' in state && state.round() < FROM;
    for (const move of bot.decide(game.view(state, seat), seat, random, { positions })) {
      told.push(`${seat} ${game.notation.print(state, move)}`);
      if (isEarly) early++;
      game.apply(state, seat, move);
    }
  }
  points.set(seed, game.outcome(state)?.vp ?? []);
  return { moves: told.join('\n'), late: told.slice(early).join('\n') };
}

const games = Number(values.games);
const { unlike, isRepeated } = varietyOf(play, games);
const all = [...points.values()].flat();
const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
process.stdout.write(
  `${game.id}, ${level}: ${unlike} of ${games} games unlike all others, ${mean.toFixed(1)} points a seat; ` +
    `the first seed ${isRepeated ? 'repeats' : 'DOES NOT REPEAT'}\n`,
);
