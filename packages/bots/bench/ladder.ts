/**
 * Measures each level against the one below: two-player games in pairs with the same seed, seats and
 * factions swapped. `node packages/bots/bench/ladder.ts --games 200 --ms 200`
 */
import { parseArgs } from 'node:util';
import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { FACTION_DEFINITIONS, terraNova } from '@pangaea/rules/terra-nova';
import { type Bot, LEVELS, makeBot, TERRA_NOVA_JUDGE } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    ms: { type: 'string', default: '200' },
    level: { type: 'string', default: 'all' },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const milliseconds = Number(values.ms);
const game = terraNova();

/** Lower end of the 95 % Wilson interval for a share of `won` in `of`. */
function lowerBound(won: number, of: number): number {
  const z = 1.96;
  const share = won / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return (middle - spread) / (1 + (z * z) / of);
}

/** Two factions of different colours, the same for both games of a pair. */
function drawFactions(pair: number): [string, string] {
  const random = Random.fromSeed(seedFromNumber(pair + 1));
  const one = random.pick(FACTION_DEFINITIONS);
  const other = random.pick(FACTION_DEFINITIONS.filter((each) => each.colour !== one.colour));
  return [one.id, other.id];
}

function playOne(pair: number, swapped: boolean, upper: Bot<never>, lower: Bot<never>) {
  const options = game.options({ players: 2, startPlayer: 0, factions: drawFactions(pair) });
  if (!options.ok) throw new Error(options.error.code);
  const table = game.setup(options.value, seedFromNumber(pair));
  if (!table.ok) throw new Error(table.error.code);
  const state = table.value;
  const random = Random.fromSeed(seedFromNumber(pair * 2 + (swapped ? 1 : 0)));
  const upperSeat = swapped ? 1 : 0;
  const thought: number[] = [];
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders === 0) break;
    const seat = firstSeat(deciders);
    const bot = seat === upperSeat ? upper : lower;
    const start = performance.now();
    const stop = () => performance.now() - start > milliseconds;
    const view = game.view(state, seat) as never;
    const move = bot.choose(view, seat, random, { positions: 1_000_000, stop });
    if (seat === upperSeat) thought.push(performance.now() - start);
    game.apply(state, seat, move);
  }
  const vp = game.outcome(state)?.vp ?? [0, 0];
  return { upper: vp[upperSeat], lower: vp[1 - upperSeat], thought };
}

for (const [index, level] of LEVELS.entries()) {
  if (index === 0 || (values.level !== 'all' && values.level !== level)) continue;
  const below = LEVELS[index - 1];
  const upper = makeBot(game, TERRA_NOVA_JUDGE, level) as Bot<never>;
  const lower = makeBot(game, TERRA_NOVA_JUDGE, below) as Bot<never>;
  let points = 0;
  let upperVp = 0;
  let lowerVp = 0;
  const thought: number[] = [];
  for (let n = 0; n < games; n++) {
    const result = playOne(n >> 1, n % 2 === 1, upper, lower);
    points += result.upper > result.lower ? 1 : result.upper === result.lower ? 0.5 : 0;
    upperVp += result.upper;
    lowerVp += result.lower;
    thought.push(...result.thought);
    if ((n + 1) % 10 === 0) {
      process.stderr.write(`${level} over ${below}: ${points} of ${n + 1}\n`);
    }
  }
  thought.sort((a, b) => a - b);
  const report = {
    level,
    below,
    games,
    milliseconds,
    won: points,
    share: points / games,
    lowerBound95: lowerBound(points, games),
    meanVp: [upperVp / games, lowerVp / games],
    thoughtP99Ms: thought[Math.floor(thought.length * 0.99)],
  };
  const { lowerBound95, meanVp, thoughtP99Ms } = report;
  process.stdout.write(
    values.json
      ? `${JSON.stringify(report)}\n`
      : `${level} over ${below}: ${points} of ${games} ` +
          `(at least ${(lowerBound95 * 100).toFixed(1)} %), mean VP ` +
          `${meanVp.map((vp) => vp.toFixed(1)).join(' to ')}, p99 ${thoughtP99Ms.toFixed(0)} ms\n`,
  );
}
