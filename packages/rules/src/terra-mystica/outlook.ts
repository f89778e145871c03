/** What would come as things stand, worked out on copies: nothing here changes the position given. */

import type { Seat } from '../kernel/index.ts';
import { scorePass } from './cards/pass.ts';
import { payCultRewards, payIncome } from './course/income.ts';
import { scoreGameEnd } from './course/scoring.ts';
import type { Event } from './events.ts';
import { NONE, ROUNDS, State } from './state.ts';

/** A position to come, with what leads to it. */
export interface Outlook {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The final scoring, if the game ended now. Every seat has a faction. */
export function finalOutlook(s: State): Outlook {
  const state = copyOf(s);
  const events: Event[] = [];
  scoreGameEnd(state, events);
  return { state, events };
}

/** Points that a seat would have for passing now. */
export function passOutlook(s: State, seat: Seat): Outlook {
  const state = copyOf(s);
  const events: Event[] = [];
  if (s.card(seat) !== NONE) scorePass(state, seat, events);
  return { state, events };
}

/**
 * The end of this round and the income of the next one, if everybody passed now. The card that a seat has not taken
 * yet pays nothing; what spades and abilities ask is left out. In the last round only the points for passing.
 */
export function roundOutlook(s: State): Outlook {
  const state = copyOf(s);
  const events: Event[] = [];
  for (let place = 0; place < s.table.players; place++) {
    const seat = s.turnOrder(place);
    if (s.hasPassed(seat) || s.card(seat) === NONE) continue;
    scorePass(state, seat, events);
    state.setCard(seat, NONE);
    state.setCard2(seat, NONE);
  }
  if (s.round() === 0 || s.round() === ROUNDS) return { state, events };
  payCultRewards(state, events);
  state.setRound(s.round() + 1);
  payIncome(state, events);
  return { state, events };
}

function copyOf(s: State): State {
  const copy = new State(s.table);
  copy.copyFrom(s);
  return copy;
}
