import { DECK, FACE, QUESTION, type State } from '@pangaea/rules/gaia';

/**
 * The limit that a hand will exceed after drawing or taking unseen cards, so that a card must be
 * discarded. Undefined if there is room.
 * @param state a view that waits for hidden facts, or for its seat
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
