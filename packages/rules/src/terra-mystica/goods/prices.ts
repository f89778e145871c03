import type { Seat } from '../../kernel/index.ts';
import type { Price } from '../boards/price.ts';
import type { Cause, Sink } from '../events.ts';
import { isNearOpponent } from '../land/adjacent.ts';
import type { State } from '../state.ts';
import { addPriests, gainCoins, gainVp, gainWorkers, vpToSpend } from './gains.ts';

export type { Price } from '../boards/price.ts';

/** An empty price, for `findPrice` to fill. */
export function noPrice(): Price {
  return { workers: 0, coins: 0, priests: 0, vp: 0 };
}

/** The price of a structure on a hex for the seat: by its board, its neighbours, its ability. */
export function findPrice(s: State, seat: Seat, building: number, hex: number, into: Price): void {
  const { table } = s;
  const faction = s.faction(seat);
  const at = faction * 6 + building;
  into.workers = table.costWorkers[at];
  into.coins = table.costCoins[at];
  if (table.costCoinsAlone[at] !== into.coins && !isNearOpponent(s, seat, hex)) {
    into.coins = table.costCoinsAlone[at];
  }
  into.priests = table.costPriests[at];
  into.vp = table.costVp[at];
  table.hooks.price[faction]?.(s, seat, building, hex, into);
}

/** Whether the seat can pay a price, and additional workers. */
export function canPay(s: State, seat: Seat, price: Price, workers = 0): boolean {
  if (s.workers(seat) < price.workers + workers || s.coins(seat) < price.coins) return false;
  if (s.priests(seat) < price.priests) return false;
  return price.vp === 0 || vpToSpend(s, seat) >= price.vp;
}

export function payPrice(s: State, seat: Seat, price: Price, cause: Cause, sink: Sink): void {
  const { workers, coins, priests, vp } = price;
  gainWorkers(s, seat, -workers, cause, sink);
  gainCoins(s, seat, -coins, cause, sink);
  addPriests(s, seat, -priests, cause, sink);
  gainVp(s, seat, -vp, cause, sink);
}
