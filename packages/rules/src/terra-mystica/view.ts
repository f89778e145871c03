import type { Random, Viewer } from '../kernel/index.ts';
import { guessSealed, hideSealed } from './auction/seal.ts';
import { RULES } from './rules.ts';
import { State } from './state.ts';

/** Hides random draws from everybody, and sealed bids from the other seats. */
export function view(s: State, viewer: Viewer): State {
  const seen = new State(s.table);
  seen.copyFrom(s);
  seen.hideRandom();
  hideSealed(seen, viewer);
  return seen;
}

/**
 * A complete state for a view. Only sealed bids can be unknown: any numbers agree with the view,
 * since nothing is drawn after the set-up.
 */
export function sample(seen: State, random: Random): State {
  const s = new State(seen.table);
  s.copyFrom(seen);
  s.guessRandom(random);
  guessSealed(s, random);
  if (s.isWaiting()) {
    s.setWaiting(false);
    RULES.proceed(s);
  }
  return s;
}
