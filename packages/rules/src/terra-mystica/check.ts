import { type Move, Moves, type Refusal, refusal, type Seat } from '../kernel/index.ts';
import { legal, orders } from './legal.ts';
import { REFUSALS } from './refusals.ts';
import type { State } from './state.ts';

const NOT_LEGAL = REFUSALS.indexOf('not-legal');
const LISTED = new Moves();

/** Not yet the slow check from primary data: whether `legal` or `orders` lists the move. */
export function check(s: State, seat: Seat, move: Move): number {
  legal(s, seat, LISTED);
  if (LISTED.includes(move)) return 0;
  orders(s, seat, LISTED);
  return LISTED.includes(move) ? 0 : NOT_LEGAL;
}

/** The reason that `check` gives, as long as there is only one. */
export function explain(s: State, seat: Seat, move: Move): Refusal {
  return refusal(REFUSALS[check(s, seat, move)]);
}
