import type { Seat } from '../../kernel/index.ts';
import { hexName, isRiver } from '../../terra/check/geography.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { STRONGHOLD } from '../structures/building-kinds.ts';
import { BUILDINGS, CYCLE, TERRAINS } from '../vocabulary.ts';
import { boardOf, isInReach, isNearForeign, shippingOf, traitOf } from './geography.ts';

/*
 * Single conditions. Each returns `LEGAL` (0) or the number of a refusal, so that a rule can be
 * written as a chain of conditions joined by `||`: the first that fails is the reason.
 */

export function needsEmptyLand(s: State, hex: number, reason?: Reason): number {
  if (isRiver(s, hex)) return refuse('not-land', { hex: hexName(s, hex) }, reason);
  const building = s.building(hex);
  if (s.owner(hex) === NONE) return LEGAL;
  return refuse('not-empty', { hex: hexName(s, hex), building: BUILDINGS[building] }, reason);
}

export function needsTerrain(s: State, hex: number, terrain: number, reason?: Reason): number {
  const shows = s.terrain(hex);
  if (shows === terrain) return LEGAL;
  const terrains = { terrain: TERRAINS[shows], needs: TERRAINS[terrain] };
  return refuse('wrong-terrain', { hex: hexName(s, hex), ...terrains }, reason);
}

/** Requires a terrain on which the seat's dwellings can stand. */
export function needsBuildable(s: State, seat: Seat, hex: number, reason?: Reason): number {
  const shows = s.terrain(hex);
  const { home, checks } = boardOf(s, seat);
  if (checks?.isOpen !== undefined) {
    if (checks.isOpen(s, seat, shows)) return LEGAL;
    return refuse('terrain-locked', { hex: hexName(s, hex), terrain: TERRAINS[shows] }, reason);
  }
  const wanted = home === 'ice' || home === 'volcano' ? TERRAINS.indexOf(home) : s.home(seat);
  return needsTerrain(s, hex, wanted, reason);
}

/** Requires terrain that can still change. */
export function needsCycleTerrain(s: State, hex: number, reason?: Reason): number {
  const shows = s.terrain(hex);
  if (shows < CYCLE) return LEGAL;
  return refuse('terrain-for-good', { hex: hexName(s, hex), terrain: TERRAINS[shows] }, reason);
}

/**
 * Requires a hex in reach.
 * @param except a hex whose structure does not give reach yet; or NONE.
 */
export function needsReach(
  s: State,
  seat: Seat,
  hex: number,
  cleanup: boolean,
  except: number,
  reason?: Reason,
): number {
  if (isInReach(s, seat, hex, cleanup, except)) return LEGAL;
  const shipping = shippingOf(s, seat, cleanup);
  return refuse('not-in-reach', { hex: hexName(s, hex), shipping }, reason);
}

export function needsPiece(s: State, seat: Seat, building: number, reason?: Reason): number {
  const kind = BUILDINGS[building];
  if (kind === 'none') return LEGAL;
  const { pieces, strongholdPieces } = boardOf(s, seat);
  const own = s.onMap(seat, STRONGHOLD) > 0 ? { ...pieces, ...strongholdPieces } : pieces;
  if (s.onMap(seat, building) < (own?.[kind] ?? s.table.numbers.pieces[kind])) return LEGAL;
  return refuse('no-piece-left', { building: BUILDINGS[building] }, reason);
}

export function needsWorkers(s: State, seat: Seat, cost: number, reason?: Reason): number {
  const workers = s.workers(seat);
  return workers >= cost ? LEGAL : refuse('not-enough-workers', { cost, workers }, reason);
}

export function needsCoins(s: State, seat: Seat, cost: number, reason?: Reason): number {
  const coins = s.coins(seat);
  return coins >= cost ? LEGAL : refuse('not-enough-coins', { cost, coins }, reason);
}

export function needsPriests(s: State, seat: Seat, cost: number, reason?: Reason): number {
  const priests = s.priests(seat);
  return priests >= cost ? LEGAL : refuse('not-enough-priests', { cost, priests }, reason);
}

export function needsVp(s: State, seat: Seat, cost: number, reason?: Reason): number {
  const floor = boardOf(s, seat).hooks?.vpFloor?.(s, seat) ?? 0;
  const vp = s.vp(seat) - floor;
  return cost === 0 || vp >= cost ? LEGAL : refuse('not-enough-vp', { cost, vp }, reason);
}

/** Checks the price of a structure on a hex, plus workers for something else. */
export function needsPrice(
  s: State,
  seat: Seat,
  building: number,
  hex: number,
  more: number,
  reason?: Reason,
): number {
  const board = boardOf(s, seat);
  const row = [board.dwelling, board.tradingPost, board.temple, board.stronghold, board.sanctuary][
    building - 1
  ];
  const coins = isNearForeign(s, seat, hex) ? row.coins : (row.coinsAlone ?? row.coins);
  const price = { workers: row.workers, coins, priests: row.priests ?? 0, vp: row.vp ?? 0 };
  board.hooks?.price?.(s, seat, building, hex, price);
  return (
    needsWorkers(s, seat, price.workers + more, reason) ||
    needsCoins(s, seat, price.coins, reason) ||
    needsPriests(s, seat, price.priests, reason) ||
    needsVp(s, seat, price.vp, reason)
  );
}

/** Requires power in bowl III; the other bowls do not count. */
export function needsPower(s: State, seat: Seat, cost: number, reason?: Reason): number {
  const power = s.bowl3(seat);
  return power >= cost ? LEGAL : refuse('not-enough-power', { cost, power }, reason);
}

export function needsTimes(times: number, most: number, reason?: Reason): number {
  if (times >= 1 && times <= most) return LEGAL;
  return refuse('too-many-times', { times, most }, reason);
}

/** Priests in the supply: seven minus those in hand, on the cult board and elsewhere. */
export function priestsLeft(s: State, seat: Seat): number {
  const away = s.priests(seat) + s.priestsPlaced(seat);
  return s.table.numbers.priests - away - (boardOf(s, seat).hooks?.priestsAway?.(s, seat) ?? 0);
}

/** Whether the faction has no use for spades, and a ruling forbids it to take them in that case. */
export function areSpadesRefused(s: State, seat: Seat): boolean {
  return traitOf(s, seat, 'spadesUseless') > 0 && !s.table.uselessSpadesAllowed;
}
