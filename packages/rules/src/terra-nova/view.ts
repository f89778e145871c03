import type { Random } from '../kernel/index.ts';
import { RULES } from './rules.ts';
import { State } from './state.ts';

/** Only future random draws are hidden, from everybody. */
export function view(s: State): State {
  const seen = new State(s.table);
  seen.copyFrom(s);
  seen.hideRandom();
  return seen;
}

/** A complete state for a view: any state of the generator agrees with it. */
export function sample(seen: State, random: Random): State {
  const s = new State(seen.table);
  s.copyFrom(seen);
  s.guessRandom(random);
  if (s.isWaiting()) {
    s.setWaiting(false);
    RULES.proceed(s);
  }
  return s;
}
