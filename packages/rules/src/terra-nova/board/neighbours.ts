import { countCommon, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { findAdjacent } from '../../terra/adjacent.ts';
import { ANYBODY } from '../../terra/bridges.ts';
import type { Sink } from '../events.ts';
import { effectCause, gainCoins, gainPower } from '../gains.ts';
import { EFFECT } from '../mats/effects.ts';
import { SETS, type State } from '../state.ts';

/** Consequences of a house for others: power for neighbours, and the Inventors' power. */
export function houseForOthers(s: State, seat: Seat, hex: number, sink: Sink): void {
  powerForNeighbours(s, seat, hex, sink);
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat) continue;
    const power = s.effect(other, EFFECT.powerPerForeignHouse);
    if (power === 0) continue;
    const cause = effectCause(s, other, EFFECT.powerPerForeignHouse, sink);
    gainPower(s, other, power, cause, sink, seat);
  }
}

/** Consequences of an upgrade for others: power for neighbours, and coins for the Sand Cats. */
export function upgradeForOthers(s: State, seat: Seat, hex: number, sink: Sink): void {
  powerForNeighbours(s, seat, hex, sink);
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat) continue;
    const coins = s.effect(other, EFFECT.coinsPerForeignUpgrade);
    if (coins === 0) continue;
    const cause = effectCause(s, other, EFFECT.coinsPerForeignUpgrade, sink);
    gainCoins(s, other, coins, cause, sink);
  }
}

const BESIDE = new Int32Array(WORDS);

/**
 * Gives every other player 1 power per own building adjacent to the new one; by ruling R1 across
 * bridges of any player, or only across own bridges.
 */
function powerForNeighbours(s: State, seat: Seat, hex: number, sink: Sink): void {
  const { bridgesForAll, players } = s.table;
  if (bridgesForAll) findAdjacent(s, hex, ANYBODY, BESIDE);
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    if (!bridgesForAll) findAdjacent(s, hex, other, BESIDE);
    const power = countCommon(BESIDE, 0, s.i32, SETS.own + other * WORDS);
    if (power > 0) gainPower(s, other, power, 'neighbour', sink, seat);
  }
}

/**
 * Whether a building of another player, or a neutral house, is adjacent, so that the price is
 * lower.
 */
function isNearOpponent(s: State, seat: Seat, hex: number): boolean {
  const { land } = s.table.map;
  const own = SETS.own + seat * WORDS;
  findAdjacent(s, hex, s.table.bridgesForAll ? ANYBODY : seat, BESIDE);
  for (let w = 0; w < WORDS; w++) {
    const foreign = land[w] & ~(s.i32[SETS.empty + w] | s.i32[own + w]);
    if ((BESIDE[w] & foreign) !== 0) return true;
  }
  return false;
}

/** Coins for a trading post in place of an own house. */
export function tradingPostPrice(s: State, seat: Seat, hex: number): number {
  return priceWhere(s, seat, isNearOpponent(s, seat, hex));
}

/** Coins for a trading post with a foreign building next to it, or without one. */
export function priceWhere(s: State, seat: Seat, near: boolean): number {
  const own = s.effect(seat, near ? EFFECT.tradingPostNearOpponent : EFFECT.tradingPostAlone);
  if (own > 0) return own;
  return near ? s.table.tradingPostNearOpponentCost : s.table.tradingPostCost;
}
