/** What would come as things stand, worked out on copies: nothing here changes the position given. */

import type { Seat } from '../kernel/index.ts';
import { scorePassing } from './actions/pass.ts';
import { scoreGameEnd } from './course/ending.ts';
import { payIncome } from './course/income.ts';
import type { Event } from './events.ts';
import { ROUNDS, State } from './state.ts';

/** The income of the next round, if it began now, with the bonus tiles as they are held; none after the last round. */
export function incomeOutlook(s: State): readonly Event[] {
  const events: Event[] = [];
  if (s.round() < ROUNDS) payIncome(copyOf(s), events);
  return events;
}

/** What a seat would have for passing now. */
export function passOutlook(s: State, seat: Seat): readonly Event[] {
  const events: Event[] = [];
  scorePassing(copyOf(s), seat, events);
  return events;
}

/** The final scoring, if the game ended now. */
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
