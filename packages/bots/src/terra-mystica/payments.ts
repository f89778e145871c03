import { type Move, packMove, type Seat } from '@pangaea/rules/kernel';
import {
  BUILDINGS,
  CONVERSION,
  KIND,
  POWER_ACTIONS,
  powerPrice,
  QUESTION,
  type State,
  TRAIT,
} from '@pangaea/rules/terra-mystica';
import { DWELLING } from './buildings.ts';

/** The most spades that are bought together with a dwelling. */
const MOST_SPADES = 2;

/** The goods that an action costs. */
interface Price {
  readonly workers: number;
  readonly coins: number;
  readonly priests: number;
}

/**
 * Burning and conversions that bring exactly the goods missing for an action, to be done before it.
 * Power comes first, burnt only as far as needed; then priests for workers, and workers for coins.
 */
export function payments(s: State, seat: Seat): readonly (readonly Move[])[] {
  // Nothing can be paid for after the action.
  if (s.round() === 0 || s.top() === QUESTION['after-action']) return [];
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
  const each = 1 + s.trait(seat, TRAIT.goodsPerPower);
  const [workers, coins, priests] = [missing.workers, missing.coins, missing.priests].map((goods) =>
    Math.ceil(goods / each),
  );
  const had = s.bowl3(seat);
  const most = had + (s.bowl2(seat) >> 1);
  const all = priests * power.priests + workers * power.workers + coins * power.coins;
  if (all <= most) into.push(conversions({ burnt: all - had, priests, workers, coins }));

  const priestsSold = Math.ceil(missing.workers / (1 + s.trait(seat, TRAIT.workersPerPriest)));
  const spent = coins * power.coins;
  if (priestsSold > 0 && s.priests(seat) - price.priests >= priestsSold && spent <= most) {
    into.push(conversions({ burnt: spent - had, coins, priestsSold }));
  }

  const left = Math.floor((had - priests * power.priests) / power.coins);
  const workersSold = missing.coins - left * each;
  if (left >= 0 && workersSold > 0 && s.workers(seat) - price.workers >= workersSold) {
    into.push(conversions({ priests, coins: left, workersSold }));
  }
}

/** How often each conversion is done, in order; power is spent on priests, workers and coins. */
interface Conversions {
  readonly burnt?: number;
  readonly priests?: number;
  readonly workers?: number;
  readonly coins?: number;
  readonly priestsSold?: number;
  readonly workersSold?: number;
}

function conversions(times: Conversions): Move[] {
  const {
    burnt = 0,
    priests = 0,
    workers = 0,
    coins = 0,
    priestsSold = 0,
    workersSold = 0,
  } = times;
  const moves: Move[] = burnt > 0 ? [packMove(KIND.burn, burnt)] : [];
  for (const [conversion, count] of [
    [CONVERSION['power-to-priests'], priests],
    [CONVERSION['power-to-workers'], workers],
    [CONVERSION['power-to-coins'], coins],
    [CONVERSION['priests-to-workers'], priestsSold],
    [CONVERSION['workers-to-coins'], workersSold],
  ]) {
    if (count > 0) moves.push(packMove(KIND.convert, conversion, count));
  }
  return moves;
}
