import type { Seat } from '../../kernel/index.ts';
import { EFFECT } from '../effects.ts';
import { PALACE_ACTIONS, type PalaceAction } from '../factions/index.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { BONUS_TILES, FACTIONS, POWER_EFFECTS, type PowerEffect } from '../vocabulary.ts';
import { checkFreeShovels, needsBridgePlace, needsOwnHouse } from './construction.ts';
import { hexName, isAtOuterEdge, isNextToOwn } from './geography.ts';
import {
  needsEmptyLand,
  needsHomeTerrain,
  needsHousePiece,
  needsHouseToTransform,
  needsOtherTerrain,
  needsPower,
  needsReach,
  needsTrackSpace,
  needsTradingPostPiece,
} from './needs.ts';

/* Power actions, special actions and what palaces let their owner do. */

/** The word that a power action is given with: it depends on whether it needs a place. */
const COMMAND: Readonly<Record<PowerEffect, 'power' | 'power-bridge' | 'power-shovel'>> = {
  bridge: 'power-bridge',
  sailing: 'power',
  coins: 'power',
  'one-shovel': 'power-shovel',
  'two-shovels': 'power-shovel',
};

function effectOf(state: State, action: number): PowerEffect {
  return POWER_EFFECTS[state.table.powerEffect[action]];
}

function needsFreePowerAction(
  state: State,
  action: number,
  command: (typeof COMMAND)[PowerEffect],
  reason?: Reason,
): number {
  const id = state.table.powerActionIds[action];
  const rightCommand = COMMAND[effectOf(state, action)];
  if (rightCommand !== command) {
    return refuse('power-action-other-form', { action: id, command: rightCommand }, reason);
  }
  if (state.isPowerActionUsed(action)) return refuse('power-action-used', { action: id }, reason);
  return LEGAL;
}

/** What a power action beside the board costs this seat: the Fire Sprites pay less. */
function price(state: State, seat: Seat, printed: number): number {
  return Math.max(0, printed - state.effect(seat, EFFECT.powerActionDiscount));
}

/** Sailing or coins. */
export function checkPower(state: State, seat: Seat, action: number, reason?: Reason): number {
  return (
    needsFreePowerAction(state, action, 'power', reason) ||
    (effectOf(state, action) === 'sailing' ? needsTrackSpace(state, seat, reason) : LEGAL) ||
    needsPower(state, seat, price(state, seat, state.table.powerCost[action]), reason)
  );
}

export function checkPowerBridge(
  state: State,
  seat: Seat,
  action: number,
  bridge: number,
  reason?: Reason,
): number {
  return (
    needsFreePowerAction(state, action, 'power-bridge', reason) ||
    needsBridgePlace(state, seat, bridge, reason) ||
    needsPower(state, seat, price(state, seat, state.table.powerCost[action]), reason)
  );
}

export function checkPowerShovel(
  state: State,
  seat: Seat,
  action: number,
  hex: number,
  reason?: Reason,
): number {
  const used = needsFreePowerAction(state, action, 'power-shovel', reason);
  if (used !== LEGAL) return used;
  const free = {
    shovels: state.table.powerAmount[action],
    buyMore: effectOf(state, action) === 'one-shovel',
    power: price(state, seat, state.table.powerCost[action]),
  };
  return checkFreeShovels(state, seat, hex, free, reason);
}

/** The special action of the bonus tile held. Rulebook, appendix "Bonus tiles". */
export function checkBonusShovel(state: State, seat: Seat, hex: number, reason?: Reason): number {
  const held = state.bonusTile(seat);
  const shovels = held === NONE ? 0 : state.table.bonusShovels[held];
  const tile = BONUS_TILES[held] ?? 'none';
  if (shovels === 0) return refuse('bonus-tile-without-action', { tile }, reason);
  if (state.isBonusActionUsed(seat)) return refuse('bonus-action-used', { tile }, reason);
  return checkFreeShovels(state, seat, hex, { shovels, buyMore: true, power: 0 }, reason);
}

/** The action of a palace. Rulebook, appendix "Factions". */
export function checkSpecial(state: State, seat: Seat, hex: number, reason?: Reason): number {
  const action = PALACE_ACTIONS[state.effect(seat, EFFECT.action)];
  const faction = FACTIONS[state.faction(seat)];
  if (action === 'none') return refuse('no-palace-action', { faction }, reason);
  if (isOncePerRound(state, seat) && state.isPalaceActionUsed(seat)) {
    return refuse('palace-action-used', { faction }, reason);
  }
  return SPECIAL[action](state, seat, hex, reason);
}

/** Ruling R14: the Inventors' action is no octagon; it may be limited like one. */
function isOncePerRound(state: State, seat: Seat): boolean {
  const repeatable = state.effect(seat, EFFECT.actionRepeatable) !== 0;
  return !repeatable || state.table.options.rulings.inventorsAction === 'once-per-round';
}

const SPECIAL: Readonly<
  Record<
    Exclude<PalaceAction, 'none'>,
    (state: State, seat: Seat, hex: number, reason?: Reason) => number
  >
> = {
  /** Water Sprites: anywhere on the board. */
  'home-house': (state, seat, hex, reason) =>
    needsEmptyLand(state, hex, reason) ||
    needsHomeTerrain(state, seat, hex, reason) ||
    needsHousePiece(state, seat, reason),

  /** Sea Dogs. */
  'free-trading-post': (state, seat, hex, reason) =>
    needsOwnHouse(state, seat, hex, reason) || needsTradingPostPiece(state, seat, reason),

  /** Fairies: a power action with one free shovel, for the price on their mat. */
  shovel(state, seat, hex, reason) {
    const power = state.effect(seat, EFFECT.actionPower);
    return checkFreeShovels(state, seat, hex, { shovels: 1, buyMore: true, power }, reason);
  },

  /** Sun Worshippers: bridges do not count, and whatever shares a side is the same continent. */
  'adjacent-transform'(state, seat, hex, reason) {
    const place = needsEmptyLand(state, hex, reason) || needsOtherTerrain(state, seat, hex, reason);
    if (place !== LEGAL) return place;
    if (!isNextToOwn(state, seat, hex)) {
      return refuse('not-adjacent-by-land', { hex: hexName(state, hex) }, reason);
    }
    return needsHouseToTransform(state, seat, reason);
  },

  /** Inventors: home terrain or not. No power action, so nothing makes it cheaper. */
  'trading-post-in-reach': (state, seat, hex, reason) =>
    needsEmptyLand(state, hex, reason) ||
    needsReach(state, seat, hex, reason) ||
    needsTradingPostPiece(state, seat, reason) ||
    needsPower(state, seat, state.effect(seat, EFFECT.actionPower), reason),
};

/** Fire Sprites, left palace just built: home terrain or not, out of reach or not. */
export function checkEdgeHouse(state: State, seat: Seat, hex: number, reason?: Reason): number {
  const place = needsEmptyLand(state, hex, reason);
  if (place !== LEGAL) return place;
  if (!isAtOuterEdge(state, hex)) {
    return refuse('not-at-outer-edge', { hex: hexName(state, hex) }, reason);
  }
  return needsHousePiece(state, seat, reason);
}
