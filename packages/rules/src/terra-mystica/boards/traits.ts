import { integer, object, type Typed } from '../../data-file/shape.ts';
import { COINS, FACT, POWER, VP_EACH, WORKERS } from '../printed/amounts.ts';

/** For traits that are small numbers. */
const FEW = integer(0, 3);
/**
 * Hexes that a tunnel or flight skips. The tables of distances are large enough for this number
 * with stronghold, landscape and town tiles.
 */
const RANGE = integer(1, 2);
/** Steps of one cult or power tokens: `TOKEN_SPLITS` has no higher numbers. */
const VOLCANO_PRICE = integer(1, 5);

const MEMBERS = {
  /** Victory points and workers for each town founded. */
  townVp: VP_EACH,
  townWorkers: WORKERS,
  /** Victory points and power for every spade from any source, also in the cleanup. */
  vpPerSpade: VP_EACH,
  powerPerSpade: POWER,
  /** Victory points for every spade paid with a priest. */
  vpPerPriestSpade: VP_EACH,
  /** Victory points when passing, for every temple and for every bridge between own structures. */
  passVpPerTemple: VP_EACH,
  passVpPerBridge: VP_EACH,
  /** Power that the power actions on the board cost less. */
  powerActionDiscount: integer(0, 1),
  /** Power actions on the board may be used again in the same round. */
  reusePowerActions: FACT,
  /** Tunnelling or carpet flight: hexes skipped, price and victory points. */
  skipRange: RANGE,
  /** Workers for a tunnel. For a stronghold the number is negative if it makes tunnels cheaper. */
  skipWorkers: integer(-3, 9),
  skipPriests: integer(1, 3),
  skipVp: VP_EACH,
  /** Every transformation takes this number of spades and ends on home terrain. */
  spadesPerHex: integer(1, 6),
  /** The faction starts at rivers and reaches land only across them. */
  onlyOverRivers: FACT,
  /** The faction never transforms, not even with spades that it gains. */
  spadesUseless: FACT,
  /**
   * Round tiles that reward spades reward the spades that `spadesGained` turns into something else.
   */
  scoresSpadesGained: FACT,
  /** The discount for each spade. */
  spadeDiscount: FEW,
  /** Bought spades do not count as spades: nothing is scored for them. */
  unscoredSpades: FACT,
  /** May skip one river hex when founding a town. */
  riverTown: FACT,
  /** Workers for a bridge as a separate action. */
  bridgeWorkers: WORKERS,
  /** Additional steps for a priest sent to a cult. */
  priestSteps: FEW,
  /**
   * The price of a volcano, and of one on the home terrain of another player: in tokens or in steps
   * of one cult.
   */
  volcanoPrice: VOLCANO_PRICE,
  volcanoPriceHome: VOLCANO_PRICE,
  /** Free exchange of victory points and coins: coins for one point. */
  coinsPerVp: integer(1, 9),
  /** Victory points for reaching space 10 of a cult. */
  cultTopVp: VP_EACH,
  /** Coins for each tunnel or flight. */
  skipCoins: COINS,
  /** Power tokens that come into bowl III with the income of each round. */
  roundTokens: FEW,
  /**
   * The faction is ranked before others with the same number of steps when the cults are scored.
   */
  winsCultTies: FACT,
  /** The number of bonus cards that the faction holds in addition to one. */
  moreCards: FACT,
  /** Power from neighbours that costs no points, in addition to the first. */
  freePower: POWER,
  /** No cult reward at the end of a round. */
  noCultReward: FACT,
  /** Additional tokens that go to bowl III for each burned token. */
  moreBurned: FEW,
  /** How many times more power the faction gains from cults: 1 doubles it. */
  moreCultPower: FEW,
  /** Additional goods that a conversion gives for each good. */
  workersPerPriest: FEW,
  coinsPerPriest: FEW,
  goodsPerPower: FEW,
  /** The landscape counts as a dwelling when dwellings are scored. */
  landscapeDwelling: FACT,
  /** Steps of one cult that may be taken instead of the points for founding a town. */
  townCultSteps: integer(1, 9),
  /** Coins that may be taken instead of power when another player builds beside the landscape. */
  neighbourCoins: FEW,
  /** A town with the landscape gets more tiles at twice, three and four times its power. */
  townGrows: FACT,
  /** Additional hexes that a tunnel from the landscape skips. */
  landscapeSkip: FACT,
  /** Spades of the cult reward may be used at the end of a tunnel, without the tunnel's price. */
  cleanupSkip: FACT,
  /** The faction may build bridges from the corners of the landscape, over land too. */
  landBridges: FACT,
  /**
   * The number of spades saved on hexes directly adjacent to the landscape; at least one spade is
   * paid.
   */
  spadesSaved: FEW,
  /** Free spades for each temple built. */
  templeSpades: FEW,
  /** Going down on a cult track gives the power of the spaces that are passed. */
  powerDown: FACT,
  /** Victory points that the stronghold gives when it is built. */
  strongholdVp: VP_EACH,
  strongholdPower: POWER,
  strongholdSpades: integer(1, 6),
  /** Workers that may become priests when the stronghold is built. */
  ordained: integer(1, 7),
  /** Spades, or steps on one cult, that the special action of its board gives. */
  actionAmount: integer(1, 6),
  /** Power that the builder gets if all neighbours refuse theirs. */
  refusedPower: POWER,
} as const;

/**
 * The numbers that describe abilities and strongholds; `compile-traits.ts` compiles them. Those of
 * the stronghold and the landscape are added to those of the board once they are built.
 */
export const TRAITS_SHAPE = object({}, MEMBERS);
export type Traits = Typed<typeof TRAITS_SHAPE>;
export type Trait = keyof typeof MEMBERS;

export const TRAITS = Object.keys(MEMBERS) as readonly Trait[];
