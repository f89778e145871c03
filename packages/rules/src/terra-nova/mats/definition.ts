import type { AnyQuestion, Moves, Seat } from '../../kernel/index.ts';
import type { Gain } from '../editions/edition.ts';
import type { Sink } from '../events.ts';
import type { Reason } from '../refusals.ts';
import type { Colour, FactionId, Terrain } from '../vocabulary.ts';

/** The lasting effects of an ability or a palace. The table compiles them into numbers. */
export interface Traits {
  /** Income in every Phase 1. */
  readonly income?: Gain;
  /** Victory points for each town founded. */
  readonly townVp?: number;
  /** The town value that is enough, instead of the usual one. */
  readonly townValue?: number;
  /** When passing: victory points with 1, 2, 3, 4 trading posts on the board. */
  readonly passVpByTradingPosts?: readonly [number, number, number, number];
  /** When passing: victory points per settlement with a building at the outer edge. */
  readonly passVpPerEdgeSettlement?: number;
  /** When passing: power per settlement. */
  readonly passPowerPerSettlement?: number;
  /** When passing: victory points per building that touches no river hex. */
  readonly passVpPerInlandBuilding?: number;
  /** The power by which every power action is cheaper. */
  readonly powerActionDiscount?: number;
  /** Power gained per shovel used. */
  readonly powerPerShovel?: number;
  /** Shovels needed for terrain two steps away on the circle. */
  readonly farShovels?: number;
  /** Power for each house that another player builds, with 2, 3, 4 players. */
  readonly powerPerForeignHouse?: readonly [number, number, number];
  /** Coins for each building that another player upgrades, with 2, 3, 4 players. */
  readonly coinsPerForeignUpgrade?: readonly [number, number, number];
  /** Victory points per own house built. */
  readonly vpPerHouse?: number;
  /** Victory points per own house upgraded to a trading post. */
  readonly vpPerTradingPost?: number;
  /** An additional kind of power exchange: an amount of power for a number of victory points. */
  readonly powerToVp?: { readonly power: number; readonly vp: number };
  /** Price of a trading post, with and without a foreign building next to it. */
  readonly tradingPostCost?: { readonly nearOpponent: number; readonly alone: number };
  /** May found a town across one river hex. */
  readonly riverTown?: true;
}

/**
 * An action on a hex that a palace gives its owner, as the move `special`: the once-per-round
 * octagon, or the Inventors' action.
 * @typeParam S state
 */
export interface PalaceAction<S> {
  /** The key of the words for this action. */
  readonly id: string;
  /** Power that it costs. */
  readonly power?: number;
  /** It is no octagon and may be taken again in a round (ruling R14). */
  readonly repeatable?: true;
  /**
   * Adds the moves of that kind, by hex. The caller knows already that the action is unused and can
   * be paid for.
   */
  list(s: S, seat: Seat, into: Moves, kind: number): void;
  /**
   * 0 if the action is legal on a hex, otherwise the number of a refusal. It is a chain of
   * conditions from `check/`; `list` uses none of them. The price is only in the chain if it must
   * come before other conditions.
   */
  check(s: S, seat: Seat, hex: number, power: number, reason: Reason | undefined): number;
  /** Carries out the action, which is already paid. */
  apply(s: S, seat: Seat, hex: number, sink: Sink): void;
}

/** All possible effects of an ability or a palace. */
export interface Effects<S> extends Traits {
  /** Effects that happen once, when the palace is built. */
  readonly whenBuilt?: {
    readonly power?: number;
    readonly sailing?: number;
    /**
     * The question to its owner, answered by a kind of move with the same name as the question. It
     * may be declined, and its answer may turn any group into a town.
     */
    readonly ask?: AnyQuestion<S>;
  };
  readonly action?: PalaceAction<S>;
}

/**
 * One side of a faction mat.
 * @typeParam S state: a type parameter, because tables refer to factions, and states to tables
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
