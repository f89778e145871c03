import { packMove } from '../../kernel/index.ts';
import { kind, type Way } from '../define.ts';
import type { State } from '../state.ts';

/** Questions say themselves whether and how they may be declined. */
export const DECLINE = kind({
  word: 'decline',
  args: [],
  meaning: 'leaves out something optional',
});

/** How a question is declined that is only taken away then. */
export const LEAVE_OUT: Way = {
  before: 'all',
  list: (_s, _seat, into, decline) => into.add(packMove(decline)),
  apply: (s) => s.pop(),
};

const emptyActions = (s: State) => s.table.emptyActions;

/** The same where actions without effect are allowed (ruling `emptyActions`). */
export const LEAVE_EMPTY: Way = {
  before: 'all',
  when: emptyActions,
  list: (s, _seat, into, decline) => {
    if (emptyActions(s)) into.add(packMove(decline));
  },
  apply: (s) => s.pop(),
};
