import type { Seat } from '../../kernel/index.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { POWER_OFFER } from './power-offer.ts';

/**
 * Checks taking the power of the offer that is asked about now. A seat without room for power can
 * only take a coin.
 */
export function checkTake(
  s: State,
  seat: Seat,
  from: Seat,
  power: number,
  reason?: Reason,
): number {
  if (s.bowl1(seat) + s.bowl2(seat) === 0) return refuse('no-such-offer', { from, power }, reason);
  return checkRefusal(s, seat, from, power, reason);
}

/** Checks a refusal: it must name the one offer that is asked about now. */
export function checkRefusal(
  s: State,
  seat: Seat,
  from: Seat,
  power: number,
  reason?: Reason,
): number {
  const offer = firstAsked(s);
  const same = s.offerTo(offer) === seat && s.offerFrom(offer) === from;
  if (same && s.offerPower(offer) === power) return LEGAL;
  return refuse('no-such-offer', { from, power }, reason);
}

export function checkCoin(
  s: State,
  seat: Seat,
  from: Seat,
  power: number,
  reason?: Reason,
): number {
  const wrong = checkRefusal(s, seat, from, power, reason);
  if (wrong !== LEGAL || hasCoin(s, firstAsked(s))) return wrong;
  return refuse('no-coin-offered', { from, power }, reason);
}

/** Checks an answer that may name any offer to the seat. */
export function checkOpenOffer(
  s: State,
  seat: Seat,
  from: Seat,
  power: number,
  reason?: Reason,
): number {
  if (openOffers(s, seat, from, power).length > 0) return LEGAL;
  return refuse('no-such-offer', { from, power }, reason);
}

export function checkOpenCoin(
  s: State,
  seat: Seat,
  from: Seat,
  power: number,
  reason?: Reason,
): number {
  const wrong = checkOpenOffer(s, seat, from, power, reason);
  if (wrong !== LEGAL) return wrong;
  if (openOffers(s, seat, from, power).some((offer) => hasCoin(s, offer))) return LEGAL;
  return refuse('no-coin-offered', { from, power }, reason);
}

function openOffers(s: State, seat: Seat, from: Seat, power: number): number[] {
  return [...Array(s.offers()).keys()].filter(
    (offer) =>
      s.offerTo(offer) === seat && s.offerFrom(offer) === from && s.offerPower(offer) === power,
  );
}

/** The neighbour who must answer now: the first of those who have not answered. */
function firstAsked(s: State): number {
  let offer = 0;
  while (s.offerEvent(offer) !== s.arg(POWER_OFFER.at.event)) offer++;
  return offer;
}

/**
 * Whether an offer includes a coin, because the new structure is beside a landscape that gives one.
 */
function hasCoin(s: State, offer: number): boolean {
  return s.offerState(offer) % 8 > 3;
}
