import { advanceSailing } from '../board/sailing.ts';
import { needsTrackSpace } from '../check/needs.ts';
import type { State } from '../state.ts';
import type { PowerEffect } from './effect.ts';

/** Advances one space on the sailing track. */
export const FREE_SAILING = {
  id: 'sailing',
  form: 'power',
  amount: 'none',
  list: (s, seat, _amount, base, into) => {
    if (s.sailing(seat) < s.table.maxSailing) into.add(base);
  },
  check: (s, seat, _place, _amount, _power, reason) => needsTrackSpace(s, seat, reason),
  apply: (s, seat, _place, _amount, sink) => advanceSailing(s, seat, 'power-action', sink),
} as const satisfies PowerEffect<State>;
