/**
 * Equal bots bid for the boards of Terra Mystica, and play. Prints the number of bids in an auction
 * and the prices of boards. By the rank of the price, it also prints the points at the end above
 * the mean of the table: with fair prices they are 0.
 * `node packages/bots/bench/auctions.ts --level beginner --players 4 --games 200`
 */
import { parseArgs } from 'node:util';
import { firstSeat, kindOf, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { KIND, PHASE, type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { LEVELS } from '../src/index.ts';
import { terraMysticaPlayed } from '../src/terra-mystica/index.ts';
import { oneOf } from '../train/options.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'intermediate' },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '200' },
  },
});
const level = oneOf(LEVELS, values.level);
const players = Number(values.players);
const game = terraMystica();
const options = game.options({ players, factions: 'auction', fireAndIce: true });
if (!options.ok) throw new Error(JSON.stringify(options.error));
const bot = await terraMysticaPlayed.bot(level);
const budget = { positions: terraMysticaPlayed.positions[level] };
const seats = Array.from({ length: players }, (_, seat) => seat);

interface Bought {
  readonly faction: string;
  readonly price: number;
  /** Points at the end above the mean of the table. */
  readonly above: number;
}

const bids: number[] = [];
const bought: Bought[] = [];
/** By rank of the price of a board, the most expensive first: how often its seat came first. */
const won = seats.map(() => 0);

for (let deal = 0; deal < Number(values.games); deal++) {
  const begun = game.setup(options.value, seedFromNumber(deal));
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const state = begun.value;
  const random = Random.fromSeed(seedFromNumber(~deal));
  let made = 0;
  play(state, random, (move) => {
    if (kindOf(move) === KIND.bid) made++;
    return state.phase() === PHASE.auction;
  });
  bids.push(made);
  const prices = seats.map((seat) => options.value.auctionBase - state.vp(seat));
  const factions = seats.map((seat) => state.table.factionNames[state.faction(seat)]);
  play(state, random, () => true);
  const points = seats.map((seat) => state.vp(seat));
  bought.push(
    ...seats.map((seat) => ({
      faction: factions[seat],
      price: prices[seat],
      above: points[seat] - mean(points),
    })),
  );
  const dearest = seats.toSorted((one, other) => prices[other] - prices[one]);
  const { rank = [] } = game.outcome(state) ?? {};
  won[dearest.findIndex((seat) => rank[seat] === 1)]++;
}

/**
 * Plays a game to its end, or as long as `goesOn` returns true.
 * @param goesOn called with each move after it was made
 */
function play(state: State, random: Random, goesOn: (move: number) => boolean): void {
  while (game.deciders(state) !== 0) {
    const seat = firstSeat(game.deciders(state));
    for (const move of bot.decide(game.view(state, seat), seat, random, budget)) {
      game.apply(state, seat, move);
      if (!goesOn(move)) return;
    }
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

const told = (count: number) => count.toFixed(1);
const dearest = Math.max(...bought.map(({ price }) => price));
process.stdout.write(
  `${level}, ${players} players: ${told(mean(bids))} bids an auction, most ${Math.max(...bids)}; dearest board ${dearest}\n`,
);
for (const [least, most] of [
  [0, 0],
  [1, 5],
  [6, 10],
  [11, 20],
  [21, 40],
]) {
  const own = bought.filter(({ price }) => price >= least && price <= most);
  if (own.length === 0) continue;
  const above = told(mean(own.map((each) => each.above)));
  process.stdout.write(`price ${least}-${most}: ${own.length} seats, ${above} at the end\n`);
}
process.stdout.write(`first places from the dearest board on: ${won.join(', ')}\n`);
const boards = [...Map.groupBy(bought, ({ faction }) => faction)]
  .map(([faction, own]) => ({ faction, price: mean(own.map(({ price }) => price)) }))
  .toSorted((one, other) => other.price - one.price);
process.stdout.write(
  `${boards.map(({ faction, price }) => `${faction} ${told(price)}`).join(', ')}\n`,
);
