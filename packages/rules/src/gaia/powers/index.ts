import { POWERS } from '../vocabulary.ts';
import { EARTHQUAKE } from './earthquake.ts';
import { ERUPTION } from './eruption.ts';
import { LIGHTNING } from './lightning.ts';
import type { PowerDefinition } from './power.ts';
import { PROTECTION } from './protection.ts';
import { TORNADO } from './tornado.ts';
import { RAIN, SUN } from './weather.ts';

export type { PowerDefinition } from './power.ts';

const DEFINITIONS = [SUN, RAIN, EARTHQUAKE, TORNADO, PROTECTION, LIGHTNING, ERUPTION];

/** Every kind of power card, by its number. */
export const POWER_DEFINITIONS: readonly PowerDefinition[] = POWERS.map(
  (id) => DEFINITIONS.find((each) => each.id === id) ?? PROTECTION,
);
