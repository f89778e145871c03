import type { Seat } from '../../kernel/index.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { BUILDINGS, CYCLE, TERRAINS } from '../vocabulary.ts';
import { hexName, isFaction, isInReach, isRiver, shippingOf } from './geography.ts';

/*
 * Single conditions. Each gives `LEGAL` (0) or the number of a refusal, so that a rule reads as a
 * chain of them joined by `||`: the first that fails is the reason.
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

/** Terrain on which the seat's dwellings stand. */
export function needsBuildable(s: State, seat: Seat, hex: number, reason?: Reason): number {
  const shows = s.terrain(hex);
  if (isFaction(s, seat, 'riverwalkers')) {
    const open = shows < CYCLE && (s.locked(seat) & (1 << shows)) === 0;
    if (open) return LEGAL;
    return refuse('terrain-locked', { hex: hexName(s, hex), terrain: TERRAINS[shows] }, reason);
  }
  const { home } = s.table.factions[s.faction(seat)];
  const wanted = home === 'ice' || home === 'volcano' ? TERRAINS.indexOf(home) : s.home(seat);
  return needsTerrain(s, hex, wanted, reason);
}

/** Terrain that can still change. */
export function needsCycleTerrain(s: State, hex: number, reason?: Reason): number {
  const shows = s.terrain(hex);
  if (shows < CYCLE) return LEGAL;
  return refuse('terrain-for-good', { hex: hexName(s, hex), terrain: TERRAINS[shows] }, reason);
}

/** @param except a hex whose structure reaches nothing yet; or NONE. */
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
  if (s.onMap(seat, building) < s.table.pieces[building]) return LEGAL;
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

/** Only bowl III counts. */
export function needsPower(s: State, seat: Seat, cost: number, reason?: Reason): number {
  const power = s.bowl3(seat);
  return power >= cost ? LEGAL : refuse('not-enough-power', { cost, power }, reason);
}

export function needsTimes(times: number, most: number, reason?: Reason): number {
  if (times >= 1 && times <= most) return LEGAL;
  return refuse('too-many-times', { times, most }, reason);
}
