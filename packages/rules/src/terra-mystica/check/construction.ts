import type { Seat } from '../../kernel/index.ts';
import { FRAME, SPADE_FLAG } from '../frames.ts';
import { TOKEN_SPLITS, WAYS } from '../moves.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { BUILDINGS, CULTS, CYCLE, ICE, TERRAINS } from '../vocabulary.ts';
import {
  adjacentTo,
  boardOf,
  factionName,
  hexName,
  isDirectlyAdjacent,
  isInRange,
  isOwn,
  isStartOnly,
  neighboursOf,
  rangeOf,
  traitOf,
} from './geography.ts';
import {
  needsBuildable,
  needsCycleTerrain,
  needsEmptyLand,
  needsPiece,
  needsPrice,
  needsPriests,
  needsReach,
  needsTerrain,
  needsWorkers,
} from './needs.ts';

const DWELLING = BUILDINGS.indexOf('dwelling');

/** Workers and priests that tunnelling and flying cost. */
function skipPrice(s: State, seat: Seat): { workers: number; priests: number } {
  const workers = traitOf(s, seat, 'skipWorkers');
  return { workers, priests: traitOf(s, seat, 'skipPriests') };
}

function needsDwelling(s: State, seat: Seat, hex: number, skip: boolean, reason?: Reason): number {
  const more = skip ? skipPrice(s, seat).workers : 0;
  return needsPiece(s, seat, DWELLING, reason) || needsPrice(s, seat, DWELLING, hex, more, reason);
}

/** Tunnel or carpet flight to a hex. FAQ 3.1. None begins at `except`. */
function needsSkip(
  s: State,
  seat: Seat,
  hex: number,
  free: boolean,
  except: number,
  reason?: Reason,
): number {
  const range = rangeOf(s, seat);
  if (range === 0) return refuse('no-skipping', { faction: factionName(s, seat) }, reason);
  if (isDirectlyAdjacent(s, seat, hex)) {
    return refuse('directly-adjacent', { hex: hexName(s, hex) }, reason);
  }
  if (!isInRange(s, seat, hex, except)) {
    return refuse('not-in-range', { hex: hexName(s, hex), range }, reason);
  }
  if (free) return LEGAL;
  const price = skipPrice(s, seat);
  return (
    needsWorkers(s, seat, price.workers, reason) || needsPriests(s, seat, price.priests, reason)
  );
}

/** A dwelling as the action of a turn, or at the end of one with spades. */
export function checkBuild(
  s: State,
  seat: Seat,
  hex: number,
  skip: boolean,
  reason?: Reason,
): number {
  const frame = s.frame();
  if (frame === FRAME.ride) return checkRide(s, seat, hex, reason);
  if (frame === FRAME.spades) {
    const flags = s.frameD();
    if ((flags & SPADE_FLAG.cleanup) !== 0) return refuse('no-building-now', {}, reason);
    if ((flags & SPADE_FLAG.transformed) !== 0) {
      return checkDwellingAfter(s, seat, hex, skip, reason);
    }
  }
  if (frame === FRAME.sandstorm && !s.table.emptyActions) {
    return refuse('no-building-now', {}, reason);
  }
  return (
    needsEmptyLand(s, hex, reason) ||
    needsBuildable(s, seat, hex, reason) ||
    (skip
      ? needsSkip(s, seat, hex, false, NONE, reason)
      : needsReach(s, seat, hex, false, NONE, reason)) ||
    needsDwelling(s, seat, hex, skip, reason)
  );
}

/** FAQ 2.1 S2 n3: on the hex made home first, or (ruling) on any made home in this action. */
function checkDwellingAfter(
  s: State,
  seat: Seat,
  hex: number,
  skip: boolean,
  reason?: Reason,
): number {
  const either = s.table.options.rulings.dwellingAfterTwo === 'either';
  const made = either ? [s.frameB(), s.frameC(), s.frameE()] : [s.frameB()];
  if (skip || !made.includes(hex)) {
    return refuse('not-made-home', { hex: hexName(s, hex) }, reason);
  }
  return needsDwelling(s, seat, hex, false, reason);
}

/** FAQ 2.4 Q3: any free forest, at no cost. */
function checkRide(s: State, seat: Seat, hex: number, reason?: Reason): number {
  return (
    needsEmptyLand(s, hex, reason) ||
    needsTerrain(s, hex, s.home(seat), reason) ||
    needsPiece(s, seat, DWELLING, reason)
  );
}

/** Terrain that transformations lead to: the home terrain, unless the faction says otherwise. */
function targetOf(s: State, seat: Seat): number {
  return boardOf(s, seat).hooks?.aim?.(s, seat) ?? s.home(seat);
}

/** Steps of the cycle from a hex to a terrain by a way, or 0 when that way does not exist. */
function stepsTo(s: State, seat: Seat, from: number, to: number, way: number): number {
  const home = targetOf(s, seat);
  const freezes = boardOf(s, seat).home === 'ice';
  const target = freezes && to === ICE ? home : to;
  if (target >= CYCLE || (freezes && to === home)) return 0;
  if (target === from) return freezes && to === ICE && way === 0 ? 1 : 0;
  // Walk both ways round; nobody goes past home terrain.
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

/** Spades in hand, that may be bought, and where: a transformation as action or choice. */
export function checkTransform(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  way: number,
  skip: boolean,
  reason?: Reason,
): number {
  if (s.frame() === FRAME.sandstorm) return checkSandstorm(s, seat, hex, to, way, skip, reason);
  const spades = s.frame() === FRAME.spades;
  const flags = spades ? s.frameD() : 0;
  const free = spades ? s.frameA() : 0;
  const cleanup = (flags & SPADE_FLAG.cleanup) !== 0;
  if (spades && (free === 0 || (flags & SPADE_FLAG.closed) !== 0)) {
    return refuse('no-more-transforming', {}, reason);
  }
  if (s.table.factions[s.faction(seat)].spades.pay === 'nothing') {
    return refuse('no-transforming', { faction: factionName(s, seat) }, reason);
  }
  if (spades && [s.frameB(), s.frameC(), s.frameE()].includes(hex)) {
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
    if (steps === 1 || !isBesideExcavator(s, seat, hex)) {
      return refuse('no-spade-saved', { hex: hexName(s, hex) }, reason);
    }
    needed--;
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
    return refuse('too-many-spades', { hex: hexName(s, hex), spades: needed, most }, reason);
  }
  if (hand.free === 0 || needed <= hand.free) return LEGAL;
  const home = targetOf(s, seat);
  const target = to === ICE ? home : to;
  const whole = distance(from, home);
  if (distance(from, target) + distance(target, home) === whole && way % 2 === 0) return LEGAL;
  return refuse('not-the-shortest-way', { hex: hexName(s, hex) }, reason);
}

function isBesideExcavator(s: State, seat: Seat, hex: number): boolean {
  return traitOf(s, seat, 'spadesSaved') > 0 && adjacentTo(s, hex).includes(s.landscape(seat));
}

/** Steps the short way. */
function distance(from: number, to: number): number {
  const apart = Math.abs(from - to);
  return Math.min(apart, CYCLE - apart);
}

/** Spades that can be paid for, besides a tunnel. */
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

/** FAQ 3.6 Q2: a hex that touches an own structure, bridges not counted, becomes home terrain. */
function checkSandstorm(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  way: number,
  skip: boolean,
  reason?: Reason,
): number {
  if (to !== s.home(seat) || way !== 0 || skip) {
    return refuse('not-to-home', { hex: hexName(s, hex), terrain: TERRAINS[to] }, reason);
  }
  const wrong = needsEmptyLand(s, hex, reason) || needsCycleTerrain(s, hex, reason);
  if (wrong !== LEGAL) return wrong;
  if (s.terrain(hex) === to) {
    return refuse('already-home-terrain', { hex: hexName(s, hex) }, reason);
  }
  if (neighboursOf(s, hex).some((each) => isOwn(s, seat, each))) return LEGAL;
  return refuse('not-touching', { hex: hexName(s, hex) }, reason);
}

/** Steps or tokens for a volcano there; home terrain of others costs one more. */
function volcanoPrice(s: State, seat: Seat, hex: number): number {
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat || s.home(other) !== s.terrain(hex)) continue;
    if (!isStartOnly(s, other)) return traitOf(s, seat, 'volcanoPriceHome');
  }
  return traitOf(s, seat, 'volcanoPrice');
}

function needsVolcano(
  s: State,
  seat: Seat,
  paid: 'steps' | 'tokens',
  hex: number,
  reason?: Reason,
): number {
  if (boardOf(s, seat).volcano !== paid) {
    return refuse('no-volcanoes', { faction: factionName(s, seat) }, reason);
  }
  return (
    needsEmptyLand(s, hex, reason) ||
    needsCycleTerrain(s, hex, reason) ||
    needsReach(s, seat, hex, false, NONE, reason)
  );
}

export function checkSacrifice(
  s: State,
  seat: Seat,
  hex: number,
  cult: number,
  reason?: Reason,
): number {
  const wrong = needsVolcano(s, seat, 'steps', hex, reason);
  if (wrong !== LEGAL) return wrong;
  const price = volcanoPrice(s, seat, hex);
  const steps = s.cult(seat, cult);
  if (steps >= price) return LEGAL;
  return refuse('cult-too-low', { cult: CULTS[cult], steps, price }, reason);
}

export function checkErupt(
  s: State,
  seat: Seat,
  hex: number,
  split: number,
  reason?: Reason,
): number {
  return (
    needsVolcano(s, seat, 'tokens', hex, reason) ||
    needsTokens(s, seat, split, volcanoPrice(s, seat, hex), reason)
  );
}

/** Tokens that are the price and lie in those bowls. */
export function needsTokens(
  s: State,
  seat: Seat,
  split: number,
  price: number,
  reason?: Reason,
): number {
  const tokens = TOKEN_SPLITS[split];
  const text = tokens.join('/');
  const bowls = [s.bowl1(seat), s.bowl2(seat), s.bowl3(seat)];
  if (tokens[0] + tokens[1] + tokens[2] !== price) {
    return refuse('tokens-not-the-price', { tokens: text, price }, reason);
  }
  if (tokens.some((each, bowl) => each > bowls[bowl])) {
    return refuse('tokens-not-there', { tokens: text }, reason);
  }
  if (s.table.options.rulings.tokenRemoval === 'lowest') {
    const skipsOne = tokens[0] < bowls[0] && tokens[1] + tokens[2] > 0;
    const skipsTwo = tokens[1] < bowls[1] && tokens[2] > 0;
    if (skipsOne || skipsTwo) return refuse('tokens-not-lowest', { tokens: text }, reason);
  }
  return LEGAL;
}

const BECOMES: Readonly<Record<string, string>> = {
  'trading-post': 'dwelling',
  temple: 'trading-post',
  stronghold: 'trading-post',
  sanctuary: 'temple',
};

/** An upgrade as the action of a turn, or the Swarmlings' free trading post. */
export function checkUpgrade(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  reason?: Reason,
): number {
  if (!isOwn(s, seat, hex)) return refuse('not-your-building', { hex: hexName(s, hex) }, reason);
  const name = BUILDINGS[to];
  const building = BUILDINGS[s.building(hex)];
  const free = s.frame() === FRAME.freeTradingPost;
  if (BECOMES[name] !== building || (free && name !== 'trading-post')) {
    return refuse('cannot-become', { hex: hexName(s, hex), building, to: name }, reason);
  }
  const wrong = needsPiece(s, seat, to, reason);
  if (wrong !== LEGAL) return wrong;
  if (boardOf(s, seat).checks?.mayBecome?.(s, seat, hex, to) === false) {
    return refuse('upgrade-impossible', { hex: hexName(s, hex), to: name }, reason);
  }
  return free ? LEGAL : needsPrice(s, seat, to, hex, 0, reason);
}

/** A place for a bridge that is paid. */
export function checkBridge(s: State, seat: Seat, bridge: number, reason?: Reason): number {
  const name = s.table.bridgeNames[bridge];
  const by = s.bridgeOwner(bridge);
  if (by !== NONE) return refuse('bridge-place-taken', { bridge: name, by }, reason);
  const { a, b } = s.table.map.bridges[bridge];
  if (isOwn(s, seat, a) || isOwn(s, seat, b)) return LEGAL;
  return refuse('bridge-not-at-own-building', { bridge: name }, reason);
}
