import type { Seat } from '../../kernel/index.ts';
import { EFFECT } from '../effects.ts';
import { NO_TILE } from '../moves.ts';
import { STANDING_ORDERS } from '../options.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, ROUNDS, type State, TILE } from '../state.ts';
import { BONUS_TILES } from '../vocabulary.ts';
import { needsPower } from './needs.ts';

/* Passing, the exchange of power, and what is to be done with it when nobody asks. */

/** Passing takes another bonus tile. Rulebook, "Drop out"; rulings R2 and R3. */
export function checkPass(state: State, seat: Seat, tile: number, reason?: Reason): number {
  const { lastRoundSwap, returnedBonusTiles } = state.table.options.rulings;
  if (state.round() === ROUNDS && lastRoundSwap === 'no-swap') {
    if (tile === NO_TILE) return LEGAL;
    return refuse('no-swap-in-last-round', { tile: BONUS_TILES[tile] }, reason);
  }
  if (tile === NO_TILE) return refuse('bonus-tile-required', {}, reason);
  const name = { tile: BONUS_TILES[tile] };
  if (tile === state.bonusTile(seat)) return refuse('bonus-tile-is-yours', name, reason);
  const where = state.tileWhere(tile);
  if (where === TILE.beside) return LEGAL;
  if (where !== TILE.returned) return refuse('bonus-tile-not-available', name, reason);
  const othersLeft = BONUS_TILES.some((_, other) => state.tileWhere(other) === TILE.beside);
  if (returnedBonusTiles === 'forbidden' && othersLeft) {
    return refuse('bonus-tile-returned-this-round', name, reason);
  }
  return LEGAL;
}

/** Power for coins. Rulebook, "Power exchange". */
export function checkExchange(state: State, seat: Seat, power: number, reason?: Reason): number {
  if (power === 0) return refuse('nothing-to-exchange', {}, reason);
  return needsPower(state, seat, power, reason);
}

/** Power for victory points: Druids. */
export function checkExchangeVp(state: State, seat: Seat, times: number, reason?: Reason): number {
  const power = state.effect(seat, EFFECT.exchangePower);
  if (power === 0) return refuse('no-exchange-for-vp', {}, reason);
  if (times === 0) return refuse('nothing-to-exchange', {}, reason);
  return needsPower(state, seat, times * power, reason);
}

/** Another standing order than the present one; at any time, turn or not. */
export function checkOrder(state: State, seat: Seat, order: number, reason?: Reason): number {
  const name = { order: STANDING_ORDERS[order] };
  if (name.order === 'vp-first' && !exchangesForVp(state, seat)) {
    return refuse('order-not-for-faction', name, reason);
  }
  if (order === state.order(seat)) return refuse('order-stands-already', name, reason);
  return LEGAL;
}

function exchangesForVp(state: State, seat: Seat): boolean {
  return state.faction(seat) !== NONE && state.effect(seat, EFFECT.exchangePower) > 0;
}
