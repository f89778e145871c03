// Power that others offer: it is taken in the order of the offers, or declined.
import type { LedgerFaction } from '../../../src/snellman/notation/words.ts';
import type { Event } from '../../../src/terra-mystica/events.ts';
import { type Account, type Kept, Refused } from './kept.ts';

export function noteOffer({ all }: Account, event: Event): void {
  if (event.type !== 'power-offered') return;
  const from = all[event.from].faction;
  all[event.seat].offers.push({ from, amount: event.amount, tainted: false });
}

export function decline(
  kept: Kept,
  power: number | undefined,
  from: LedgerFaction | undefined,
): void {
  const place = kept.offers.findIndex((offer) => offer.amount === power && offer.from === from);
  if (power === undefined) kept.offers = [];
  else if (place < 0) throw new Refused('no such offer');
  else kept.offers.splice(place, 1);
}

/** The oldest offer that fits is taken; offers that were passed over can then only be declined. */
export function leech(
  { events, options }: Account,
  kept: Kept,
  power: number,
  from: LedgerFaction | undefined,
): void {
  const taken = events.find(({ type }) => type === 'power');
  const gained = taken?.type === 'power' ? taken.toTwo + taken.toThree : 0;
  for (const offer of kept.offers) {
    const fits = offer.amount === power || offer.amount === gained;
    if (!fits || (from !== undefined && offer.from !== from)) {
      offer.tainted = true;
      continue;
    }
    if (offer.tainted && options.has('strict-leech')) throw new Refused('leech comes too late');
    kept.offers.splice(kept.offers.indexOf(offer), 1);
    return;
  }
  if (from !== undefined || options.has('strict-leech')) throw new Refused('no such offer');
}
