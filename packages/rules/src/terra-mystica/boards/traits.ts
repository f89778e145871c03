import { integer, object, type Typed } from '../../data-file/shape.ts';
import { COINS, FACT, POWER, VP_EACH, WORKERS } from '../printed/amounts.ts';

/** For traits that count a few things. */
const FEW = integer(0, 3);
/** Hexes skipped: tables reach so far with stronghold, landscape and town tiles. */
const RANGE = integer(1, 2);
/** Steps of one cult or power tokens: `TOKEN_SPLITS` goes no further. */
const VOLCANO_PRICE = integer(1, 5);

const MEMBERS = {
  /** Victory points and workers for each town founded. */
  townVp: VP_EACH,
  townWorkers: WORKERS,
  /** For every spade of any source, also in the cleanup. */
  vpPerSpade: VP_EACH,
  powerPerSpade: POWER,
  /** For every spade paid with a priest. */
  vpPerPriestSpade: VP_EACH,
  /** When passing. */
  passVpPerTemple: VP_EACH,
  passVpPerBridge: VP_EACH,
  /** Power that the power actions on the board cost less. */
  powerActionDiscount: integer(0, 1),
  /** Power actions on the board may be used again in the same round. */
  reusePowerActions: FACT,
  /** Tunnelling or carpet flight: hexes skipped, price, victory points. */
  skipRange: RANGE,
  /** The stronghold may make it less. */
  skipWorkers: integer(-3, 9),
  skipPriests: integer(1, 3),
  skipVp: VP_EACH,
  /** Every transformation takes so many spades and ends on home terrain. */
  spadesPerHex: integer(1, 6),
  /** Starts at rivers and reaches land only over them. */
  onlyOverRivers: FACT,
  /** Never transforms, not even with spades gained. */
  spadesUseless: FACT,
  /** Round tiles that reward spades reward those that `spadesGained` turns into something else. */
  scoresSpadesGained: FACT,
  /** What a spade costs less. */
  spadeDiscount: FEW,
  /** Spades bought do not count as spades: nothing is scored for them. */
  unscoredSpades: FACT,
  /** May skip one river hex when founding a town. */
  riverTown: FACT,
  /** Workers for a bridge as an action of its own. */
  bridgeWorkers: WORKERS,
  /** More steps for a priest sent to a cult. */
  priestSteps: FEW,
  /** Price of a volcano, and on home terrain of somebody else: in tokens or in steps of one cult. */
  volcanoPrice: VOLCANO_PRICE,
  volcanoPriceHome: VOLCANO_PRICE,
  /** Free exchange of victory points and coins: coins for one point. */
  coinsPerVp: integer(1, 9),
  /** Victory points for reaching space 10 of a cult. */
  cultTopVp: VP_EACH,
  /** Coins for each tunnel or flight. */
  skipCoins: COINS,
  /** Power tokens into bowl III with the income of each round. */
  roundTokens: FEW,
  /** Counts in front of others with as many steps when the cults are scored. */
  winsCultTies: FACT,
  /** Bonus cards held besides one. */
  moreCards: FACT,
  /** Power from neighbours that is free besides the first. */
  freePower: POWER,
  /** No cult reward at the end of a round. */
  noCultReward: FACT,
  /** Tokens that go to bowl III for one that is burned, besides the first. */
  moreBurned: FEW,
  /** Power of the cults is paid so many times more. */
  moreCultPower: FEW,
  /** Goods that a conversion gives besides one for each. */
  workersPerPriest: FEW,
  coinsPerPriest: FEW,
  goodsPerPower: FEW,
  /** The landscape counts as a dwelling where dwellings score. */
  landscapeDwelling: FACT,
  /** Steps of one cult that may be taken instead of the points for a town founded. */
  townCultSteps: integer(1, 9),
  /** Coins that may be taken instead of power when somebody builds beside the landscape. */
  neighbourCoins: FEW,
  /** A town with the landscape has further tiles at twice, three and four times its power. */
  townGrows: FACT,
  /** Hexes more that a tunnel from the landscape skips. */
  landscapeSkip: FACT,
  /** Spades of the cult reward may be used at the end of a tunnel, free of its price. */
  cleanupSkip: FACT,
  /** Bridges on the corners of the landscape, over land too. */
  landBridges: FACT,
  /** Spades that hexes directly adjacent to the landscape may take less; one is the least. */
  spadesSaved: FEW,
  /** Free spades for each temple built. */
  templeSpades: FEW,
  /** Going down a cult gives the power of the spaces left. */
  powerDown: FACT,
  /** What the stronghold brings at once. */
  strongholdVp: VP_EACH,
  strongholdPower: POWER,
  strongholdSpades: integer(1, 6),
  /** Workers that may become priests at once with the stronghold. */
  ordained: integer(1, 7),
  /** Spades, or steps on one cult, of the special action of its board. */
  actionAmount: integer(1, 6),
  /** Power when all neighbours refuse theirs. */
  refusedPower: POWER,
} as const;

/**
 * What abilities and strongholds are made of, as numbers; `compile-traits.ts` compiles them. Those of the
 * stronghold and the landscape are added to those of the board once they stand.
 */
export const TRAITS_SHAPE = object({}, MEMBERS);
export type Traits = Typed<typeof TRAITS_SHAPE>;
export type Trait = keyof typeof MEMBERS;

export const TRAITS = Object.keys(MEMBERS) as readonly Trait[];
