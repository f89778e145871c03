import { POWERS } from '../vocabulary.ts';
import { EARTHQUAKE } from './earthquake.ts';
import { ERUPTION } from './eruption.ts';
import { LIGHTNING } from './lightning.ts';
import type { PowerDefinition } from './power.ts';
import { TORNADO } from './tornado.ts';
import { RAIN, SUN } from './weather.ts';

export type { PowerDefinition } from './power.ts';

/**
 * The power cards that are played in the player's own turn, in the order of their kinds of moves.
 */
export const PLAYED_POWERS = [SUN, RAIN, EARTHQUAKE, TORNADO, LIGHTNING, ERUPTION] as const;

/** By number of the power card; undefined for protection, which has no effect of its own. */
export const POWER_DEFINITIONS: readonly (PowerDefinition | undefined)[] = POWERS.map((id) =>
  PLAYED_POWERS.find((each) => each.id === id),
);
