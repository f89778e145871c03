/**
 * Measures how much more than the others at its table each faction of Terra Mystica makes, on each map and in
 * all: for choices and auctions. Factions are drawn for every game; all seats are played by one level. Prints
 * the points for `src/terra-mystica/opening.ts`.
 * `node packages/bots/bench/terra-mystica-factions.ts --games 2000 --players 2,3,4,5`; with `--fans` fan factions too.
 */
import { parseArgs } from 'node:util';
import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { FACTIONS, FAN_FACTION_IDS, terraMysticaBook } from '@pangaea/rules/terra-mystica';
import { LEVELS, makeBot } from '../src/index.ts';
import { judgeOf } from '../src/terra-mystica/judge.ts';
import { beginTable } from './tables.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    players: { type: 'string', default: '2,3,4,5' },
    level: { type: 'string', default: 'intermediate' },
    positions: { type: 'string', default: '5000' },
    first: { type: 'string', default: '0' },
    fans: { type: 'boolean', default: false },
  },
});
const { game } = terraMysticaBook;
const level = LEVELS.find((each) => each === values.level) ?? 'intermediate';
const bot = makeBot(game, judgeOf(level), level);
const counts = values.players.split(',').map(Number);
const first = Number(values.first);
const sums = new Map<string, { games: number; above: number; squares: number }>();

for (let deal = first; deal < first + Number(values.games); deal++) {
  const state = beginTable(
    game,
    counts[deal % counts.length],
    deal,
    values.fans ? 'fans' : 'given',
  );
  const random = Random.fromSeed(seedFromNumber(~deal));
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    const budget = { positions: Number(values.positions) };
    game.apply(state, seat, bot.choose(game.view(state, seat), seat, random, budget));
  }
  const vp = game.outcome(state)?.vp ?? [];
  const all = vp.reduce((sum, each) => sum + each, 0);
  for (const [seat, own] of vp.entries()) {
    const id = state.table.factionNames[state.faction(seat)];
    const above = own - (all - own) / (vp.length - 1);
    const { games, above: before, squares } = sums.get(id) ?? { games: 0, above: 0, squares: 0 };
    sums.set(id, { games: games + 1, above: before + above, squares: squares + above ** 2 });
  }
}
for (const id of [...FACTIONS, ...FAN_FACTION_IDS]) {
  const { games, above, squares } = sums.get(id) ?? { games: 0, above: 0, squares: 0 };
  if (games < 2) continue;
  const mean = above / games;
  const error = Math.sqrt((squares / games - mean ** 2) / (games - 1));
  process.stdout.write(`  '${id}': ${mean.toFixed(1)}, // ± ${error.toFixed(1)}, ${games} games\n`);
}
