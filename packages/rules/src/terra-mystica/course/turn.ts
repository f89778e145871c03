import { packMove } from '../../kernel/index.ts';
import { question } from '../define.ts';
import { isBlocked } from '../offers/due.ts';
import { LEGAL, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { AFTER_ACTION, setAsked } from './after-action.ts';

/** The action that a turn asks for: the only one, or one of two. */
export const ACTION = { only: 0, first: 1, second: 2 } as const;

/**
 * The player "can" take two actions: in rules from 2026-11-28 on, the second one may be left out,
 * but not at tables with the rules of terra.snellman.net.
 */
function mayStop(s: State): boolean {
  return s.table.secondActionOptional && s.arg(TURN.at.action) === ACTION.second;
}

/** A seat takes the action of its turn, or passes. */
export const TURN = question({
  name: 'turn',
  args: [
    /** See `ACTION`. */
    'action',
  ],
  asked: (s) => (isBlocked(s, s.topWho()) ? 0 : 1 << s.topWho()),
  answers: {
    decline: {
      when: mayStop,
      list: (s, _seat, into, decline) => {
        if (mayStop(s)) into.add(packMove(decline));
      },
      check: (s, _seat, _a, _b, _c, reason) =>
        mayStop(s) ? LEGAL : refuse('nothing-to-decline', { pending: 'turn' }, reason),
      // Only the question had to be removed, and `answered` has done this.
      apply: () => {},
    },
  },
  answered: (s, seat) => {
    const action = s.arg(TURN.at.action);
    s.pop();
    if (action === ACTION.only) s.push(AFTER_ACTION.number, seat);
    else setAsked(s, 0);
    if (action === ACTION.first) s.push(TURN.number, seat, ACTION.second);
  },
});
