import { integer, list, object, type Typed, tuple } from '../../data-file/shape.ts';
import { COINS, FACT, PRIESTS, VP, VP_EACH } from './amounts.ts';

/** The most pieces of one kind for which a row of income has room. */
export const MOST_PIECES = 9;
/** The number of spaces of a cult, from 0. */
const CULT_SPACES = 11;

/** Steps of a priest who stays; `priest fire 3` names them. */
const PRIEST_STEPS = integer(2, 3);
/** Points of the first places; there are at most five players. */
const PLACES = list(VP, 1, 5);
const PRICE_IN_POWER = integer(1, 12);

export const PIECES_SHAPE = object({
  /** At least as many as at the start. */
  dwelling: integer(3, MOST_PIECES),
  'trading-post': integer(1, 4),
  temple: integer(1, 4),
  stronghold: FACT,
  sanctuary: FACT,
});

export const NUMBERS_SHAPE = object({
  startVp: VP,
  pieces: PIECES_SHAPE,
  bridges: integer(0, 9),
  /** A faction may start without six of them, and with one in hand. */
  priests: integer(7, 12),
  /** Steps of the four priest spaces of each cult, and of a priest who returns to the supply. */
  priestSpaces: tuple(PRIEST_STEPS, PRIEST_STEPS, PRIEST_STEPS, PRIEST_STEPS),
  returnedPriest: FACT,
  /** Power for reaching each space of a cult. */
  cultPower: list(integer(0, 9), CULT_SPACES, CULT_SPACES),
  town: object({
    structures: integer(2, 9),
    structuresWithSanctuary: integer(2, 9),
    power: integer(1, 20),
  }),
  /** A step on the shipping track. */
  shipping: object({ coins: COINS, priests: PRIESTS }),
  /** Power in bowl III for one good of each kind. */
  power: object({ coins: PRICE_IN_POWER, workers: PRICE_IN_POWER, priests: PRICE_IN_POWER }),
  finalCults: PLACES,
  finalNetwork: PLACES,
  finalTile: PLACES,
  coinsPerVp: integer(1, VP_EACH.most),
});

/** Numbers printed on boards and in the rulebook that are not on tiles. */
export type Numbers = Typed<typeof NUMBERS_SHAPE>;

export const NUMBERS: Numbers = {
  startVp: 20,
  pieces: { dwelling: 8, 'trading-post': 4, temple: 3, stronghold: 1, sanctuary: 1 },
  bridges: 3,
  priests: 7,
  priestSpaces: [3, 2, 2, 2],
  returnedPriest: 1,
  cultPower: [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3],
  town: { structures: 4, structuresWithSanctuary: 3, power: 7 },
  shipping: { coins: 4, priests: 1 },
  power: { coins: 1, workers: 3, priests: 5 },
  finalCults: [8, 4, 2],
  finalNetwork: [18, 12, 6],
  finalTile: [18, 12, 6],
  coinsPerVp: 3,
};
