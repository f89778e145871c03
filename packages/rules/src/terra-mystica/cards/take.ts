import { type Moves, packMove } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind } from '../define.ts';
import { CARD, type State } from '../state.ts';
import { BONUS_CARDS } from '../vocabulary.ts';
import { takeCardDue } from './cards.ts';
import { CHOOSE_CARD } from './choose-card.ts';
import { checkCard } from './take.check.ts';

export const TAKE = kind({
  word: 'take',
  args: [ARG.card],
  meaning: 'set-up: take a bonus card',
  answers: [
    {
      to: CHOOSE_CARD,
      list: (s, _seat, into, take) => addCards(s, take, into),
      check: (s, _seat, card, _b, _c, reason) => checkCard(s, card, reason),
      apply: (s, seat, card, _b, _c, sink) => takeCardDue(s, seat, card, sink),
    },
  ],
});

export function addCards(s: State, kind: number, into: Moves): void {
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (s.cardWhere(card) === CARD.beside) into.add(packMove(kind, card));
  }
}
