/**
 * Forecasts from the present position, calculated on copies: nothing here changes the position that
 * is passed in.
 */

import type { Seat } from '../kernel/index.ts';
import { scorePassing } from './actions/pass.ts';
import { scoreGameEnd } from './course/ending.ts';
import { payIncome } from './course/income.ts';
import type { Event } from './events.ts';
import { ROUNDS, State } from './state.ts';

/**
 * The income of the next round as if it began now, with the bonus tiles that the seats hold; empty
 * after the last round.
 */
export function incomeOutlook(s: State): readonly Event[] {
  const events: Event[] = [];
  if (s.round() < ROUNDS) payIncome(copyOf(s), events);
  return events;
}

/** The points and goods that a seat would get for passing now. */
export function passOutlook(s: State, seat: Seat): readonly Event[] {
  const events: Event[] = [];
  scorePassing(copyOf(s), seat, events);
  return events;
}

/** The final scoring as if the game ended now. */
export function finalOutlook(s: State): readonly Event[] {
  const events: Event[] = [];
  scoreGameEnd(copyOf(s), events);
  return events;
}

function copyOf(s: State): State {
  const copy = new State(s.table);
  copy.copyFrom(s);
  return copy;
}
