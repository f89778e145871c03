import { question } from '../define.ts';
import { isBlocked } from '../offers/due.ts';
import { AFTER_ACTION, setAsked } from './after-action.ts';

/** Which action a turn is asked for: the only one, or one of two. */
export const ACTION = { only: 0, first: 1, second: 2 } as const;

/** A seat takes the action of its turn, or passes. */
export const TURN = question({
  name: 'turn',
  args: [
    /** See `ACTION`. */
    'action',
  ],
  asked: (s) => (isBlocked(s, s.topWho()) ? 0 : 1 << s.topWho()),
  answered: (s, seat) => {
    const action = s.arg(TURN.at.action);
    s.pop();
    if (action === ACTION.only) s.push(AFTER_ACTION.number, seat);
    else setAsked(s, 0);
    if (action === ACTION.first) s.push(TURN.number, seat, ACTION.second);
  },
});
