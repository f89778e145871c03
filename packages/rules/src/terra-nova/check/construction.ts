import type { Seat } from '../../kernel/index.ts';
import { EFFECT } from '../effects.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { BUILDINGS } from '../vocabulary.ts';
import {
  adjacentTo,
  circleSteps,
  HOUSE,
  hexName,
  isForeign,
  isOwn,
  shovelsFor,
  TRADING_POST,
} from './geography.ts';
import {
  needsCoins,
  needsEmptyLand,
  needsHomeTerrain,
  needsHousePiece,
  needsHouseToTransform,
  needsOtherTerrain,
  needsOwnBuilding,
  needsPower,
  needsReach,
  needsTradingPostPiece,
} from './needs.ts';

/** A house on home terrain. Rulebook, "Make habitable and build" a). */
export function checkBuild(state: State, seat: Seat, hex: number, reason?: Reason): number {
  return (
    needsEmptyLand(state, hex, reason) ||
    needsHomeTerrain(state, seat, hex, reason) ||
    needsReach(state, seat, hex, reason) ||
    needsHousePiece(state, seat, reason) ||
    needsCoins(state, seat, state.table.houseCost, reason)
  );
}

/** The house that may follow a transformation, on one of the hexes just transformed. */
export function checkOptionalHouse(state: State, seat: Seat, hex: number, reason?: Reason): number {
  if (hex !== state.topA() && hex !== state.topB()) {
    return refuse('not-just-transformed', { hex: hexName(state, hex) }, reason);
  }
  return (
    needsHousePiece(state, seat, reason) || needsCoins(state, seat, state.table.houseCost, reason)
  );
}

/** Every shovel bought. Rulebook, "Make habitable and build" b). */
export function checkTransform(state: State, seat: Seat, hex: number, reason?: Reason): number {
  return (
    needsEmptyLand(state, hex, reason) ||
    needsOtherTerrain(state, seat, hex, reason) ||
    needsReach(state, seat, hex, reason) ||
    needsHouseToTransform(state, seat, reason) ||
    needsCoins(state, seat, shovelsFor(state, seat, hex) * state.table.shovelCost, reason)
  );
}

/** What an action with free shovels offers. */
export interface FreeShovels {
  readonly shovels: number;
  /** Whether shovels that are missing may be bought. */
  readonly buyMore: boolean;
  /** Power that the action costs. */
  readonly power: number;
}

/**
 * The (first) hex of an action with free shovels. Rulebook, "Power actions", bonus tile D, Fairies.
 * Ruling R6: on home terrain it cannot be used, or it just builds a house.
 */
export function checkFreeShovels(
  state: State,
  seat: Seat,
  hex: number,
  free: FreeShovels,
  reason?: Reason,
): number {
  const place = needsEmptyLand(state, hex, reason);
  if (place !== LEGAL) return place;
  const needed = shovelsFor(state, seat, hex);
  if (needed === 0 && state.table.options.rulings.freeShovel === 'may-build') {
    return checkBuild(state, seat, hex, reason) || needsPower(state, seat, free.power, reason);
  }
  const missing = Math.max(0, needed - free.shovels);
  if (missing > 0 && !free.buyMore) {
    const shovels = { shovels: needed, left: free.shovels };
    return refuse('too-many-shovels', { hex: hexName(state, hex), ...shovels }, reason);
  }
  return (
    needsOtherTerrain(state, seat, hex, reason) ||
    needsReach(state, seat, hex, reason) ||
    needsHouseToTransform(state, seat, reason) ||
    needsPower(state, seat, free.power, reason) ||
    needsCoins(state, seat, missing * state.table.shovelCost, reason)
  );
}

/**
 * The second of two free shovels on another hex that needs just one. Ruling R7: with the Golems' left
 * palace every hex does, or only those that are one step away on the printed circle.
 */
export function checkSecondShovel(state: State, seat: Seat, hex: number, reason?: Reason): number {
  const place = needsEmptyLand(state, hex, reason) || needsOtherTerrain(state, seat, hex, reason);
  if (place !== LEGAL) return place;
  const printed = state.table.options.rulings.golemsTwoShovels === 'printed-distance';
  const shovels = printed
    ? circleSteps(state.terrain(hex), state.home(seat))
    : shovelsFor(state, seat, hex);
  if (shovels !== 1) {
    return refuse('too-many-shovels', { hex: hexName(state, hex), shovels, left: 1 }, reason);
  }
  return needsReach(state, seat, hex, reason) || needsHouseToTransform(state, seat, reason);
}

/** House to trading post. Rulebook, "Upgrade a building". */
export function checkUpgrade(state: State, seat: Seat, hex: number, reason?: Reason): number {
  return (
    needsOwnHouse(state, seat, hex, reason) ||
    needsTradingPostPiece(state, seat, reason) ||
    needsCoins(state, seat, tradingPostPrice(state, seat, hex), reason)
  );
}

export function needsOwnHouse(state: State, seat: Seat, hex: number, reason?: Reason): number {
  const building = state.building(hex);
  if (isOwn(state, seat, hex) && building !== HOUSE) {
    const params = { hex: hexName(state, hex), building: BUILDINGS[building] };
    return refuse('not-a-house', params, reason);
  }
  return needsOwnBuilding(state, seat, hex, reason);
}

/** Cheaper next to a building of somebody else, neutral houses included; Sand Cats: left palace. */
function tradingPostPrice(state: State, seat: Seat, hex: number): number {
  const { table } = state;
  const near = adjacentTo(state, seat, hex).some((other) => isForeign(state, seat, other));
  const ownPrice = near ? EFFECT.tradingPostNearOpponent : EFFECT.tradingPostAlone;
  const usualPrice = near ? table.tradingPostNearOpponentCost : table.tradingPostCost;
  return state.effect(seat, ownPrice) || usualPrice;
}

/** Trading post to the left (0) or right (1) palace. Rulebook, "Upgrade a building". */
export function checkPalace(
  state: State,
  seat: Seat,
  hex: number,
  palace: number,
  reason?: Reason,
): number {
  const building = state.building(hex);
  if (isOwn(state, seat, hex) && building !== TRADING_POST) {
    const params = { hex: hexName(state, hex), building: BUILDINGS[building] };
    return refuse('not-a-trading-post', params, reason);
  }
  const place = needsOwnBuilding(state, seat, hex, reason);
  if (place !== LEGAL) return place;
  if (((state.palaces(seat) >> palace) & 1) === 1) {
    return refuse('palace-already-built', { palace: palace === 0 ? 'left' : 'right' }, reason);
  }
  return needsCoins(state, seat, state.table.palaceCost, reason);
}

/** A free bridge place with an own building at one end, and a bridge to put there. */
export function needsBridgePlace(
  state: State,
  seat: Seat,
  bridge: number,
  reason?: Reason,
): number {
  const { name, a, b } = state.table.map.bridges[bridge];
  const by = state.bridgeOwner(bridge);
  if (by !== NONE) return refuse('bridge-place-taken', { bridge: name, by }, reason);
  if (!isOwn(state, seat, a) && !isOwn(state, seat, b)) {
    return refuse('bridge-not-at-own-building', { bridge: name }, reason);
  }
  return state.bridgesLeft(seat) > 0 ? LEGAL : refuse('no-bridge-left', {}, reason);
}
