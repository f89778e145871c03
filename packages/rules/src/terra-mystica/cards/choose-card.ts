import { packMove } from '../../kernel/index.ts';
import { question } from '../define.ts';
import { LEGAL, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { layBeside } from './lay.ts';

/**
 * The ability says "may choose two": in rules from 2026-11-28 on, the second card may be left out.
 */
function mayLeaveOut(s: State): boolean {
  return s.table.secondCardOptional && s.arg(CHOOSE_CARD.at.second) !== 0;
}

/** Asks for a bonus card: in the set-up, or for the second card of a seat that may hold two. */
export const CHOOSE_CARD = question({
  name: 'bonus-card',
  args: [
    /** 1 for a second card. */
    'second',
    /** For a second card: the one or two returned cards, which nobody can take yet; or NONE. */
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
