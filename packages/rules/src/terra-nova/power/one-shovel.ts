import { checkFreeShovels } from '../actions/transform.check.ts';
import { addHabitable, makeHabitable } from '../actions/transform.ts';
import { AS_SECOND } from '../arguments.ts';
import type { State } from '../state.ts';
import type { PowerEffect } from './effect.ts';

/** Rulebook, "Make habitable and build with 1 free shovel": further shovels may be bought. */
export const ONE_SHOVEL = {
  id: 'one-shovel',
  form: 'power-shovel',
  amount: 1,
  list: (s, seat, shovels, base, into) =>
    addHabitable(s, seat, shovels, true, base, AS_SECOND, into),
  check: (s, seat, hex, shovels, power, reason) =>
    checkFreeShovels(s, seat, hex, { shovels, buyMore: true, power }, reason),
  apply: (s, seat, hex, shovels, sink) => void makeHabitable(s, seat, hex, shovels, sink),
} as const satisfies PowerEffect<State>;
