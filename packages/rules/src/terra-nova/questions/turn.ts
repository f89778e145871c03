import { question } from '../define.ts';
import { AFTER_ACTION } from './after-action.ts';

/** A seat takes the one action of its turn, or passes. */
export const TURN = question({
  name: 'turn',
  answered: (s, seat) => {
    s.pop();
    s.push(AFTER_ACTION.number, seat);
  },
});
