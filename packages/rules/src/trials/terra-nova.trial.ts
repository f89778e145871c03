import type { GameUnderTest } from '../conformance/index.ts';
import {
  candidates,
  type Event,
  NONE,
  type Options,
  QUESTION,
  type State,
  terraNova,
} from '../terra-nova/index.ts';
import { hasRiverTown } from '../terra-nova/towns/river-groups.ts';
import { conserved } from './terra-nova/conserved.ts';
import { GENEROUS_EDITION } from './terra-nova/generous-edition.ts';
import { fold, holdings } from './terra-nova/holdings.ts';
import { rare } from './terra-nova/rare.ts';
import { observe, ROWS } from './terra-nova/rows/index.ts';
import { scenario } from './terra-nova/scenario.ts';
import { worth } from './terra-nova/worth.ts';

/** In this game only future random draws are hidden. */
const SECRETS = [0, 1, 2, 3].map((word) => `random[${word}]`);

const SELDOM: ReadonlySet<number> = new Set([
  QUESTION['neutral-house'],
  QUESTION['edge-house'],
  QUESTION.town,
]);

function seldom(s: State): boolean {
  if (SELDOM.has(s.top()) || (s.top() === QUESTION.faction && s.neutral() !== NONE)) return true;
  const river = s.top() === QUESTION.turn || s.top() === QUESTION['after-action'];
  return river && hasRiverTown(s, s.topWho());
}

/**
 * Terra Nova as the conformance kit uses it, with a second edition in addition to the built-in one.
 */
export const trial: GameUnderTest<State, Options, Event> = {
  game: terraNova([GENEROUS_EDITION]),
  scenario,
  candidates,
  conserved,
  account: { fold, holdings },
  secrets: () => SECRETS,
  rows: ROWS,
  observe,
  seldom,
  worth,
  rare,
};
