import { gainCoins } from '../gains.ts';
import { LEGAL } from '../refusals.ts';
import type { State } from '../state.ts';
import type { PowerEffect } from './effect.ts';

/** Brings a number of coins. */
export const COINS = {
  id: 'coins',
  form: 'power',
  amount: 'any',
  list: (_s, _seat, _amount, base, into) => into.add(base),
  check: () => LEGAL,
  apply: (s, seat, _place, amount, sink) => gainCoins(s, seat, amount, 'power-action', sink),
} as const satisfies PowerEffect<State>;
