import { packMove } from '../../kernel/index.ts';
import { kind, type Way } from '../define.ts';
import type { State } from '../state.ts';

/** The move to decline. Each question says whether and how it may be declined. */
export const DECLINE = kind({
  word: 'decline',
  args: [],
  meaning: 'leaves out something optional',
});

/** The way to decline a question that is then only removed. */
export const LEAVE_OUT: Way = {
  before: 'all',
  list: (_s, _seat, into, decline) => into.add(packMove(decline)),
  apply: (s) => s.pop(),
};

const emptyActions = (s: State) => s.table.emptyActions;

/** Like `LEAVE_OUT`, but only if actions without effect are allowed (ruling `emptyActions`). */
export const LEAVE_EMPTY: Way = {
  before: 'all',
  when: emptyActions,
  list: (s, _seat, into, decline) => {
    if (emptyActions(s)) into.add(packMove(decline));
  },
  apply: (s) => s.pop(),
};
