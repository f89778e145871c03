import { RANDOM_WORDS, type Random } from '../kernel/index.ts';
import { RULES } from './rules.ts';
import { State } from './state.ts';

/** Only the draws to come are hidden, from everybody. */
export function view(s: State): State {
  const seen = new State(s.table);
  seen.copyFrom(s);
  seen.i32.fill(0, seen.randomAt(), seen.randomAt() + RANDOM_WORDS);
  return seen;
}

/** A full state for a view: any generator state agrees with it. */
export function sample(seen: State, random: Random): State {
  const s = new State(seen.table);
  s.copyFrom(seen);
  for (let word = 0; word < RANDOM_WORDS; word++) s.i32[s.randomAt() + word] = random.next() | 0;
  if (!s.knowsRandom()) s.i32[s.randomAt()] = 1;
  if (s.isWaiting()) {
    s.setWaiting(false);
    RULES.proceed(s);
  }
  return s;
}
