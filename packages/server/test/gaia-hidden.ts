import { HIDDEN_ORDER, UNKNOWN } from '@pangaea/rules/gaia';
import type { Viewer } from '@pangaea/rules/kernel';

/** A position of Gaia in the form in which it is sent, without the accessors of the rules. */
interface Plain {
  readonly position: {
    readonly random: readonly number[];
    readonly deck: readonly (readonly number[])[];
    readonly deckSize: readonly number[];
    readonly hand: readonly (readonly number[])[];
    readonly handSize: readonly number[];
    readonly shown: readonly (readonly number[])[];
    readonly order: readonly number[];
    readonly answer: readonly number[];
    readonly taken: readonly number[];
    readonly turn: number;
  };
  readonly options: { readonly players: number };
}

const NO_ANSWER = 0;
const SOME_ANSWER = 3;
const NO_CARD = 255;

/** The secrets of Gaia that are visible in a position that was sent to a viewer, field by field. */
export function secretsShown(sent: unknown, viewer: Viewer): string[] {
  const { position: p, options } = sent as Plain;
  const known = (face: number) => face < UNKNOWN;
  const found: string[] = [];
  if (p.random.some((word) => word !== 0)) found.push('the generator is told');
  for (const [deck, size] of p.deckSize.entries()) {
    if (p.deck[deck].slice(0, size).some(known)) found.push(`deck ${deck} is told`);
  }
  for (let seat = 0; seat < options.players; seat++) {
    if (seat === viewer) continue;
    const hand = p.hand[seat].slice(0, p.handSize[seat]);
    const shown = p.shown[seat].filter(known);
    if (hand.filter(known).join() !== shown.join()) found.push(`the hand of ${seat} is told`);
    if (hand.some((face, at) => at > 0 && face < hand[at - 1])) found.push('a hand has an order');
    if (p.order[seat] !== HIDDEN_ORDER) found.push(`the order of ${seat} is told`);
    if (![NO_ANSWER, SOME_ANSWER].includes(p.answer[seat])) {
      found.push(`the answer of ${seat} is told`);
    }
    const taken = p.taken[seat];
    if (viewer !== p.turn && taken !== NO_CARD && known(taken)) {
      found.push(`what was taken from ${seat} is told`);
    }
  }
  return found.map((why) => `${why} to ${viewer}`);
}
