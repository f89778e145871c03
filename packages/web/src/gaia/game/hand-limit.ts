import { DECK, FACE, QUESTION, type State } from '@pangaea/rules/gaia';

/**
 * Which limit a hand will break by cards that are drawn or taken, and not seen yet: then one of it has to go. Undefined
 * where it keeps both.
 * @param state a view that waits for what is hidden, or for its seat
 */
export function limitAhead(state: State, seat: number): 'power' | 'hand' | undefined {
  const dealt = state
    .frames()
    .filter(([kind, who]) => kind === QUESTION.deal && who === seat)
    .map(([, , deck]) => deck);
  const power = dealt.filter((deck) => deck === DECK.power).length;
  const powers = state.countHand(seat, FACE.power, FACE.city) + power;
  if (powers > state.table.powerLimit) return 'power';
  return state.handSize(seat) + dealt.length > state.table.handLimit ? 'hand' : undefined;
}
