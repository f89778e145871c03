import { packMove, type Seat } from '../../kernel/index.ts';
import { returnCard, returnSecondCard } from '../cards/cards.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { hasDuties, isBlocked } from '../offers/due.ts';
import { withdrawOffers } from '../offers/offers.ts';
import { NONE, type State } from '../state.ts';
import { BONUS_CARDS } from '../vocabulary.ts';
import { checkDrop } from './drop.check.ts';
import { TURN } from './turn.ts';

/**
 * A question that is never on the stack: a seat may leave the game in its turn, also while the turn
 * waits for the seat's answers.
 */
export const LEAVING = question({
  name: 'leaving',
  asked: (s) => {
    if (!s.table.options.dropping || s.top() !== TURN.number) return 0;
    const seat = s.topWho();
    return isBlocked(s, seat) && !hasDuties(s, seat) ? 0 : 1 << seat;
  },
});

export const DROP = kind({
  word: 'drop',
  args: [],
  meaning: 'leaves the game; everything built stays',
  answers: [
    {
      to: LEAVING,
      list: (_s, _seat, into, drop) => into.add(packMove(drop)),
      check: (s, seat, _a, _b, _c, reason) => checkDrop(s, seat, reason),
      apply: (s, seat, _a, _b, _c, sink) => {
        while (s.depth() > 0) s.pop();
        leave(s, seat, sink);
      },
    },
  ],
});

/**
 * Takes a seat out of the game: its structures stay, it is not asked again, and its bonus card is
 * returned. Its questions on the stack stay there.
 */
export function leave(s: State, seat: Seat, sink: Sink): void {
  s.markDropped(seat);
  returnSecondCard(s, seat, sink);
  const card = s.card(seat);
  returnCard(s, seat);
  withdrawOffers(s, seat);
  s.addOweSteps(seat, -s.oweSteps(seat));
  s.addOweTokens(seat, -s.oweTokens(seat));
  s.addOwePriests(seat, -s.owePriests(seat));
  if (card === NONE) sink?.push({ type: 'dropped', seat });
  else sink?.push({ type: 'dropped', seat, returned: BONUS_CARDS[card] });
}
