import { question } from '../define.ts';
import type { State } from '../state.ts';

/**
 * The neighbours of a new structure answer one after the other; the question belongs to the seat
 * that built it.
 */
export const POWER_OFFER = question({
  name: 'power-offer',
  args: [
    /** The number of the structure among the offers. */
    'event',
    /** 1 when somebody took power. */
    'taken',
    /** 1 if no neighbour had room for power. */
    'full',
  ],
  asked: (s) => 1 << s.offerTo(nextOffer(s)),
});

/** The next offer of the present structure, in the order of asking, or -1. */
export function nextOffer(s: State): number {
  const event = s.arg(POWER_OFFER.at.event);
  for (let offer = 0; offer < s.offers(); offer++) {
    if (s.offerEvent(offer) === event) return offer;
  }
  return -1;
}

/**
 * A question that is never on the stack: all offers, at tables where neighbours may answer at any
 * time.
 */
export const OPEN_OFFERS = question({
  name: 'open-offers',
  asked: (s) => {
    let seats = 0;
    for (let offer = 0; offer < s.offers(); offer++) seats |= 1 << s.offerTo(offer);
    return seats;
  },
});
