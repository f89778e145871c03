import { FREE_BRIDGE } from './bridge.ts';
import { COINS } from './coins.ts';
import { ONE_SHOVEL } from './one-shovel.ts';
import { FREE_SAILING } from './sailing.ts';
import { TWO_SHOVELS } from './two-shovels.ts';

/** The possible effects of the power actions of editions. */
export const POWER_EFFECTS = [FREE_BRIDGE, FREE_SAILING, COINS, ONE_SHOVEL, TWO_SHOVELS] as const;
export type PowerEffectId = (typeof POWER_EFFECTS)[number]['id'];
