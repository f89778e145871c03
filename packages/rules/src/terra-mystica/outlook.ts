/**
 * Forecasts from the present position, calculated on copies: nothing here changes the position that
 * is passed in.
 */

import type { Seat } from '../kernel/index.ts';
import { scorePass } from './cards/pass.ts';
import { payCultRewards, payIncome } from './course/income.ts';
import { scoreGameEnd } from './course/scoring.ts';
import type { Event } from './events.ts';
import { NONE, ROUNDS, State } from './state.ts';

/** A future position, with the events that lead to it. */
export interface Outlook {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The final scoring as if the game ended now. Every seat must have a faction. */
export function finalOutlook(s: State): Outlook {
  const state = copyOf(s);
  const events: Event[] = [];
  scoreGameEnd(state, events);
  return { state, events };
}

/** Points that a seat would get for passing now. */
export function passOutlook(s: State, seat: Seat): Outlook {
  const state = copyOf(s);
  const events: Event[] = [];
  if (s.card(seat) !== NONE) scorePass(state, seat, events);
  return { state, events };
}

/**
 * The end of this round and the income of the next one, as if everybody passed now. A card that a
 * seat has not taken yet gives nothing; questions about spades and abilities are left out. In the
 * last round it contains only the points for passing.
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
