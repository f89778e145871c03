import { numbersOf, type Seat } from '../../kernel/index.ts';
import { changeTerrain } from '../../terra/board.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { SPADE_PAYS } from '../boards/definition.ts';
import { SCORED, scoreRound } from '../course/round-tile.ts';
import type { Cause, Sink } from '../events.ts';
import {
  addPriests,
  gainCoins,
  gainPower,
  gainVp,
  gainWorkers,
  spendPower,
  vpToSpend,
} from '../goods/gains.ts';
import type { State } from '../state.ts';
import { ICE_ROUTES, ROUTES, type Route, SAVED } from '../table/cycle.ts';
import { CYCLE, ICE, TERRAINS } from '../vocabulary.ts';
import { addFlags, giveSpades, rememberHome, SPADE_FLAG, SPADES } from './spades-question.ts';

/** The goods with which a faction pays for spades. */
const PAY = numbersOf(SPADE_PAYS);

/**
 * Gives free spades of a power action, card or ability: they are used immediately (FAQ 2.1 Q4), or
 * the faction turns them into something else.
 * @param flags see `SPADE_FLAG`.
 */
export function gainSpades(
  s: State,
  seat: Seat,
  spades: number,
  sink: Sink,
  cause: Cause = 'stronghold',
  flags = 0,
): void {
  const cleanup = (flags & SPADE_FLAG.cleanup) !== 0;
  sink?.push({ type: 'spades', seat, amount: spades, cause });
  if (s.table.hooks.spadesGained[s.faction(seat)]?.(s, seat, spades, cleanup, sink)) {
    if (!cleanup && s.trait(seat, TRAIT.scoresSpadesGained) > 0) {
      scoreRound(s, seat, SCORED.spade, spades, sink);
    }
    return;
  }
  giveSpades(s, seat, spades, flags);
  if (s.table.rewardsWhenGained) rewardSpades(s, seat, spades, 0, cleanup, sink);
}

/**
 * Gives the rewards of the round tile and of abilities for spades; in the cleanup the round tile
 * gives none.
 */
function rewardSpades(
  s: State,
  seat: Seat,
  spades: number,
  priests: number,
  cleanup: boolean,
  sink: Sink,
): void {
  if (!cleanup) scoreRound(s, seat, SCORED.spade, spades, sink);
  gainVp(s, seat, spades * s.trait(seat, TRAIT.vpPerSpade), 'ability', sink);
  gainVp(s, seat, priests * s.trait(seat, TRAIT.vpPerPriestSpade), 'ability', sink);
  gainPower(s, seat, spades * s.trait(seat, TRAIT.powerPerSpade), 'ability', sink);
}

/** The ways in which a seat can transform a terrain of the circle. */
export function routesOf(s: State, seat: Seat, from: number): readonly Route[] {
  const table = s.groundOf(seat) === ICE ? ICE_ROUTES : ROUTES;
  return table[aimOf(s, seat) * CYCLE + from];
}

/** Terrain of the circle at which transformations of the seat end. */
export function aimOf(s: State, seat: Seat): number {
  const hook = s.table.hooks.aim[s.faction(seat)];
  return hook === undefined ? s.home(seat) : hook(s, seat);
}

/** The route that a move names, if it exists. */
export function findRoute(
  s: State,
  seat: Seat,
  from: number,
  to: number,
  way: number,
): Route | undefined {
  const routes = routesOf(s, seat, from);
  for (let i = 0; i < routes.length; i++) {
    if (routes[i].to === to && routes[i].way === way) return routes[i];
  }
  return undefined;
}

/**
 * Spades that a route takes: its steps minus the saved ones, or a fixed number for the short way
 * home. 0: the route is not allowed.
 */
export function spadesFor(s: State, seat: Seat, route: Route, saved = 0): number {
  return spadesOn(route, s.trait(seat, TRAIT.spadesPerHex), saved);
}

/**
 * Like `spadesFor`. `fixed` is the number of spades that the faction needs for every hex, or 0 if
 * it depends on the steps.
 */
export function spadesOn(route: Route, fixed: number, saved: number): number {
  if (fixed === 0) return saved < route.steps ? route.steps - saved : 0;
  return route.arrives && route.way === 0 ? fixed : 0;
}

/** Price of a spade in the goods with which the faction pays. */
function spadePrice(s: State, seat: Seat): number {
  const rate = s.table.spadeRate[s.faction(seat) * 3 + s.exchange(seat)];
  return rate - s.trait(seat, TRAIT.spadeDiscount);
}

/** Spades that the seat can buy now, if it keeps some workers and priests for something else. */
export function spadesAffordable(s: State, seat: Seat, workers = 0, priests = 0): number {
  switch (s.table.spadePay[s.faction(seat)]) {
    case PAY.workers:
      return Math.floor(Math.max(0, s.workers(seat) - workers) / spadePrice(s, seat));
    case PAY.priests:
      return Math.floor(Math.max(0, s.priests(seat) - priests) / spadePrice(s, seat));
    case PAY.coins:
      return Math.floor(s.coins(seat) / spadePrice(s, seat));
    case PAY.power:
      return Math.floor(s.bowl3(seat) / spadePrice(s, seat));
    case PAY.vp:
      return Math.floor(Math.max(0, vpToSpend(s, seat)) / spadePrice(s, seat));
    default:
      return 0;
  }
}

/** Buys spades: pays their price, and gives the rewards of the round tile and of abilities. */
export function buySpades(
  s: State,
  seat: Seat,
  spades: number,
  cleanup: boolean,
  sink: Sink,
): void {
  paySpades(s, seat, spades, sink);
  const priests = s.table.spadePay[s.faction(seat)] === PAY.priests ? spades : 0;
  rewardSpades(s, seat, spades, priests, cleanup, sink);
}

function paySpades(s: State, seat: Seat, spades: number, sink: Sink): void {
  if (spades === 0) return;
  const price = spades * spadePrice(s, seat);
  const faction = s.faction(seat);
  switch (s.table.spadePay[faction]) {
    case PAY.priests:
      addPriests(s, seat, -price, 'spade', sink);
      break;
    case PAY.coins:
      gainCoins(s, seat, -price, 'spade', sink);
      break;
    case PAY.power:
      spendPower(s, seat, price, 'spade', sink);
      break;
    case PAY.vp:
      gainVp(s, seat, -price, 'spade', sink);
      break;
    default:
      gainWorkers(s, seat, -price, 'spade', sink);
  }
  s.table.hooks.spadesBought[faction]?.(s, seat, spades, sink);
}

/** Transforms a hex as the whole action and buys every spade; a dwelling may follow. */
export function transform(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  way: number,
  sink: Sink,
): void {
  giveSpades(s, seat, 0, SPADE_FLAG.closed);
  useSpades(s, seat, hex, to, way, sink);
}

/** Uses spades of the question on top, and buys the missing ones. */
export function useSpades(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  way: number,
  sink: Sink,
): void {
  const route = findRoute(s, seat, s.terrain(hex), to, way & ~SAVED);
  if (route === undefined) return;
  const saved = (way & SAVED) === 0 ? 0 : s.trait(seat, TRAIT.spadesSaved);
  digHex(s, seat, hex, route.to, spadesFor(s, seat, route, saved), sink);
  addFlags(s, SPADE_FLAG.transformed);
  if (route.arrives) rememberHome(s, hex);
  else if (!s.table.spadesAnywhere) addFlags(s, SPADE_FLAG.closed);
}

/**
 * Changes the terrain of a hex for a number of spades. The free ones of the question on top are
 * used first; the others are paid for and scored.
 */
export function digHex(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  spades: number,
  sink: Sink,
): void {
  const isAsked = s.top() === SPADES.number;
  const { free: freeAt, flags } = SPADES.at;
  const cleanup = isAsked && (s.arg(flags) & SPADE_FLAG.cleanup) !== 0;
  const free = isAsked ? Math.min(spades, s.arg(freeAt)) : 0;
  const bought = spades - free;
  paySpades(s, seat, bought, sink);
  setTerrain(s, seat, hex, to, spades, bought, sink);
  const priests = s.table.spadePay[s.faction(seat)] === PAY.priests ? bought : 0;
  const unscored = s.trait(seat, TRAIT.unscoredSpades) > 0 ? bought : 0;
  const rewarded = (s.table.rewardsWhenGained ? bought : spades) - unscored;
  rewardSpades(s, seat, rewarded, priests, cleanup, sink);
  if (isAsked) s.setArg(freeAt, s.arg(freeAt) - free);
}

/**
 * Uses a spade that transforms no hex: it is bought as the whole action, or a free one of the
 * question on top; the question then stores that the landscape has been placed.
 */
export function spendSpade(s: State, seat: Seat, sink: Sink): void {
  const isFree = s.top() === SPADES.number;
  if (!isFree) paySpades(s, seat, 1, sink);
  if (!isFree || !s.table.rewardsWhenGained) rewardSpades(s, seat, 1, 0, false, sink);
  if (!isFree) return;
  s.setArg(SPADES.at.free, s.arg(SPADES.at.free) - 1);
  addFlags(s, SPADE_FLAG.transformed | SPADE_FLAG.landscape);
}

/**
 * Changes the terrain of a land hex. `spades` is the number used, `bought` the number bought; 0 if
 * it took none.
 */
export function setTerrain(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  spades: number,
  bought: number,
  sink: Sink,
): void {
  const from = s.terrain(hex);
  changeTerrain(s, hex, to);
  sink?.push({
    type: 'transformed',
    seat,
    hex: s.table.map.names[hex],
    from: TERRAINS[from],
    to: TERRAINS[to],
    spades,
    bought,
  });
}
