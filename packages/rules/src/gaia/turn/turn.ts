import { question } from '../define.ts';

/** One of the actions of a turn. */
export const TURN = question({
  name: 'turn',
  answered: (s) => {
    s.pop();
    s.setActions(s.actions() - 1);
  },
});
