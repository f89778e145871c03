import type { Seat } from '../../kernel/index.ts';
import type { Price } from '../boards/price.ts';
import type { Cause, Sink } from '../events.ts';
import { isNearOpponent } from '../land/adjacent.ts';
import type { State } from '../state.ts';
import { addPriests, gainCoins, gainVp, gainWorkers, vpToSpend } from './gains.ts';

export type { Price } from '../boards/price.ts';

/** Room for one price; `findPrice` leaves its answer here. */
export const PRICE: Price = { workers: 0, coins: 0, priests: 0, vp: 0 };

/** What a structure costs the seat on a hex: its board, its neighbours, its ability. Into `PRICE`. */
export function findPrice(s: State, seat: Seat, building: number, hex: number): void {
  const { table } = s;
  const faction = s.faction(seat);
  const at = faction * 6 + building;
  PRICE.workers = table.costWorkers[at];
  PRICE.coins = table.costCoins[at];
  if (table.costCoinsAlone[at] !== PRICE.coins && !isNearOpponent(s, seat, hex)) {
    PRICE.coins = table.costCoinsAlone[at];
  }
  PRICE.priests = table.costPriests[at];
  PRICE.vp = table.costVp[at];
  table.hooks.price[faction]?.(s, seat, building, hex, PRICE);
}

/** Whether the seat can pay what is in `PRICE`, and workers besides. */
export function canPay(s: State, seat: Seat, workers = 0): boolean {
  if (s.workers(seat) < PRICE.workers + workers || s.coins(seat) < PRICE.coins) return false;
  if (s.priests(seat) < PRICE.priests) return false;
  return PRICE.vp === 0 || vpToSpend(s, seat) >= PRICE.vp;
}

/** Pays what is in `PRICE`. */
export function payPrice(s: State, seat: Seat, cause: Cause, sink: Sink): void {
  const { workers, coins, priests, vp } = PRICE;
  gainWorkers(s, seat, -workers, cause, sink);
  gainCoins(s, seat, -coins, cause, sink);
  addPriests(s, seat, -priests, cause, sink);
  gainVp(s, seat, -vp, cause, sink);
}
