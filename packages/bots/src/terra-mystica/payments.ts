import { type Move, packMove, type Seat } from '@pangaea/rules/kernel';
import {
  BUILDINGS,
  CONVERSION,
  KIND,
  POWER_ACTIONS,
  powerPrice,
  type State,
} from '@pangaea/rules/terra-mystica';

/** Spades that are bought together with a dwelling. */
const MOST_SPADES = 2;
const [DWELLING] = [1];

/** What has to be had for an action. */
interface Price {
  readonly workers: number;
  readonly coins: number;
  readonly priests: number;
}

/**
 * Burning and conversions that make up exactly for what is missing to the price of an action, each to be done
 * before it: power first, and burnt only as much as it takes; then priests for workers, and workers for coins.
 */
export function payments(s: State, seat: Seat): readonly (readonly Move[])[] {
  if (s.round() === 0) return [];
  const found: Move[][] = [];
  const seen = new Set<string>();
  for (const price of prices(s, seat)) {
    const workers = Math.max(0, price.workers - s.workers(seat));
    const coins = Math.max(0, price.coins - s.coins(seat));
    const priests = Math.max(0, price.priests - s.priests(seat));
    const key = `${workers},${coins},${priests}`;
    if ((workers | coins | priests) === 0 || seen.has(key)) continue;
    seen.add(key);
    addPayments(s, seat, price, { workers, coins, priests }, found);
  }
  const burns = new Set<number>();
  for (let action = 0; action < POWER_ACTIONS.length; action++) {
    if (s.isPowerActionUsed(action)) continue;
    const missing = powerPrice(s, seat, action) - s.bowl3(seat);
    if (missing > 0 && missing <= s.bowl2(seat) >> 1) burns.add(missing);
  }
  for (const times of burns) found.push([packMove(KIND.burn, times)]);
  return found;
}

function prices(s: State, seat: Seat): readonly Price[] {
  const { table } = s;
  const faction = s.faction(seat);
  const { spades } = table.factions[faction];
  const found: Price[] = [{ workers: 0, coins: 0, priests: 1 }];
  if (s.shipping(seat) < table.maxShipping[faction]) {
    const { coins, priests } = table.numbers.shipping;
    found.push({ workers: 0, coins, priests });
  }
  if (spades.advance !== undefined && s.exchange(seat) < table.maxExchange[faction]) {
    found.push(spades.advance);
  }
  const spade = table.spadeRate[faction * 3 + s.exchange(seat)];
  found.push({ workers: spade, coins: 0, priests: 0 });
  for (let kind = 1; kind < BUILDINGS.length; kind++) {
    if (s.piecesLeft(seat, kind) === 0) continue;
    const at = faction * BUILDINGS.length + kind;
    const workers = table.costWorkers[at];
    const coins = table.costCoins[at];
    const priests = table.costPriests[at];
    found.push({ workers, coins, priests });
    if (table.costCoinsAlone[at] !== coins) {
      found.push({ workers, coins: table.costCoinsAlone[at], priests });
    }
    for (let n = 1; kind === DWELLING && n <= MOST_SPADES; n++) {
      found.push({ workers: workers + n * spade, coins, priests });
    }
  }
  return found;
}

function addPayments(s: State, seat: Seat, price: Price, missing: Price, into: Move[][]): void {
  const { power } = s.table.numbers;
  const all =
    missing.priests * power.priests + missing.workers * power.workers + missing.coins * power.coins;
  const had = s.bowl3(seat);
  const most = had + (s.bowl2(seat) >> 1);
  const { workers, coins, priests } = missing;
  if (all <= most) {
    into.push(conversions(Math.max(0, all - had), priests, workers, coins, 0, 0));
  }
  const sparePriests = s.priests(seat) - price.priests;
  if (workers > 0 && sparePriests >= workers) {
    const rest = coins * power.coins;
    if (rest <= most) {
      into.push(conversions(Math.max(0, rest - had), 0, 0, coins, workers, 0));
    }
  }
  const spareWorkers = s.workers(seat) - price.workers;
  const left = had - priests * power.priests;
  if (coins > 0 && left >= 0 && coins > left) {
    const sold = coins - left;
    if (spareWorkers >= sold) into.push(conversions(0, priests, 0, left, 0, sold));
  }
}

function conversions(
  burnt: number,
  priests: number,
  workers: number,
  coins: number,
  priestsSold: number,
  workersSold: number,
): Move[] {
  const moves: Move[] = [];
  if (burnt > 0) moves.push(packMove(KIND.burn, burnt));
  const add = (conversion: number, times: number) => {
    if (times > 0) moves.push(packMove(KIND.convert, conversion, times));
  };
  add(CONVERSION['power-to-priests'], priests);
  add(CONVERSION['power-to-workers'], workers);
  add(CONVERSION['power-to-coins'], coins);
  add(CONVERSION['priests-to-workers'], priestsSold);
  add(CONVERSION['workers-to-coins'], workersSold);
  return moves;
}
