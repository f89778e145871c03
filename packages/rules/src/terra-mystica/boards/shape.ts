import { integer, list, object, record, type Typed, tuple, whole } from '../../data-file/shape.ts';
import { COINS, PRIESTS, VP, VP_EACH, WORKERS } from '../printed/amounts.ts';
import { MOST_PIECES, PIECES_SHAPE } from '../printed/numbers.ts';
import { CULTS } from '../vocabulary.ts';
import { TRAITS_SHAPE } from './traits.ts';

/** Power tokens of a bowl at the start. */
const BOWL = integer(0, 15);
/** Levels of the exchange track. */
export const MOST_RATES = 3;
/**
 * Spaces of the shipping track: reach is calculated up to this number, and two more for bonus
 * cards.
 */
const MOST_SHIPPING = 6;

const START_SHAPE = object(
  {
    coins: COINS,
    workers: WORKERS,
    priests: integer(0, 1),
    power: tuple(BOWL, BOWL, BOWL),
    cults: record(CULTS, integer(0, 9)),
    dwellings: integer(1, 3),
  },
  {
    /** Favour tiles that the seat takes when it chooses the faction. */
    favours: integer(0, 2),
  },
);

/** Power income of a whole row: 18 if every dwelling on the map gives some. */
const ROW_POWER = integer(0, 20);

const rowOf = <S extends typeof COINS>(amounts: S) => list(amounts, 1, MOST_PIECES + 1);

/**
 * Income of a row with 0, 1, 2, … of its buildings on the map; base income is part of the row of
 * dwellings.
 */
const ROW_INCOME = whole(
  object(
    {},
    {
      coins: rowOf(COINS),
      workers: rowOf(WORKERS),
      priests: rowOf(PRIESTS),
      power: rowOf(ROW_POWER),
      vp: rowOf(VP),
    },
  ),
);

const BUILDING_ROW_SHAPE = object(
  {
    workers: WORKERS,
    coins: COINS,
    income: ROW_INCOME,
    /** Power value. */
    value: integer(1, 9),
  },
  {
    /** Coins if no opponent's structure is directly adjacent; if missing: the same as `coins`. */
    coinsAlone: COINS,
    /** Priests and victory points that it costs in addition. */
    priests: PRIESTS,
    vp: VP,
    /** Favour tiles that the seat takes when it builds one. */
    favours: integer(0, 2),
  },
);

/** One row of buildings on a faction board. */
export type BuildingRow = Typed<typeof BUILDING_ROW_SHAPE>;

const SHIPPING_SHAPE = object(
  { start: integer(0, MOST_SHIPPING - 1) },
  {
    /** Victory points for reaching each level of the track; if missing: no track. */
    vp: list(VP, 1, MOST_SHIPPING),
  },
);

const SPADES_SHAPE = object(
  {
    /** Price of a spade on each level of the exchange track. */
    rates: list(integer(1, 9), 0, MOST_RATES),
  },
  {
    /** Price and victory points of a step on the track. */
    advance: object({ workers: WORKERS, coins: COINS, priests: PRIESTS }),
    advanceVp: VP_EACH,
  },
);

const LANDSCAPE_SHAPE = object(
  {},
  {
    /** Structures that must stand on the map. */
    needs: object({ count: integer(1, 4) }),
    /** Its price: priests if no hex is transformed, or steps down one cult. */
    price: object({}, { priests: integer(1, 5), steps: integer(1, 9) }),
    /** Power tokens into bowl III when it is placed. */
    tokens: integer(0, 5),
    /** Added to the traits of the board once it is on the map. */
    traits: TRAITS_SHAPE,
  },
);

/** The numbers of one side of a faction board. */
export const FACTION_SHAPE = object(
  {
    start: START_SHAPE,
    dwelling: BUILDING_ROW_SHAPE,
    tradingPost: BUILDING_ROW_SHAPE,
    temple: BUILDING_ROW_SHAPE,
    stronghold: BUILDING_ROW_SHAPE,
    sanctuary: BUILDING_ROW_SHAPE,
    shipping: SHIPPING_SHAPE,
    spades: SPADES_SHAPE,
    landscape: LANDSCAPE_SHAPE,
  },
  {
    /** Start points by faction if the map names none (Fire & Ice). */
    startVp: VP,
    traits: TRAITS_SHAPE,
    strongholdTraits: TRAITS_SHAPE,
    /** The number of pieces where it is not the usual one. */
    pieces: PIECES_SHAPE,
  },
);
export type FactionNumbers = Typed<typeof FACTION_SHAPE>;
