import type { Seat } from '../../kernel/index.ts';
import { needsInHand } from '../check/needs.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { POWERS } from '../vocabulary.ts';

/** Rules, "Drawing cards": the limits of the hand. */
export function checkDiscard(
  state: State,
  seat: Seat,
  face: number,
  reason: Reason | undefined,
): number {
  const card = needsInHand(state, seat, face, reason);
  if (card !== LEGAL) return card;
  const { cardNames, edition } = state.table;
  const isPower = (each: number) => POWERS.some((name) => cardNames[each] === name);
  const hand = Array.from({ length: state.handSize(seat) }, (_, index) => state.hand(seat, index));
  if (isPower(face) || hand.filter(isPower).length <= edition.powerLimit) return LEGAL;
  return refuse('not-a-power-card', { card: cardNames[face] }, reason);
}
