import type { Seat } from '../../kernel/index.ts';
import { adjacentTo, isForeign } from '../check/geography.ts';
import { needsCoins, needsOwnHouse, needsTradingPostPiece } from '../check/needs.ts';
import { EFFECT } from '../mats/effects.ts';
import type { Reason } from '../refusals.ts';
import type { State } from '../state.ts';

/** Checks the upgrade of a house to a trading post. Rulebook, "Upgrade a building". */
export function checkUpgrade(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  return (
    needsOwnHouse(state, seat, hex, reason) ||
    needsTradingPostPiece(state, seat, reason) ||
    needsCoins(state, seat, price(state, seat, hex), reason)
  );
}

/**
 * The price of a trading post. It is lower next to a building of another player, neutral houses
 * included; Sand Cats: the left palace changes it.
 */
function price(state: State, seat: Seat, hex: number): number {
  const { table } = state;
  const near = adjacentTo(state, seat, hex).some((other) => isForeign(state, seat, other));
  const ownPrice = near ? EFFECT.tradingPostNearOpponent : EFFECT.tradingPostAlone;
  const usualPrice = near ? table.tradingPostNearOpponentCost : table.tradingPostCost;
  return state.effect(seat, ownPrice) || usualPrice;
}
