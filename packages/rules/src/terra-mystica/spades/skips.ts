import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Sink } from '../events.ts';
import { addPriests, gainCoins, gainVp, gainWorkers } from '../goods/gains.ts';
import type { State } from '../state.ts';
import { spadesAffordable } from './spades.ts';

/* Tunnels and flights. */

/** Whether the seat can tunnel or fly now. */
export function canSkip(s: State, seat: Seat): boolean {
  if (s.trait(seat, TRAIT.skipRange) === 0) return false;
  return (
    s.workers(seat) >= s.trait(seat, TRAIT.skipWorkers) &&
    s.priests(seat) >= s.trait(seat, TRAIT.skipPriests)
  );
}

/** Whether the seat can still pay for a dwelling after it has paid for the skip. */
export function canBuildAfterSkip(s: State, seat: Seat): boolean {
  if (s.table.pricedByHex[s.faction(seat)] !== 0) return true;
  const workers = s.table.costWorkers[s.faction(seat) * 6 + 1];
  return s.workers(seat) >= workers + s.trait(seat, TRAIT.skipWorkers);
}

/** Spades that can be bought after the price of the skip. */
export function spadesAfterSkip(s: State, seat: Seat): number {
  const workers = s.trait(seat, TRAIT.skipWorkers);
  return spadesAffordable(s, seat, workers, s.trait(seat, TRAIT.skipPriests));
}

/** Pays the price of a tunnel or flight, except for free ones, and gives its gains. */
export function paySkip(s: State, seat: Seat, isFree: boolean, sink: Sink): void {
  if (!isFree) {
    gainWorkers(s, seat, -s.trait(seat, TRAIT.skipWorkers), 'skip', sink);
    addPriests(s, seat, -s.trait(seat, TRAIT.skipPriests), 'skip', sink);
  }
  gainVp(s, seat, s.trait(seat, TRAIT.skipVp), 'skip', sink);
  gainCoins(s, seat, s.trait(seat, TRAIT.skipCoins), 'landscape', sink);
}
