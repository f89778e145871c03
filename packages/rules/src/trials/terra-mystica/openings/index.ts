import { LANDSCAPE } from './landscape.ts';
import type { Opening } from './opening.ts';
import { RAVEN_HUT } from './raven-hut.ts';
import { RIVER_TOWN } from './river-town.ts';
import { SHORT_OF_KEYS } from './short-of-keys.ts';
import { TOKENS_FIRST } from './tokens-first.ts';
import { TWO_TOWNS } from './two-towns.ts';

const OPENINGS = [SHORT_OF_KEYS, TWO_TOWNS, RIVER_TOWN, LANDSCAPE, RAVEN_HUT, TOKENS_FIRST];
const EVERY = 100;
/**
 * In every `EVERY` games, the openings are used in games number 5, 10, 15 and so on, one each. In
 * all other games the factions meet as `scenario.ts` plans.
 */
const AMONG = 5;

/** The opening of game number `index`: each opening occurs early in a run, and again later. */
export function openingOf(index: number): Opening | undefined {
  return OPENINGS[(index % EVERY) / AMONG - 1];
}
