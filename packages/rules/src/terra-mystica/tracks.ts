import type { Seat } from '../kernel/index.ts';
import type { Cause } from './events.ts';
import { FRAME, TRACK } from './frames.ts';
import { addPriests, gainVp, pay, type Sink } from './gains.ts';
import { deriveReach, skipRange } from './reach.ts';
import type { State } from './state.ts';
import { NUMBERS } from './tiles.ts';
import { TRAIT } from './traits.ts';

/** Longest carpet flight, in hexes skipped. */
const MOST_RANGE = 4;

/** One step on the shipping track with its points; Fakirs fly one hex farther instead. */
export function advanceShipping(s: State, seat: Seat, cause: Cause, sink: Sink): void {
  const faction = s.faction(seat);
  const to = s.shipping(seat) + 1;
  if (to > s.table.maxShipping[faction]) {
    if (s.trait(seat, TRAIT.skipPriests) > 0 && skipRange(s, seat) < MOST_RANGE) {
      s.setSkipBonus(seat, s.skipBonus(seat) + 1);
      if (sink !== undefined) sink.push({ type: 'range', seat, to: skipRange(s, seat), cause });
    }
    return;
  }
  s.setShipping(seat, to);
  if (sink !== undefined) sink.push({ type: 'shipping', seat, to, cause });
  gainVp(s, seat, s.table.factions[faction].shipping.vp?.[to] ?? 0, 'shipping', sink);
  deriveReach(s, seat);
}

/** The action: a step on the shipping track for its price. */
export function buyShipping(s: State, seat: Seat, sink: Sink): void {
  pay(s, seat, 0, NUMBERS.shipping.coins, 'shipping', sink);
  addPriests(s, seat, -NUMBERS.shipping.priests, 'shipping', sink);
  advanceShipping(s, seat, 'shipping', sink);
}

/** The action: a step on the exchange track for its price. */
export function buyExchange(s: State, seat: Seat, sink: Sink): void {
  const price = exchangePrice(s, seat);
  pay(s, seat, price.workers, price.coins, 'exchange', sink);
  addPriests(s, seat, -price.priests, 'exchange', sink);
  advanceExchange(s, seat, 'exchange', sink);
}

function exchangePrice(s: State, seat: Seat) {
  const { spades } = s.table.factions[s.faction(seat)];
  return spades.advance ?? { workers: 0, coins: 0, priests: 0 };
}

/** Steps on tracks that a landscape brings: at no price, or without the priests of it. */
export function askForSteps(s: State, seat: Seat, tracks: number, free: boolean): void {
  s.push(FRAME.tracks, seat, tracks, free ? 1 : 0);
}

/** Steps of the `tracks` frame on top on tracks that have not ended, as `TRACK` bits. */
function stepsLeft(s: State, seat: Seat): number {
  const faction = s.faction(seat);
  let tracks = s.frameA();
  if (s.shipping(seat) >= s.table.maxShipping[faction]) tracks &= ~TRACK.shipping;
  if (s.exchange(seat) >= s.table.maxExchange[faction]) tracks &= ~TRACK.exchange;
  return tracks;
}

/** Whether the `tracks` frame on top has nothing more to give, also after conversions. */
export function areStepsOver(s: State, seat: Seat): boolean {
  return (s.table.convertsAnyTime ? stepsLeft(s, seat) : stepsPossible(s, seat)) === 0;
}

/** Those of them that can be paid now. */
export function stepsPossible(s: State, seat: Seat): number {
  let tracks = stepsLeft(s, seat);
  if (s.frameB() !== 0) return tracks;
  if (s.coins(seat) < NUMBERS.shipping.coins) tracks &= ~TRACK.shipping;
  const price = exchangePrice(s, seat);
  const pays = s.workers(seat) >= price.workers && s.coins(seat) >= price.coins;
  return pays ? tracks : tracks & ~TRACK.exchange;
}

/** Takes one of the steps of the `tracks` frame on top. */
export function takeStep(s: State, seat: Seat, track: number, sink: Sink): void {
  const free = s.frameB() !== 0;
  s.setFrameA(s.frameA() & ~track);
  if (track === TRACK.shipping) {
    if (!free) pay(s, seat, 0, NUMBERS.shipping.coins, 'shipping', sink);
    advanceShipping(s, seat, 'landscape', sink);
    return;
  }
  const price = exchangePrice(s, seat);
  if (!free) pay(s, seat, price.workers, price.coins, 'exchange', sink);
  advanceExchange(s, seat, 'landscape', sink);
}

/** One step on the exchange track with its points; nothing at its end. */
export function advanceExchange(s: State, seat: Seat, cause: Cause, sink: Sink): void {
  const faction = s.faction(seat);
  const to = s.exchange(seat) + 1;
  if (to > s.table.maxExchange[faction]) return;
  s.setExchange(seat, to);
  if (sink !== undefined) sink.push({ type: 'exchange', seat, to, cause });
  gainVp(s, seat, s.table.factions[faction].spades.advanceVp ?? 0, 'exchange', sink);
}
