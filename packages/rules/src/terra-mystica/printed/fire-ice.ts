import { integer, object, record, type Typed } from '../../data-file/shape.ts';
import { COINS, VP_EACH } from './amounts.ts';

const PRINTINGS = ['2015', '2014'] as const;

const PRICES = object({
  /** Points for a power token when a neighbour takes power. */
  tokenVp: integer(0, 5),
  /** Coins to unlock a terrain, and the home terrain of another player. */
  unlockPrice: COINS,
  unlockPriceHome: COINS,
  /** Power or tokens for a change of the home terrain, and the points for it. */
  newHomePrice: integer(1, 5),
  newHomeVp: VP_EACH,
});

export const FIRE_ICE_SHAPE = record(PRINTINGS, PRICES);

/**
 * The numbers of Fire & Ice as first printed and as corrected in 2015, by ruling `fireIceRules`.
 */
export const FIRE_ICE_DATA: Typed<typeof FIRE_ICE_SHAPE> = {
  '2015': { tokenVp: 1, unlockPrice: 1, unlockPriceHome: 2, newHomePrice: 5, newHomeVp: 0 },
  '2014': { tokenVp: 0, unlockPrice: 0, unlockPriceHome: 0, newHomePrice: 3, newHomeVp: 2 },
};
