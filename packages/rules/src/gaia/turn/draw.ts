import { packMove } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { backOf } from '../cards.ts';
import { kind } from '../define.ts';
import { DEAL, LIMITS, REFILL } from '../hand/drawing.ts';
import { NONE, type State } from '../state.ts';
import { DECKS } from '../vocabulary.ts';
import { checkDraw, checkTake } from './draw.check.ts';
import { TURN } from './turn.ts';

/**
 * The unseen top card of a deck; it is drawn when the steps are carried out. Rules, "Drawing
 * cards".
 */
export const DRAW = kind({
  word: 'draw',
  args: [ARG.deck],
  meaning: 'draw the unseen top card of a deck',
  answers: [
    {
      to: TURN,
      // By deck, first the unseen card, then the face-up ones.
      list: (s, _seat, into, draw) => {
        const { displaySize } = s.table;
        for (let deck = 0; deck < DECKS.length; deck++) {
          if (s.deckSize(deck) > 0) into.add(packMove(draw, deck));
          for (let place = 0; place < displaySize[deck]; place++) {
            const face = s.display(deck, place);
            if (face === NONE || liesBefore(s, deck, place, face)) continue;
            into.add(packMove(TAKE.number, face));
          }
        }
      },
      check: (s, _seat, deck, _b, _c, reason) => checkDraw(s, deck, reason),
      apply: (s, seat, deck) => {
        s.push(LIMITS.number, seat);
        s.push(DEAL.number, seat, deck);
      },
    },
  ],
});

function liesBefore(s: State, deck: number, place: number, face: number): boolean {
  for (let other = 0; other < place; other++) if (s.display(deck, other) === face) return true;
  return false;
}

/** A face-up card; of equal cards the first one is taken. Rules, "Drawing cards". */
export const TAKE = kind({
  word: 'take',
  args: [ARG.card],
  meaning: 'take a card that lies face up',
  answers: [
    {
      to: TURN,
      check: (s, _seat, face, _b, _c, reason) => checkTake(s, face, reason),
      apply: (s, seat, face, _b, _c, sink) => {
        const deck = backOf(face);
        let place = 0;
        while (s.display(deck, place) !== face) place++;
        s.setDisplay(deck, place, NONE);
        s.addCard(seat, face);
        s.show(seat, face);
        const card = s.table.cardNames[face];
        sink?.push({ type: 'took', seat, card, deck: DECKS[deck] });
        s.push(LIMITS.number, seat);
        s.push(REFILL.number, seat, deck, place);
      },
    },
  ],
});
