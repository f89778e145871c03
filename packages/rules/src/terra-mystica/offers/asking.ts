import { GO_ON, type Seat, STOP } from '../../kernel/index.ts';
import { setAsked } from '../course/after-action.ts';
import type { Sink } from '../events.ts';
import { ORDER, TOPIC } from '../options/standing-orders.ts';
import type { State } from '../state.ts';
import { answerByOrder } from './by-order.ts';
import { ANSWER, answerForSeat, fullNeighbours, isAnyOpen, neighboursAnswered } from './offers.ts';
import { nextOffer, POWER_OFFER } from './power-offer.ts';

/** Asks the neighbours to answer one after the other. */
export function askNeighbours(s: State, seat: Seat, event: number): void {
  s.push(POWER_OFFER.number, seat, event, 0, isAnyOpen(s, event) ? 0 : 1);
}

/** Settles `POWER_OFFER`: carries out standing orders. */
export function settleOffers(s: State, sink: Sink): boolean {
  const seat = s.topWho();
  for (;;) {
    const offer = nextOffer(s);
    if (offer < 0) break;
    const answer = answerByOrder(s, offer);
    if (answer === ANSWER.ask) {
      setAsked(s, 1);
      return STOP;
    }
    answerForSeat(s, offer, answer, sink);
  }
  const taken = s.arg(POWER_OFFER.at.taken) !== 0;
  const full = s.arg(POWER_OFFER.at.full) !== 0;
  s.pop();
  if (full) fullNeighbours(s, seat, sink);
  else neighboursAnswered(s, seat, taken, sink);
  return GO_ON;
}

/**
 * For tables where neighbours may answer late: standing orders answer the offers that a move has
 * just made. Offers that were open before stay open, so an order changes nothing that others can
 * see.
 * @param before number of offers open before the move; an answer makes no offers.
 */
export function answerNewOffers(s: State, before: number, sink: Sink): void {
  for (let offer = before; offer < s.offers(); ) {
    const asks = s.order(s.offerTo(offer), TOPIC['power-offers']) === ORDER.ask;
    const answer = asks ? ANSWER.ask : answerByOrder(s, offer);
    if (answer === ANSWER.ask) offer++;
    else {
      answerForSeat(s, offer, answer, sink);
      offer = before;
    }
  }
}
