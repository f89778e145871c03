/**
 * Measures each level against the one below. With two players the games come in pairs with the same
 * seed and seats swapped; with more, one of the higher level sits among the lower, in each seat in turn.
 * `node packages/bots/bench/ladder.ts --game gaia --games 200 --ms 200 [--players 4] [--level strong]`
 */
import { parseArgs } from 'node:util';
import { TABLE_GAME_IDS } from '@pangaea/rules/games';
import { type AnyGame, firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { FACTION_DEFINITIONS } from '@pangaea/rules/terra-nova';
import { loadPlayed } from '../src/games.ts';
import { type AnyBot, LEVELS, wilsonInterval } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-nova' },
    games: { type: 'string', default: '20' },
    players: { type: 'string', default: '2' },
    ms: { type: 'string', default: '200' },
    positions: { type: 'string', default: '1000000' },
    level: { type: 'string', default: 'all' },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const players = Number(values.players);
const milliseconds = Number(values.ms);
const positions = Number(values.positions);
const asked = TABLE_GAME_IDS.find((id) => id === values.game);
if (asked === undefined) throw new Error(`no bots play ${values.game}`);
const played = await loadPlayed(asked);
const { game } = played.book;

const GAIA_MODES = ['basic', 'advanced', 'disasters'] as const;

/** Options by game, the same for all games of a group. */
const OPTIONS: Readonly<Record<string, (group: number) => unknown>> = {
  'terra-nova': (group) => ({ players, startPlayer: 0, factions: drawFactions(group) }),
  gaia: (group) => ({ players, startPlayer: 0, mode: GAIA_MODES[group % GAIA_MODES.length] }),
};

/** Factions of different colours. */
function drawFactions(group: number): readonly string[] {
  const random = Random.fromSeed(seedFromNumber(group + 1));
  const drawn: (typeof FACTION_DEFINITIONS)[number][] = [];
  while (drawn.length < players) {
    const taken = new Set(drawn.map(({ colour }) => colour));
    drawn.push(random.pick(FACTION_DEFINITIONS.filter(({ colour }) => !taken.has(colour))));
  }
  return drawn.map(({ id }) => id);
}

function begin(group: number): ReturnType<AnyGame['slot']> {
  const options = game.options(OPTIONS[game.id](group));
  if (!options.ok) throw new Error(options.error.code);
  const table = game.setup(options.value, seedFromNumber(group));
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

function playOne(index: number, upper: AnyBot, lower: AnyBot) {
  const state = begin(Math.floor(index / players));
  const upperSeat = index % players;
  // Another stream than the one that deals.
  const random = Random.fromSeed(seedFromNumber(~index));
  const thought: number[] = [];
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders === 0) break;
    const seat = firstSeat(deciders);
    const bot = seat === upperSeat ? upper : lower;
    const start = performance.now();
    const stop = () => performance.now() - start > milliseconds;
    const move = bot.choose(game.view(state, seat), seat, random, { positions, stop });
    if (seat === upperSeat) thought.push(performance.now() - start);
    game.apply(state, seat, move);
  }
  const { vp, rank } = game.outcome(state) ?? { vp: [], rank: [] };
  const first = rank.filter((place) => place === 1).length;
  const others = vp.reduce((sum, each) => sum + each, 0) - vp[upperSeat];
  return {
    won: rank[upperSeat] === 1 ? 1 / first : 0,
    upper: vp[upperSeat],
    lower: others / (players - 1),
    thought,
  };
}

for (const [index, level] of LEVELS.entries()) {
  if (index === 0 || (values.level !== 'all' && values.level !== level)) continue;
  const below = LEVELS[index - 1];
  const upper = played.bot(level);
  const lower = played.bot(below);
  let won = 0;
  let upperVp = 0;
  let lowerVp = 0;
  const thought: number[] = [];
  for (let n = 0; n < games; n++) {
    const result = playOne(n, upper, lower);
    won += result.won;
    upperVp += result.upper;
    lowerVp += result.lower;
    thought.push(...result.thought);
    if ((n + 1) % 10 === 0) process.stderr.write(`${level} over ${below}: ${won} of ${n + 1}\n`);
  }
  thought.sort((a, b) => a - b);
  const interval = wilsonInterval(won, games);
  const report = {
    game: game.id,
    level,
    below,
    games,
    players,
    milliseconds,
    won,
    share: won / games,
    lowerBound95: interval.lower,
    upperBound95: interval.upper,
    meanVp: [upperVp / games, lowerVp / games],
    thoughtP99Ms: thought[Math.floor(thought.length * 0.99)],
  };
  const { lowerBound95, upperBound95, meanVp, thoughtP99Ms } = report;
  const percent = (share: number) => (share * 100).toFixed(1);
  process.stdout.write(
    values.json
      ? `${JSON.stringify(report)}\n`
      : `${level} over ${below}: ${won} of ${games} ` +
          `(95 %: ${percent(lowerBound95)} to ${percent(upperBound95)} %), mean VP ` +
          `${meanVp.map((vp) => vp.toFixed(2)).join(' to ')}, p99 ${thoughtP99Ms.toFixed(0)} ms\n`,
  );
}
