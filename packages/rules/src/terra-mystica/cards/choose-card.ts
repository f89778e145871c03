import { packMove } from '../../kernel/index.ts';
import { question } from '../define.ts';
import { LEGAL, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { layBeside } from './lay.ts';

/** "May choose two": from the rules of 2026-11-28 on the second card can be left out. */
function mayLeaveOut(s: State): boolean {
  return s.table.secondCardOptional && s.arg(CHOOSE_CARD.at.second) !== 0;
}

/** A bonus card is due: in the set-up, or the second of those who may hold two. */
export const CHOOSE_CARD = question({
  name: 'bonus-card',
  args: [
    /** 1 for a second card. */
    'second',
    /** Then the cards given back, which nobody can take yet; or NONE. */
    'one',
    'other',
  ],
  answers: {
    decline: {
      when: mayLeaveOut,
      list: (s, _seat, into, decline) => {
        if (mayLeaveOut(s)) into.add(packMove(decline));
      },
      check: (s, _seat, _a, _b, _c, reason) =>
        mayLeaveOut(s) ? LEGAL : refuse('nothing-to-decline', { pending: 'bonus-card' }, reason),
      apply: (s) => {
        const given = [s.arg(CHOOSE_CARD.at.one), s.arg(CHOOSE_CARD.at.other)];
        s.pop();
        for (const card of given) if (card !== NONE) layBeside(s, card);
      },
    },
  },
});
