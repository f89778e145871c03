import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Cause, Sink } from '../events.ts';
import { addPriests, gainVp, pay } from '../goods/gains.ts';
import { deriveReach, skipRange } from '../land/reach.ts';
import type { State } from '../state.ts';

/** Longest flight, in hexes skipped. */
const MOST_RANGE = 4;

/**
 * Makes one step on the shipping track or, for a faction that flies, adds one hex of range.
 * @param scores whether the step gives its points.
 */
export function advanceShipping(
  s: State,
  seat: Seat,
  cause: Cause,
  sink: Sink,
  scores = true,
): void {
  const faction = s.faction(seat);
  const to = s.shipping(seat) + 1;
  if (to > s.table.maxShipping[faction]) {
    if (s.trait(seat, TRAIT.skipPriests) > 0 && skipRange(s, seat) < MOST_RANGE) {
      s.setSkipBonus(seat, s.skipBonus(seat) + 1);
      sink?.push({ type: 'range', seat, to: skipRange(s, seat), cause });
    } else sink?.push({ type: 'lost', seat, what: 'shipping', amount: 1 });
    return;
  }
  s.setShipping(seat, to);
  sink?.push({ type: 'shipping', seat, to, cause });
  const points = s.table.factions[faction].shipping.vp?.[to] ?? 0;
  if (scores) gainVp(s, seat, points, 'shipping', sink);
  deriveReach(s, seat);
}

/** The action: a step on the shipping track for its price. */
export function buyShipping(s: State, seat: Seat, sink: Sink): void {
  const price = s.table.numbers.shipping;
  pay(s, seat, 0, price.coins, 'shipping', sink);
  addPriests(s, seat, -price.priests, 'shipping', sink);
  advanceShipping(s, seat, 'shipping', sink);
}

/** The action: a step on the exchange track for its price. */
export function buyExchange(s: State, seat: Seat, sink: Sink): void {
  const price = exchangePrice(s, seat);
  pay(s, seat, price.workers, price.coins, 'exchange', sink);
  addPriests(s, seat, -price.priests, 'exchange', sink);
  advanceExchange(s, seat, 'exchange', sink);
}

export function exchangePrice(s: State, seat: Seat) {
  const { spades } = s.table.factions[s.faction(seat)];
  return spades.advance ?? { workers: 0, coins: 0, priests: 0 };
}

/**
 * Makes one step on the exchange track; does nothing at its end.
 * @param scores whether the step gives its points.
 */
export function advanceExchange(
  s: State,
  seat: Seat,
  cause: Cause,
  sink: Sink,
  scores = true,
): void {
  const faction = s.faction(seat);
  const to = s.exchange(seat) + 1;
  if (to > s.table.maxExchange[faction]) {
    sink?.push({ type: 'lost', seat, what: 'exchange', amount: 1 });
    return;
  }
  s.setExchange(seat, to);
  sink?.push({ type: 'exchange', seat, to, cause });
  const points = s.table.factions[faction].spades.advanceVp ?? 0;
  if (scores) gainVp(s, seat, points, 'exchange', sink);
}
