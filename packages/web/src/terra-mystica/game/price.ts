import type { Event, State } from '@pangaea/rules/terra-mystica';
import { after } from './rules.ts';

/** Goods that are gained and paid, in the order in which they are shown. */
export const AMOUNTS = ['workers', 'coins', 'priests', 'power', 'vp', 'spades', 'keys'] as const;
export type AmountOf = (typeof AMOUNTS)[number];

/** A part of a price (negative) or of the gain. */
export interface PricePart {
  readonly of: AmountOf;
  readonly amount: number;
  /** The amount for the most expensive of several choices; left out if it is the same. */
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

/** The price and the gains of moves: the price first, each thing separately. */
export function priceOf(
  state: State,
  seat: number,
  ...moves: readonly number[]
): readonly PricePart[] {
  const paid = new Map<AmountOf, number>();
  const gained = new Map<AmountOf, number>();
  for (const event of eventsOf(state, seat, moves)) {
    // The income of a new round is not part of the price.
    if (event.type === 'round') break;
    if (!('seat' in event) || event.seat !== seat) continue;
    const part = partOf(event);
    if (part === undefined || part.amount === 0) continue;
    const into = part.amount < 0 ? paid : gained;
    into.set(part.of, (into.get(part.of) ?? 0) + part.amount);
  }
  return [...inOrder(paid), ...inOrder(gained)];
}

/** The parts of the price without goods that an exchange gives and the action uses again. */
export function netOf(parts: readonly PricePart[]): readonly PricePart[] {
  const sums = new Map<AmountOf, number>();
  for (const { of, amount } of parts) sums.set(of, (sums.get(of) ?? 0) + amount);
  const left = inOrder(sums);
  return [...left.filter(({ amount }) => amount < 0), ...left.filter(({ amount }) => amount > 0)];
}

function eventsOf(state: State, seat: number, moves: readonly number[]): readonly Event[] {
  let then = state;
  return moves.flatMap((move) => {
    const next = after(then, seat, move);
    then = next.state;
    return next.events;
  });
}

function inOrder(amounts: ReadonlyMap<AmountOf, number>): readonly PricePart[] {
  return AMOUNTS.flatMap((of) => {
    const amount = amounts.get(of) ?? 0;
    return amount === 0 ? [] : [{ of, amount }];
  });
}
