import { copyHexes, removeHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { reachBySkipping, reachInCleanup, reachWithoutLandscape } from '../land/reach.ts';
import { NONE, SETS, type State } from '../state.ts';
import { SPADE_FLAG, SPADES } from './spades-question.ts';

/**
 * Adds to a set the hexes on which free spades may be used. A landscape that was just placed gives
 * no reach yet.
 */
export function findSpadeReach(s: State, seat: Seat, into: Int32Array): void {
  const flags = s.arg(SPADES.at.flags);
  if ((flags & SPADE_FLAG.cleanup) !== 0) reachInCleanup(s, seat, into);
  else if ((flags & SPADE_FLAG.landscape) !== 0) reachWithoutLandscape(s, seat, into);
  else copyHexes(into, 0, s.i32, SETS.reach + seat * WORDS);
  leaveOutHomesMade(s, into);
}

/** Like `findSpadeReach`, for hexes at the end of tunnels and flights. */
export function findSkips(s: State, seat: Seat, into: Int32Array): void {
  const laid = (s.arg(SPADES.at.flags) & SPADE_FLAG.landscape) !== 0;
  reachBySkipping(s, seat, laid ? s.landscape(seat) : NONE, into);
  leaveOutHomesMade(s, into);
}

/**
 * Removes from a set the hexes that became home terrain in this action: they are not transformed
 * again (FAQ 2.1 Q3).
 */
function leaveOutHomesMade(s: State, set: Int32Array): void {
  const home = s.arg(SPADES.at.home);
  const second = s.arg(SPADES.at.second);
  const third = s.arg(SPADES.at.third);
  if (home !== NONE) removeHex(set, 0, home);
  if (second !== NONE) removeHex(set, 0, second);
  if (third !== NONE) removeHex(set, 0, third);
}
