import { countCommon, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { effectCause, gainCoins, gainPower } from '../gains.ts';
import { EFFECT } from '../mats/effects.ts';
import { NONE, SETS, type State } from '../state.ts';

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

/** Consequences of an upgrade for others: power for neighbours, and the Sand Cats' coins. */
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

/** Every other player gets 1 power per own building adjacent to the new one. */
function powerForNeighbours(s: State, seat: Seat, hex: number, sink: Sink): void {
  const { map, players } = s.table;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const beside = countCommon(map.adjacentLand, hex * WORDS, s.i32, SETS.own + other * WORDS);
    const power = beside + countAcrossBridges(s, other, hex);
    if (power > 0) gainPower(s, other, power, 'neighbour', sink, seat);
  }
}

/** Buildings of `other` linked to `hex` by a bridge that counts for them (ruling R1). */
function countAcrossBridges(s: State, other: Seat, hex: number): number {
  const { map, bridgesForAll } = s.table;
  let count = 0;
  for (let i = map.bridgesAtStart[hex]; i < map.bridgesAtStart[hex + 1]; i++) {
    const bridge = map.bridgesAtIds[i];
    const builder = s.bridgeOwner(bridge);
    if (builder === NONE || !(bridgesForAll || builder === other)) continue;
    const { a, b } = map.bridges[bridge];
    if (s.owner(a === hex ? b : a) === other) count++;
  }
  return count;
}

/** Whether somebody else's building, a neutral house included, is adjacent for the price. */
function isNearOpponent(s: State, seat: Seat, hex: number): boolean {
  const { map, bridgesForAll } = s.table;
  const own = SETS.own + seat * WORDS;
  for (let w = 0; w < WORDS; w++) {
    const foreign = ~(s.i32[SETS.empty + w] | s.i32[own + w]);
    if ((map.adjacentLand[hex * WORDS + w] & foreign) !== 0) return true;
  }
  for (let i = map.bridgesAtStart[hex]; i < map.bridgesAtStart[hex + 1]; i++) {
    const bridge = map.bridgesAtIds[i];
    const builder = s.bridgeOwner(bridge);
    if (builder === NONE || !(bridgesForAll || builder === seat)) continue;
    const { a, b } = map.bridges[bridge];
    const end = a === hex ? b : a;
    if (s.building(end) !== 0 && s.owner(end) !== seat) return true;
  }
  return false;
}

/** Coins for a trading post on an own house. */
export function tradingPostPrice(s: State, seat: Seat, hex: number): number {
  return priceWhere(s, seat, isNearOpponent(s, seat, hex));
}

/** Coins for a trading post with a foreign building next to it, or without one. */
export function priceWhere(s: State, seat: Seat, near: boolean): number {
  const own = s.effect(seat, near ? EFFECT.tradingPostNearOpponent : EFFECT.tradingPostAlone);
  if (own > 0) return own;
  return near ? s.table.tradingPostNearOpponentCost : s.table.tradingPostCost;
}
