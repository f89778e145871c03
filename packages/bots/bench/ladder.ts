/**
 * Measures each level against the one below. With two players the games come in pairs with the same
 * seed and swapped seats. With more players one seat of the higher level plays among seats of the
 * lower one, in each seat in turn.
 * `node packages/bots/bench/ladder.ts --game gaia --games 200 --ms 200 [--players 4] [--level strong]`
 *
 * With `--equals` each level plays against itself instead, in every variant of the game or in the
 * named one; this shows bots that wait for each other. Each has the positions of its level, or
 * `--positions` if that is less.
 * `node packages/bots/bench/ladder.ts --equals --game gaia --players 2,3,4,5 --games 40 --positions 8000`
 *
 * With `--against FOLDER` each level plays against the same level of another checkout of the
 * project; this shows the effect of a change of the bots.
 * `node packages/bots/bench/ladder.ts --against ../before --game gaia --level strong --games 200 --positions 8000`
 *
 * With `--newcomer` each level plays against a person's first game (`newcomer.ts`).
 * `node packages/bots/bench/ladder.ts --newcomer --game terra-nova --level first-game --games 400`
 *
 * `--variant` plays all games in one way, for example with chosen factions. `--theirs` gives the
 * opponents another number of positions, for matches with equal processor time.
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@pangaea/rules/games';
import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { loadPlayed } from '../src/games.ts';
import { type AnyBot, LEVELS, type Level, type PlayedGame, wilsonInterval } from '../src/index.ts';
import { oneOf } from '../train/options.ts';
import { botOfCheckout } from './another-checkout.ts';
import { playEquals, STALLING } from './equals.ts';
import { Leads } from './leads.ts';
import { newcomer } from './newcomer.ts';
import { beginTable, VARIANTS } from './tables.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-nova' },
    games: { type: 'string', default: '20' },
    players: { type: 'string', default: '2' },
    ms: { type: 'string', default: '200' },
    positions: { type: 'string' },
    theirs: { type: 'string' },
    level: { type: 'string', default: 'all' },
    equals: { type: 'boolean', default: false },
    against: { type: 'string' },
    newcomer: { type: 'boolean', default: false },
    variant: { type: 'string', default: 'all' },
    first: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const milliseconds = Number(values.ms);
const first = Number(values.first);
const levels = values.level === 'all' ? LEVELS : [oneOf(LEVELS, values.level)];
const played = await find(values.game);
const { game } = played.book;

function find(id: string): Promise<PlayedGame> {
  const found = GAME_IDS.find((each) => each === id);
  if (found === undefined) throw new Error(`no bots play ${id}`);
  return loadPlayed(found);
}

/** The most positions that a level may visit; those of the level if left out. */
const positionsOf = (level: Level) => Number(values.positions ?? played.positions[level]);

const percent = (share: number) => (share * 100).toFixed(1);

interface Player {
  readonly name: string;
  readonly bot: AnyBot;
  readonly positions: number;
}

function playOne(players: number, index: number, upper: Player, lower: Player) {
  const variant = values.variant === 'all' ? undefined : values.variant;
  const state = beginTable(game, players, first + Math.floor(index / players), variant);
  const upperSeat = index % players;
  // This stream of random numbers is not that of the deal.
  const random = Random.fromSeed(seedFromNumber(~index));
  const thought: number[] = [];
  let theirThought = 0;
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders === 0) break;
    const seat = firstSeat(deciders);
    const isUpper = seat === upperSeat;
    const { bot, positions } = isUpper ? upper : lower;
    const start = performance.now();
    const stop = () => performance.now() - start > milliseconds;
    const budget = { positions, stop };
    const moves = bot.decide(game.view(state, seat), seat, random, budget);
    const took = performance.now() - start;
    if (isUpper) thought.push(took);
    else theirThought += took;
    for (const move of moves) game.apply(state, seat, move);
  }
  const { vp, rank } = game.outcome(state) ?? { vp: [], rank: [] };
  const winners = rank.filter((place) => place === 1).length;
  const others = vp.reduce((sum, each) => sum + each, 0) - vp[upperSeat];
  return {
    won: rank[upperSeat] === 1 ? 1 / winners : 0,
    upper: vp[upperSeat],
    lower: others / (players - 1),
    thought,
    theirThought: theirThought / (players - 1),
  };
}

/** The opponent of a level; undefined for the lowest level. */
async function rivalOf(level: Level): Promise<Player | undefined> {
  const { against, newcomer: isNew } = values;
  const positions = Number(values.theirs ?? positionsOf(level));
  if (isNew) return { name: 'a newcomer', bot: newcomer(game), positions };
  if (against !== undefined) {
    const bot = await botOfCheckout(against, game, level);
    return { name: `${level} of ${against}`, bot, positions };
  }
  const below = LEVELS[LEVELS.indexOf(level) - 1];
  if (below === undefined) return undefined;
  const own = Number(values.theirs ?? positionsOf(below));
  return { name: below, bot: await played.bot(below), positions: own };
}

/** Each level against the one below, against itself in another checkout, or against a newcomer. */
async function climb(players: number): Promise<void> {
  for (const level of levels) {
    const lower = await rivalOf(level);
    if (lower === undefined) continue;
    const { name: below } = lower;
    const upper = { name: level, bot: await played.bot(level), positions: positionsOf(level) };
    let won = 0;
    let upperVp = 0;
    let lowerVp = 0;
    const leads = new Leads();
    const thought: number[] = [];
    let theirThought = 0;
    for (let n = 0; n < games; n++) {
      const result = playOne(players, n, upper, lower);
      won += result.won;
      upperVp += result.upper;
      lowerVp += result.lower;
      leads.add(Math.floor(n / players), result.upper - result.lower);
      thought.push(...result.thought);
      theirThought += result.theirThought;
      if ((n + 1) % 10 === 0) process.stderr.write(`${level} over ${below}: ${won} of ${n + 1}\n`);
    }
    const secondsAGame = [thought.reduce((sum, each) => sum + each, 0), theirThought].map(
      (all) => all / games / 1000,
    );
    thought.sort((a, b) => a - b);
    const { lower: lowerBound95, upper: upperBound95 } = wilsonInterval(won, games);
    const meanVp = [upperVp / games, lowerVp / games];
    const lead95 = leads.error95();
    const thoughtP99Ms = thought[Math.floor(thought.length * 0.99)];
    const report = { level, below, games, players, milliseconds, won, share: won / games };
    tell(
      { ...report, lowerBound95, upperBound95, meanVp, lead95, thoughtP99Ms, secondsAGame },
      `${level} over ${below}: ${won} of ${games} ` +
        `(95 %: ${percent(lowerBound95)} to ${percent(upperBound95)} %), mean VP ` +
        `${meanVp.map((vp) => vp.toFixed(2)).join(' to ')} (lead ± ${lead95.toFixed(2)}), p99 ${thoughtP99Ms.toFixed(0)} ms, ` +
        `thought ${secondsAGame.map((each) => each.toFixed(1)).join(' and ')} s a game`,
    );
  }
}

/** Each level against itself. */
async function compareEquals(players: number): Promise<void> {
  for (const level of levels) {
    const thinks = Math.min(positionsOf(level), played.positions[level]);
    for (const variant of VARIANTS[game.id]) {
      if (values.variant !== 'all' && values.variant !== variant) continue;
      const bot = await played.bot(level);
      const sum = playEquals(game, bot, thinks, players, variant, first, games);
      const { lower, upper } = wilsonInterval(sum.stalled, sum.occasions);
      tell(
        {
          level,
          variant,
          players,
          positions: thinks,
          ...sum,
          lowerBound95: lower,
          upperBound95: upper,
        },
        `${level}, ${variant}, ${players} players: ${sum.stalled} of ${sum.occasions} ` +
          `${STALLING[game.id].what} ` +
          `(95 %: ${percent(lower)} to ${percent(upper)} %), ` +
          `mean VP ${sum.meanVp.toFixed(2)}, ` +
          `${sum.decisions.toFixed(0)} decisions a game`,
      );
    }
  }
}

function tell(report: object, sentence: string): void {
  process.stdout.write(
    values.json ? `${JSON.stringify({ game: game.id, ...report })}\n` : `${sentence}\n`,
  );
}

for (const players of values.players.split(',').map(Number)) {
  if (values.equals) await compareEquals(players);
  else await climb(players);
}
