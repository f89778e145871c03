import type { Gain } from '../edition.ts';
import type { Colour, FactionId, Terrain } from '../vocabulary.ts';

/** What the once-per-round octagon (or the Inventors' action) of a left or right palace does. */
export const PALACE_ACTIONS = [
  'none',
  /** A free house on any empty hex of the home terrain, anywhere. */
  'home-house',
  /** One house becomes a trading post, free. */
  'free-trading-post',
  /** Make habitable and build with one free shovel. */
  'shovel',
  /** Transform an adjacent hex of the same continent without a shovel, then maybe a house. */
  'adjacent-transform',
  /** Transform a hex in reach (or take one of the home terrain) and build a trading post there. */
  'trading-post-in-reach',
] as const;
export type PalaceAction = (typeof PALACE_ACTIONS)[number];

/**
 * Everything that an ability or a palace can do. A closed vocabulary: the table compiles it into
 * numbers (`effects.ts`) and the actions read those.
 */
export interface Effects {
  /** Every Phase 1. */
  readonly income?: Gain;
  /** Victory points for each town founded. */
  readonly townVp?: number;
  /** Town value that is enough instead of the usual one. */
  readonly townValue?: number;
  /** When passing: victory points with 1, 2, 3, 4 trading posts on the board. */
  readonly passVpByTradingPosts?: readonly [number, number, number, number];
  /** When passing: victory points per settlement with a building at the outer edge. */
  readonly passVpPerEdgeSettlement?: number;
  /** When passing: power per settlement. */
  readonly passPowerPerSettlement?: number;
  /** When passing: victory points per building that touches no river hex. */
  readonly passVpPerInlandBuilding?: number;
  /** Power that every power action costs less. */
  readonly powerActionDiscount?: number;
  /** Power gained per shovel used. */
  readonly powerPerShovel?: number;
  /** Shovels needed for terrain two steps away on the circle. */
  readonly farShovels?: number;
  /** Power whenever somebody else builds a house, with 2, 3, 4 players. */
  readonly powerPerForeignHouse?: readonly [number, number, number];
  /** Coins whenever somebody else upgrades a building, with 2, 3, 4 players. */
  readonly coinsPerForeignUpgrade?: readonly [number, number, number];
  /** Victory points per own house built. */
  readonly vpPerHouse?: number;
  /** Victory points per own house upgraded to a trading post. */
  readonly vpPerTradingPost?: number;
  /** A further kind of power exchange: so much power for so many victory points. */
  readonly powerToVp?: { readonly power: number; readonly vp: number };
  /** Price of a trading post, with and without a foreign building next to it. */
  readonly tradingPostCost?: { readonly nearOpponent: number; readonly alone: number };
  /** May found a town across one river hex. */
  readonly riverTown?: true;
  /** At once when the palace is built, one time only. */
  readonly whenBuilt?: {
    readonly power?: number;
    readonly sailing?: number;
    readonly edgeHouse?: true;
  };
  /** An action of the player's own. `power`: its price. `repeatable`: not an octagon. */
  readonly action?: {
    readonly kind: Exclude<PalaceAction, 'none'>;
    readonly power?: number;
    readonly repeatable?: true;
  };
}

/** One side of a faction mat. */
export interface FactionDefinition {
  readonly id: FactionId;
  readonly colour: Colour;
  readonly home: Terrain;
  /** A: simple. B: advanced. */
  readonly side: 'A' | 'B';
  /** Houses placed during set-up. */
  readonly startHouses: 2 | 3;
  readonly ability: Effects;
  readonly leftPalace: Effects;
  readonly rightPalace: Effects;
}
