import { GO_ON, type Seat, STOP } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { mayLayOnHome } from '../landscapes/landscapes.ts';
import { NONE, type State } from '../state.ts';
import { DWELLING } from '../structures/building-kinds.ts';
import { canBuildDwelling } from '../structures/structures.ts';
import { dropSpades, SPADE_FLAG, SPADES } from './spades-question.ts';

/** Settles `SPADES`. */
export function settleSpades(s: State, sink: Sink): boolean {
  const seat = s.topWho();
  if (!areSpadesOver(s, seat)) return STOP;
  dropSpades(s, seat, sink);
  return GO_ON;
}

/**
 * Whether there is no spade to use and no dwelling to build. With free spades the seat is always
 * asked.
 */
function areSpadesOver(s: State, seat: Seat): boolean {
  if (hasFreeSpades(s)) return false;
  if (isAlone(s) || s.arg(SPADES.at.home) === NONE) return true;
  if (mayLayOnHome(s, seat)) return false;
  if (s.table.convertsAnyTime) return s.piecesLeft(seat, DWELLING) === 0;
  return !canBuildDwelling(s, seat);
}

/** Whether there are free spades that may still transform something. */
export function hasFreeSpades(s: State): boolean {
  return s.arg(SPADES.at.free) > 0 && (s.arg(SPADES.at.flags) & SPADE_FLAG.closed) === 0;
}

/** Whether the spades can only transform: no buying, no building. */
export function isAlone(s: State): boolean {
  return (s.arg(SPADES.at.flags) & (SPADE_FLAG.cleanup | SPADE_FLAG.alone)) !== 0;
}

/** Whether something was transformed with these spades. */
export function hasBegun(s: State): boolean {
  return (s.arg(SPADES.at.flags) & SPADE_FLAG.transformed) !== 0;
}

/** Whether these spades may be used at the end of a tunnel or flight. */
export function maySkip(s: State): boolean {
  return !isAlone(s) && (s.arg(SPADES.at.flags) & SPADE_FLAG.skipped) === 0;
}
