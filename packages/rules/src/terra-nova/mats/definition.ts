import type { AnyQuestion, Moves, Seat } from '../../kernel/index.ts';
import type { Gain } from '../editions/edition.ts';
import type { Sink } from '../events.ts';
import type { Reason } from '../refusals.ts';
import type { Colour, FactionId, Terrain } from '../vocabulary.ts';

/** What an ability or a palace is worth as long as it is in force. The table compiles it into numbers. */
export interface Traits {
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
}

/**
 * An action that a palace lets its owner take on a hex, as the move `special`: the once-per-round octagon,
 * or the Inventors' action.
 * @typeParam S state
 */
export interface PalaceAction<S> {
  /** The key of the words for it. */
  readonly id: string;
  /** Power that it costs. */
  readonly power?: number;
  /** It is no octagon and may be taken again in a round (ruling R14). */
  readonly repeatable?: true;
  /** Adds the moves of that kind, by hex; the action may be taken and paid for. */
  list(s: S, seat: Seat, into: Moves, kind: number): void;
  /**
   * 0 where it may be taken on a hex, else the number of a refusal: a chain of conditions from `check/`,
   * none of which `list` uses. The price needs no place in it, unless it comes before others.
   */
  check(s: S, seat: Seat, hex: number, power: number, reason: Reason | undefined): number;
  /** Does it, once it is paid for. */
  apply(s: S, seat: Seat, hex: number, sink: Sink): void;
}

/** Everything that an ability or a palace can do. */
export interface Effects<S> extends Traits {
  /** At once when the palace is built, one time only. */
  readonly whenBuilt?: {
    readonly power?: number;
    readonly sailing?: number;
    /**
     * What its owner is asked, answered by a kind of move with the same name as the question. It may be
     * declined, and may make a town of any group.
     */
    readonly ask?: AnyQuestion<S>;
  };
  readonly action?: PalaceAction<S>;
}

/**
 * One side of a faction mat.
 * @typeParam S state: tables know their factions, and states their table
 */
export interface FactionDefinition<S> {
  readonly id: FactionId;
  readonly colour: Colour;
  readonly home: Terrain;
  /** A: simple. B: advanced. */
  readonly side: 'A' | 'B';
  /** Houses placed during set-up. */
  readonly startHouses: 2 | 3;
  readonly ability: Traits;
  readonly leftPalace: Effects<S>;
  readonly rightPalace: Effects<S>;
}
