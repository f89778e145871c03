import { packMove } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { backOf, DECK, isKnown } from '../cards.ts';
import { kind, question } from '../define.ts';
import { checkDiscard } from './discard.check.ts';
import { discardCard, isRepeated } from './hand.ts';

/** A hand is too large, and its player must discard a card. Rules, "Drawing cards". */
export const DISCARD_CARD = question({
  name: 'discard',
  args: [
    /** 1 if it must be a power card. */
    'powerOnly',
  ],
});

export const DISCARD = kind({
  word: 'discard',
  args: [ARG.card],
  meaning: 'discard a card of a hand that is too large',
  answers: [
    {
      to: DISCARD_CARD,
      list: (s, seat, into, discard) => {
        const powerOnly = s.arg(DISCARD_CARD.at.powerOnly) === 1;
        const held = s.handSize(seat);
        for (let card = 0; card < held; card++) {
          const face = s.hand(seat, card);
          if (!isKnown(face) || isRepeated(s, seat, card)) continue;
          if (!powerOnly || backOf(face) === DECK.power) into.add(packMove(discard, face));
        }
      },
      check: (s, seat, face, _b, _c, reason) => checkDiscard(s, seat, face, reason),
      apply: (s, seat, face, _b, _c, sink) => {
        const powerOnly = s.arg(DISCARD_CARD.at.powerOnly) === 1;
        s.pop();
        discardCard(s, seat, face, powerOnly ? 'power-limit' : 'hand-limit', sink);
      },
    },
  ],
});
