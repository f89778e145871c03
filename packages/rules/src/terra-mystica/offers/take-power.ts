import type { Moves, Seat } from '../../kernel/index.ts';
import { packMove } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind } from '../define.ts';
import type { State } from '../state.ts';
import { KIND } from '../words.ts';
import { ANSWER, answerOffer, findCoin, findOffer, offersCoin, powerGained } from './offers.ts';
import { nextOffer, OPEN_OFFERS, POWER_OFFER } from './power-offer.ts';
import {
  checkCoin,
  checkOpenCoin,
  checkOpenOffer,
  checkRefusal,
  checkTake,
} from './take-power.check.ts';

/** Lists all possible answers to an offer. */
export const TAKE_POWER = kind({
  word: 'take-power',
  args: [ARG.from, ARG.power],
  meaning: 'take the power that a neighbour’s structure offers',
  answers: [
    {
      to: POWER_OFFER,
      list: (s, _seat, into) => addAnswers(s, nextOffer(s), into),
      check: (s, seat, from, power, _c, reason) => checkTake(s, seat, from, power, reason),
      apply: (s, seat, from, power, _c, sink) =>
        answerOffer(s, findOffer(s, seat, from, power), ANSWER.take, sink),
    },
    {
      to: OPEN_OFFERS,
      list: addOpenAnswers,
      check: (s, seat, from, power, _c, reason) => checkOpenOffer(s, seat, from, power, reason),
      apply: (s, seat, from, power, _c, sink) =>
        answerOffer(s, findOffer(s, seat, from, power), ANSWER.take, sink),
    },
  ],
});

export const REFUSE_POWER = kind({
  word: 'refuse-power',
  args: [ARG.from, ARG.power],
  meaning: 'refuse it',
  answers: [
    {
      to: POWER_OFFER,
      check: (s, seat, from, power, _c, reason) => checkRefusal(s, seat, from, power, reason),
      apply: (s, seat, from, power, _c, sink) =>
        answerOffer(s, findOffer(s, seat, from, power), ANSWER.refuse, sink),
    },
    {
      to: OPEN_OFFERS,
      check: (s, seat, from, power, _c, reason) => checkOpenOffer(s, seat, from, power, reason),
      apply: (s, seat, from, power, _c, sink) =>
        answerOffer(s, findOffer(s, seat, from, power), ANSWER.refuse, sink),
    },
  ],
});

export const TAKE_COIN = kind({
  word: 'take-coin',
  args: [ARG.from, ARG.power],
  meaning: 'a coin instead of the power that is offered beside the landscape, where it gives one',
  answers: [
    {
      to: POWER_OFFER,
      check: (s, seat, from, power, _c, reason) => checkCoin(s, seat, from, power, reason),
      apply: (s, seat, from, power, _c, sink) =>
        answerOffer(s, findCoin(s, seat, from, power), ANSWER.coin, sink),
    },
    {
      to: OPEN_OFFERS,
      check: (s, seat, from, power, _c, reason) => checkOpenCoin(s, seat, from, power, reason),
      apply: (s, seat, from, power, _c, sink) =>
        answerOffer(s, findCoin(s, seat, from, power), ANSWER.coin, sink),
    },
  ],
});

function addAnswers(s: State, offer: number, into: Moves): void {
  const from = s.offerFrom(offer);
  const power = s.offerPower(offer);
  if (s.table.queued || powerGained(s, offer) > 0) {
    into.add(packMove(KIND['take-power'], from, power));
  }
  if (offersCoin(s, offer)) into.add(packMove(KIND['take-coin'], from, power));
  into.add(packMove(KIND['refuse-power'], from, power));
}

/** Adds the answers to all offers of the seat; equal answers are listed once. */
function addOpenAnswers(s: State, seat: Seat, into: Moves): void {
  for (let offer = 0; offer < s.offers(); offer++) {
    if (s.offerTo(offer) !== seat) continue;
    const from = s.offerFrom(offer);
    const power = s.offerPower(offer);
    const coin = packMove(KIND['take-coin'], from, power);
    if (!into.includes(packMove(KIND['refuse-power'], from, power))) addAnswers(s, offer, into);
    else if (offersCoin(s, offer) && !into.includes(coin)) into.add(coin);
  }
}
