import type { Seat } from '../../kernel/index.ts';
import { powerToCome } from '../course/income-due.ts';
import { ORDER, POINTS_PAID, POWER_TAKEN, TOPIC } from '../options/standing-orders.ts';
import type { State } from '../state.ts';
import { ANSWER, bringsNoPoint, isForNothing, offersCoin, powerGained, vpFor } from './offers.ts';

/**
 * The answer of a seat's standing orders to an offer. Standing orders are about power: they never
 * refuse a coin.
 */
export function answerByOrder(s: State, offer: number): number {
  const answer = answerAboutPower(s, offer);
  return answer === ANSWER.refuse && offersCoin(s, offer) ? ANSWER.ask : answer;
}

function answerAboutPower(s: State, offer: number): number {
  const seat = s.offerTo(offer);
  const gained = powerGained(s, offer);
  const vp = vpFor(s, seat, gained);
  if (gained === 0 || isForNothing(s, offer)) return ANSWER.refuse;
  const order = s.order(seat, TOPIC['power-offers']);
  switch (order) {
    case ORDER.ask:
      return ANSWER.ask;
    case ORDER['free-then-ask']:
      return vp === 0 ? ANSWER.take : ANSWER.ask;
    case ORDER['free-only']:
      return vp === 0 ? ANSWER.take : ANSWER.refuse;
    case ORDER.never:
      return ANSWER.refuse;
    default:
  }
  if (gained <= POWER_TAKEN[order] && mayPay(s, seat, gained, vp)) return ANSWER.take;
  return s.order(seat, TOPIC['offer-rest']) === ORDER.never ? ANSWER.refuse : ANSWER.ask;
}

/**
 * Whether the limits of a seat allow it to pay these points for this power; free power is within
 * all limits.
 */
function mayPay(s: State, seat: Seat, gained: number, vp: number): boolean {
  if (vp === 0) return true;
  if (s.offerVp(seat) + vp > POINTS_PAID[s.order(seat, TOPIC['offer-points'])]) return false;
  const looksAhead = s.order(seat, TOPIC['offer-income']) === ORDER['look-ahead'];
  if (!looksAhead || !s.hasPassed(seat)) return true;
  if (s.table.vainOffersRefused && bringsNoPoint(s, seat, gained, vp)) return false;
  return gained + powerToCome(s, seat) <= s.powerRoom(seat);
}
