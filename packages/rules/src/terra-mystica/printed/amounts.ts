import { integer, object, type Typed, whole } from '../../data-file/shape.ts';
import type { Building } from '../vocabulary.ts';

/* Ranges of printed numbers: large enough for any sensible variant, and small enough for the
   fields of a state. */

export const COINS = integer(0, 30);
export const WORKERS = integer(0, 15);
export const PRIESTS = integer(0, 5);
export const POWER = integer(0, 15);
export const VP = integer(0, 60);
/** Points for each of something. */
export const VP_EACH = integer(0, 20);
/** A printed fact that is written as a number: an edition cannot change it. */
export const FACT = integer(1, 1);

const INCOME_SHAPE = { coins: COINS, workers: WORKERS, priests: PRIESTS, power: POWER };

/** Goods of a card or tile; missing goods are 0. */
export const INCOME = whole(object({}, INCOME_SHAPE));
export const GOODS = whole(object({}, { ...INCOME_SHAPE, spades: integer(0, 3) }));
export type Goods = Typed<typeof GOODS>;

const VP_BY_BUILDING = {
  dwelling: VP_EACH,
  'trading-post': VP_EACH,
  temple: VP_EACH,
  stronghold: VP_EACH,
  sanctuary: VP_EACH,
} satisfies Readonly<Record<Exclude<Building, 'none'>, unknown>>;

/** Points for each structure of a kind; missing kinds are 0. */
export const BY_BUILDING = whole(object({}, VP_BY_BUILDING));

/** The box that contains a piece. */
export type Box = 'base' | 'mini-expansion';
