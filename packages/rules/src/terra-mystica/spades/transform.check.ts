import type { Seat } from '../../kernel/index.ts';
import { hexName } from '../../terra/check/geography.ts';
import { adjacentTo, boardOf, factionName, traitOf } from '../check/geography.ts';
import { needsCycleTerrain, needsEmptyLand, needsReach } from '../check/needs.ts';
import { needsSkip, skipPrice } from '../check/skips.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { CYCLE, ICE, TERRAINS, WAYS } from '../vocabulary.ts';
import { SPADE_FLAG, SPADES } from './spades-question.ts';

/** Terrain at which transformations end: the home terrain, unless the faction has another rule. */
function targetOf(s: State, seat: Seat): number {
  return boardOf(s, seat).hooks?.aim?.(s, seat) ?? s.home(seat);
}

/** Steps of the circle from a hex to a terrain on a given way, or 0 if that way does not exist. */
function stepsTo(s: State, seat: Seat, from: number, to: number, way: number): number {
  const home = targetOf(s, seat);
  const freezes = boardOf(s, seat).home === 'ice';
  const target = freezes && to === ICE ? home : to;
  if (target >= CYCLE || (freezes && to === home)) return 0;
  if (target === from) return freezes && to === ICE && way === 0 ? 1 : 0;
  // Walk around the circle in both directions; nobody goes past home terrain.
  for (const turn of [1, CYCLE - 1]) {
    let steps = 0;
    let at = from;
    do {
      at = (at + turn) % CYCLE;
      steps++;
      if (at === target && (steps > 3 ? 1 : 0) === way) return steps;
    } while (at !== home && at !== from);
  }
  return 0;
}

/** Checks a transformation as the action of a turn, with every spade bought. */
export function checkTransform(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  way: number,
  skip: boolean,
  reason?: Reason,
): number {
  return (
    needsTransformer(s, seat, reason) ||
    needsEmptyLand(s, hex, reason) ||
    needsCycleTerrain(s, hex, reason) ||
    (skip
      ? needsSkip(s, seat, hex, false, NONE, reason)
      : needsReach(s, seat, hex, false, NONE, reason)) ||
    needsSpades(s, seat, hex, to, way, { free: 0, alone: false, skip }, reason)
  );
}

function needsTransformer(s: State, seat: Seat, reason?: Reason): number {
  if (s.table.factions[s.faction(seat)].spades.pay !== 'nothing') return LEGAL;
  return refuse('no-transforming', { faction: factionName(s, seat) }, reason);
}

/** Checks a transformation with free spades, and possibly bought ones. */
export function checkTransformWithSpades(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  way: number,
  skip: boolean,
  reason?: Reason,
): number {
  const { at } = SPADES;
  const flags = s.arg(at.flags);
  const free = s.arg(at.free);
  const cleanup = (flags & SPADE_FLAG.cleanup) !== 0;
  if (free === 0 || (flags & SPADE_FLAG.closed) !== 0) {
    return refuse('no-more-transforming', {}, reason);
  }
  const wrong = needsTransformer(s, seat, reason);
  if (wrong !== LEGAL) return wrong;
  if ([s.arg(at.home), s.arg(at.second), s.arg(at.third)].includes(hex)) {
    return refuse('made-home-already', { hex: hexName(s, hex) }, reason);
  }
  const alone = cleanup || (flags & SPADE_FLAG.alone) !== 0;
  const tunnels = cleanup && traitOf(s, seat, 'cleanupSkip') > 0;
  if (skip && !tunnels && (alone || (flags & SPADE_FLAG.skipped) !== 0)) {
    return refuse('skipped-already', {}, reason);
  }
  const except = (flags & SPADE_FLAG.landscape) !== 0 ? s.landscape(seat) : NONE;
  return (
    needsEmptyLand(s, hex, reason) ||
    needsCycleTerrain(s, hex, reason) ||
    (skip
      ? needsSkip(s, seat, hex, tunnels, except, reason)
      : needsReach(s, seat, hex, cleanup, except, reason)) ||
    needsSpades(s, seat, hex, to, way, { free, alone, skip }, reason)
  );
}

function needsSpades(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  way: number,
  hand: { readonly free: number; readonly alone: boolean; readonly skip: boolean },
  reason?: Reason,
): number {
  const from = s.terrain(hex);
  const steps = stepsTo(s, seat, from, to, way % 2);
  if (steps === 0) {
    const names = { hex: hexName(s, hex), terrain: TERRAINS[to], way: WAYS[way] };
    return refuse('no-such-way', names, reason);
  }
  let needed = steps;
  if (way > 1) {
    const saved = savedOn(s, seat, hex);
    if (saved === 0 || steps <= saved) {
      return refuse('no-spade-saved', { hex: hexName(s, hex) }, reason);
    }
    needed -= saved;
  }
  const fixed = traitOf(s, seat, 'spadesPerHex');
  if (fixed > 0) {
    if (to !== s.home(seat) || way !== 0) {
      return refuse('not-to-home', { hex: hexName(s, hex), terrain: TERRAINS[to] }, reason);
    }
    needed = fixed;
  }
  const most = hand.alone ? hand.free : hand.free + buyable(s, seat, hand.skip);
  if (needed > most) {
    const names = { hex: hexName(s, hex), terrain: TERRAINS[to] };
    return refuse('too-many-spades', { ...names, spades: needed, most }, reason);
  }
  if (hand.free === 0 || needed <= hand.free) return LEGAL;
  const home = targetOf(s, seat);
  const target = to === ICE ? home : to;
  const whole = distance(from, home);
  if (distance(from, target) + distance(target, home) === whole && way % 2 === 0) return LEGAL;
  return refuse('not-the-shortest-way', { hex: hexName(s, hex) }, reason);
}

/** The number of spades that are saved on a hex beside the landscape. */
function savedOn(s: State, seat: Seat, hex: number): number {
  return adjacentTo(s, hex).includes(s.landscape(seat)) ? traitOf(s, seat, 'spadesSaved') : 0;
}

/** Steps the short way. */
function distance(from: number, to: number): number {
  const apart = Math.abs(from - to);
  return Math.min(apart, CYCLE - apart);
}

/** The number of spades that can be paid for, in addition to a tunnel. */
function buyable(s: State, seat: Seat, skip: boolean): number {
  const { pay, rates } = s.table.factions[s.faction(seat)].spades;
  const price = skip ? skipPrice(s, seat) : { workers: 0, priests: 0 };
  const goods = {
    nothing: 0,
    workers: s.workers(seat) - price.workers,
    priests: s.priests(seat) - price.priests,
    coins: s.coins(seat),
    power: s.bowl3(seat),
    vp: s.vp(seat) - (boardOf(s, seat).hooks?.vpFloor?.(s, seat) ?? 0),
  }[pay];
  const rate = rates[s.exchange(seat)] - traitOf(s, seat, 'spadeDiscount');
  return Math.floor(Math.max(0, goods) / rate);
}
