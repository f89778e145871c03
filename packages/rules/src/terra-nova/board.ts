import { addHex, countCommon, removeHex, WORDS } from '../hexmap/index.ts';
import type { Seat } from '../kernel/index.ts';
import { circleDistance as around } from '../terra/circle.ts';
import { deriveReach, extendReach } from './derive.ts';
import { EFFECT } from './effects.ts';
import { gainCoins, gainPower, gainVp, payCoins, type Sink } from './gains.ts';
import { NONE, SETS, type State } from './state.ts';
import { originOf } from './table.ts';
import { BUILDINGS, TERRAINS } from './vocabulary.ts';

export const HOUSE = 1;
export const TRADING_POST = 2;
export const LEFT_PALACE = 3;
export const NEUTRAL_HOUSE = 5;

/** Places in `SCORED_EVENTS`. */
export const SCORED = {
  house: 0,
  tradingPost: 1,
  palace: 2,
  town: 3,
  sailing: 4,
  shovel: 5,
} as const;

/** Shovels from one terrain to another on the circle: 0, 1 or 2. */
export function circleDistance(from: number, to: number): number {
  return around(from, to, TERRAINS.length);
}

/** Shovels that the seat needs for a terrain: the circle, or the Golems' left palace. */
export function shovelsNeeded(s: State, seat: Seat, terrain: number): number {
  const distance = circleDistance(s.home(seat), terrain);
  if (distance < 2) return distance;
  const far = s.effect(seat, EFFECT.farShovels);
  return far === 0 ? distance : far;
}

/** Victory points of this round's tile for something that just happened `times` times. */
export function scoreRound(s: State, seat: Seat, event: number, times: number, sink: Sink): void {
  const tile = s.roundTile(s.round());
  if (s.table.roundTileEvent[tile] !== event) return;
  gainVp(s, seat, s.table.roundTileVp[tile] * times, 'round-tile', sink);
}

/** Puts the home terrain on a hex. `shovels` used, of them `bought`; 0 when it took none. */
export function transformHex(
  s: State,
  seat: Seat,
  hex: number,
  shovels: number,
  bought: number,
  sink: Sink,
): void {
  const from = s.terrain(hex);
  const to = s.home(seat);
  removeHex(s.i32, SETS.ground + from * WORDS, hex);
  addHex(s.i32, SETS.ground + to * WORDS, hex);
  s.setTerrain(hex, to);
  if (sink !== undefined) {
    const name = s.table.map.names[hex];
    const terrains = { from: TERRAINS[from], to: TERRAINS[to] };
    sink.push({ type: 'transformed', seat, hex: name, ...terrains, shovels, bought });
  }
  payCoins(s, seat, bought * s.table.shovelCost, 'shovel', sink);
  if (shovels === 0) return;
  scoreRound(s, seat, SCORED.shovel, shovels, sink);
  const power = s.effect(seat, EFFECT.powerPerShovel) * shovels;
  if (power > 0) {
    gainPower(s, seat, power, effectCause(s, seat, EFFECT.powerPerShovel, sink), sink);
  }
}

/** Puts the leftmost house of the mat on a hex, with no consequences yet. */
export function putHouse(s: State, seat: Seat, hex: number, sink: Sink): void {
  s.setHouses(seat, s.houses(seat) - 1);
  occupy(s, seat, hex, HOUSE, sink);
}

/** A building on an empty hex. */
export function occupy(s: State, seat: Seat, hex: number, building: number, sink: Sink): void {
  removeHex(s.i32, SETS.empty, hex);
  addHex(s.i32, SETS.own + seat * WORDS, hex);
  s.setOwner(hex, seat);
  s.setBuilding(hex, building);
  extendReach(s, seat, hex);
  tellBuilt(s, seat, hex, building, 0, sink);
}

/** Another building instead of the own one on a hex. Reach does not change. */
export function replaceBuilding(
  s: State,
  seat: Seat,
  hex: number,
  building: number,
  sink: Sink,
): void {
  const before = s.building(hex);
  s.setBuilding(hex, building);
  tellBuilt(s, seat, hex, building, before, sink);
}

/** A house in Phase 2, with all that follows: round tile, abilities, power for neighbours. */
export function buildHouse(s: State, seat: Seat, hex: number, scores: boolean, sink: Sink): void {
  putHouse(s, seat, hex, sink);
  if (scores) scoreHouse(s, seat, sink);
  offerPower(s, seat, hex, sink);
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat) continue;
    const power = s.effect(other, EFFECT.powerPerForeignHouse);
    if (power === 0) continue;
    gainPower(
      s,
      other,
      power,
      effectCause(s, other, EFFECT.powerPerForeignHouse, sink),
      sink,
      seat,
    );
  }
}

/** What counting as a house built is worth to its builder. */
export function scoreHouse(s: State, seat: Seat, sink: Sink): void {
  scoreRound(s, seat, SCORED.house, 1, sink);
  const vp = s.effect(seat, EFFECT.vpPerHouse);
  if (vp > 0) gainVp(s, seat, vp, effectCause(s, seat, EFFECT.vpPerHouse, sink), sink);
}

/** Consequences of an upgrade for others: power for neighbours, the Sand Cats' coins. */
export function upgradeForOthers(s: State, seat: Seat, hex: number, sink: Sink): void {
  offerPower(s, seat, hex, sink);
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat) continue;
    const coins = s.effect(other, EFFECT.coinsPerForeignUpgrade);
    if (coins === 0) continue;
    gainCoins(s, other, coins, effectCause(s, other, EFFECT.coinsPerForeignUpgrade, sink), sink);
  }
}

/** Every other player gets 1 power per own building adjacent to the new one. */
function offerPower(s: State, seat: Seat, hex: number, sink: Sink): void {
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
  const near = isNearOpponent(s, seat, hex);
  const own = s.effect(seat, near ? EFFECT.tradingPostNearOpponent : EFFECT.tradingPostAlone);
  if (own > 0) return own;
  return near ? s.table.tradingPostNearOpponentCost : s.table.tradingPostCost;
}

/** One space on the sailing track; nothing at its end (ruling R4). */
export function advanceSailing(s: State, seat: Seat, cause: SailingCause, sink: Sink): void {
  const to = s.sailing(seat) + 1;
  if (to > s.table.maxSailing) return;
  s.setSailing(seat, to);
  if (sink !== undefined) sink.push({ type: 'sailing', seat, to, cause });
  gainVp(s, seat, s.table.sailingVp[to], 'sailing', sink);
  scoreRound(s, seat, SCORED.sailing, 1, sink);
  deriveReach(s, seat);
}

export type SailingCause = 'sailing' | 'power-action' | 'town-tile' | 'left-palace';

export function putBridge(s: State, seat: Seat, bridge: number, sink: Sink): void {
  const { map } = s.table;
  s.setBridgeOwner(bridge, seat);
  s.setBridgesLeft(seat, s.bridgesLeft(seat) - 1);
  if (sink !== undefined) sink.push({ type: 'bridge', seat, bridge: s.table.bridgeNames[bridge] });
  const { a, b } = map.bridges[bridge];
  if (s.owner(a) === seat) addHex(s.i32, SETS.reach + seat * WORDS, b);
  if (s.owner(b) === seat) addHex(s.i32, SETS.reach + seat * WORDS, a);
}

export function putNeutralHouse(s: State, hex: number, sink: Sink): void {
  removeHex(s.i32, SETS.empty, hex);
  s.setBuilding(hex, NEUTRAL_HOUSE);
  if (sink === undefined) return;
  const terrain = TERRAINS[s.table.map.ground[hex]];
  sink.push({ type: 'neutral-house', hex: s.table.map.names[hex], terrain });
}

/** Which part of the mat an effect comes from; only worked out when somebody listens. */
export function effectCause(
  s: State,
  seat: Seat,
  effect: number,
  sink: Sink,
): 'ability' | 'left-palace' | 'right-palace' {
  return sink === undefined ? 'ability' : originOf(s.table, s.faction(seat), effect);
}

function tellBuilt(
  s: State,
  seat: Seat,
  hex: number,
  building: number,
  before: number,
  sink: Sink,
): void {
  if (sink === undefined) return;
  const name = s.table.map.names[hex];
  const [now, replaced] = [BUILDINGS[building], BUILDINGS[before]];
  sink.push({ type: 'built', seat, hex: name, building: now, replaced });
}
