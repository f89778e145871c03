import type { GameUnderTest } from '../conformance/index.ts';
import {
  candidates,
  type Event,
  gaia,
  type Options,
  POWER,
  QUESTION,
  type State,
} from '../gaia/index.ts';
import { conserved } from './gaia/conserved.ts';
import { GENEROUS_EDITION } from './gaia/generous-edition.ts';
import { fold, holdings } from './gaia/holdings.ts';
import { rare } from './gaia/rare.ts';
import { observe, ROWS } from './gaia/rows.ts';
import { scenario } from './gaia/scenario.ts';
import { secrets } from './gaia/secrets.ts';
import { worth } from './gaia/worth.ts';

const SELDOM: ReadonlySet<number> = new Set([
  QUESTION.feed,
  QUESTION.settle,
  QUESTION.objective,
  QUESTION.keep,
]);

/** An announced tornado: the cards that it takes decide who is asked next. */
function isTornado([kind, , power]: readonly number[]): boolean {
  return kind === QUESTION.effect && power === POWER.tornado;
}

/** Gaia as the conformance kit uses it, with a second edition in addition to the built-in one. */
export const trial: GameUnderTest<State, Options, Event> = {
  game: gaia([GENEROUS_EDITION]),
  scenario,
  candidates,
  conserved,
  account: { fold, holdings },
  secrets,
  rows: ROWS,
  observe,
  seldom: (s) => SELDOM.has(s.top()) || s.frames().some(isTornado),
  heldSince: { asked: '2026-11-22' },
  worth,
  rare,
};
