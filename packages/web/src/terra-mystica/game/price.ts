import type { Event, State } from '@pangaea/rules/terra-mystica';
import { after } from './rules.ts';

/** Goods that are gained and paid, in the order in which they are shown. */
export const AMOUNTS = ['workers', 'coins', 'priests', 'power', 'vp', 'spades', 'keys'] as const;
export type AmountOf = (typeof AMOUNTS)[number];

/** A part of a price (negative) or of the gain. */
export interface PricePart {
  readonly of: AmountOf;
  readonly amount: number;
  /** The amount for the dearest of several choices; left out where it is the same. */
  readonly most?: number;
}

/** The payment or gain in one of the own events; power without room counts as nothing. */
export function partOf(event: Event): PricePart | undefined {
  switch (event.type) {
    case 'coins':
    case 'workers':
    case 'priests':
    case 'vp':
    case 'keys':
    case 'spades':
      return { of: event.type, amount: event.amount };
    case 'power':
      return { of: 'power', amount: event.amount - event.lost };
    case 'power-spent':
      return { of: 'power', amount: -event.amount };
    default:
      return undefined;
  }
}

/** The price and the gains of a single move: the price first, each resource by itself. */
export function priceOf(state: State, seat: number, move: number): readonly PricePart[] {
  const paid = new Map<AmountOf, number>();
  const gained = new Map<AmountOf, number>();
  for (const event of after(state, seat, move).events) {
    // The income of a round that begins is no part of the price.
    if (event.type === 'round') break;
    if (!('seat' in event) || event.seat !== seat) continue;
    const part = partOf(event);
    if (part === undefined || part.amount === 0) continue;
    const into = part.amount < 0 ? paid : gained;
    into.set(part.of, (into.get(part.of) ?? 0) + part.amount);
  }
  return [...inOrder(paid), ...inOrder(gained)];
}

function inOrder(amounts: ReadonlyMap<AmountOf, number>): readonly PricePart[] {
  return AMOUNTS.flatMap((of) => {
    const amount = amounts.get(of) ?? 0;
    return amount === 0 ? [] : [{ of, amount }];
  });
}
