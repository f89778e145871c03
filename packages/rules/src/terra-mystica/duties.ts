import type { Seat } from '../kernel/index.ts';
import { FRAME } from './frames.ts';
import { gainTokens, priestSupply, type Sink } from './gains.ts';
import type { State } from './state.ts';

/**
 * What a seat must still decide outside of its own action. Where neighbours may answer whenever they
 * like (`afterBuilding: snellman`) it is counted in the state and settled before the seat's next
 * action; otherwise it is a frame like any other.
 */

/** Cultists: a step on a cult of their choice. */
export function oweCultStep(s: State, seat: Seat): void {
  if (s.table.queued) s.addOweSteps(seat, 1);
  else s.push(FRAME.cult, seat, 1, 1);
}

/** Shapeshifters: a power token, free or to be bought. */
export function oweToken(s: State, seat: Seat, sink: Sink): void {
  if (s.table.tokenVp === 0) gainTokens(s, seat, 0, 1, 'ability', sink);
  else if (s.table.queued) s.addOweTokens(seat, 1);
  else s.push(FRAME.token, seat);
}

/** Riverwalkers: a priest for the hand or off a terrain. @returns whether there is a choice. */
export function owePriest(s: State, seat: Seat): boolean {
  if (s.locked(seat) === 0 || s.isDropped(seat)) return false;
  if (s.table.queued) s.addOwePriests(seat, 1);
  else s.push(FRAME.priest, seat);
  return true;
}

/** Whether the seat owes a decision that its next action has to wait for. */
export function hasDuties(s: State, seat: Seat): boolean {
  if (s.oweSteps(seat) > 0 || s.oweTokens(seat) > 0 || s.owePriests(seat) > 0) return true;
  for (let offer = 0; offer < s.offers(); offer++) if (s.offerTo(offer) === seat) return true;
  return false;
}

/** Terrains that Riverwalkers can unlock and pay now, as bits. */
export function unlockable(s: State, seat: Seat): number {
  const coins = s.coins(seat);
  let terrains = 0;
  for (let locked = s.locked(seat); locked !== 0; locked &= locked - 1) {
    const terrain = 31 - Math.clz32(locked & -locked);
    if (coins >= unlockPrice(s, seat, terrain)) terrains |= 1 << terrain;
  }
  return terrains;
}

/** Coins to unlock a terrain: more for the home terrain of another player. */
export function unlockPrice(s: State, seat: Seat, terrain: number): number {
  return isHomeOfOther(s, seat, terrain) ? s.table.unlockPriceHome : s.table.unlockPrice;
}

/**
 * Whether a terrain is home of another player. Ice and volcano factions and the Riverwalkers have a
 * start terrain only.
 */
export function isHomeOfOther(s: State, seat: Seat, terrain: number): boolean {
  for (let other = 0; other < s.table.players; other++) {
    if (other !== seat && homeTerrain(s, other) === terrain) return true;
  }
  return false;
}

/** Home terrain in the strict sense, or -1. */
function homeTerrain(s: State, seat: Seat): number {
  const faction = s.faction(seat);
  return s.table.strictHome[faction] === 0 ? -1 : s.home(seat);
}

/** Whether a priest of the Riverwalkers can be put anywhere at all. */
export function canPlacePriest(s: State, seat: Seat): boolean {
  return priestSupply(s, seat) > 0 || unlockable(s, seat) !== 0;
}
