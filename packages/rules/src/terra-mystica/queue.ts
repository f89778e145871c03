import { kindOf, type Move, type Seat } from '../kernel/index.ts';
import { ASK, orderedDuty } from './answers.ts';
import { answersDuty, declinesFrame, isAskedForCult } from './duty-answers.ts';
import type { Sink } from './gains.ts';
import { KIND } from './moves.ts';
import { ANSWER, answerByOrder, answerForSeat } from './offers.ts';
import { ORDER, TOPIC } from './standing-orders.ts';
import { SEATS, type State } from './state.ts';

/*
 * Standing orders where answers may come late (`afterBuilding: snellman`). They answer what a move has
 * just brought up; what was open before stays open, so that an order changes nothing that others see.
 */

/** What was open before the move in hand. */
const before = { offers: 0, owed: new Uint8Array(SEATS) };

export function rememberQueue(s: State): void {
  before.offers = s.offers();
  for (let seat = 0; seat < s.table.players; seat++) before.owed[seat] = owed(s, seat);
}

function owed(s: State, seat: Seat): number {
  return s.oweSteps(seat) + s.oweTokens(seat) + s.owePriests(seat);
}

/** Answers the offers that the move has made; an answer makes none. */
export function answerOffers(s: State, sink: Sink): void {
  for (let offer = before.offers; offer < s.offers(); ) {
    const asks = s.order(s.offerTo(offer), TOPIC.powerOffers) === ORDER.ask;
    const answer = asks ? ANSWER.ask : answerByOrder(s, offer);
    if (answer === ANSWER.ask) offer++;
    else {
      answerForSeat(s, offer, answer, sink);
      offer = before.offers;
    }
  }
}

/** Settles one of the other things that have come due. @returns whether there was one. */
export function answerOneDuty(s: State, sink: Sink): boolean {
  for (let seat = 0; seat < s.table.players; seat++) {
    if (owed(s, seat) <= before.owed[seat]) continue;
    const answer = orderedDuty(s, seat);
    if (answer === ASK || meansAnother(s, seat, answer)) continue;
    if (sink !== undefined) sink.push({ type: 'answered', seat, by: 'order' });
    answersDuty(s, seat, answer, sink);
    return true;
  }
  return false;
}

/** Whether the answer would be taken for one to the frame on top. */
function meansAnother(s: State, seat: Seat, answer: Move): boolean {
  if (kindOf(answer) === KIND.cult) return isAskedForCult(s, seat);
  return kindOf(answer) === KIND.decline && declinesFrame(s, seat);
}
