import { clearHexes, copyHexes, intersectInto, removeHex, WORDS } from '../hexmap/index.ts';
import { argA, type Moves, packMove, type Seat } from '../kernel/index.ts';
import { volcanoPrice } from './actions/volcano.ts';
import { canBuildDwelling, DWELLING } from './build.ts';
import { cycleDistance } from './cycle.ts';
import { SPADE_FLAG } from './frames.ts';
import { addRiverPlaces, altarSteps, mayLayOnHome, mayLayOnRiver } from './landscapes.ts';
import { KIND, SAVED, TOKEN_SPLITS } from './moves.ts';
import { canPay, findPrice } from './prices.ts';
import {
  addDirect,
  REACHED,
  reachBySkipping,
  reachInCleanup,
  reachWithoutLandscape,
} from './reach.ts';
import { aimOf, routesOf, spadesAffordable, spadesFor } from './spades.ts';
import { NONE, SETS, type State } from './state.ts';
import { TRAIT } from './traits.ts';
import { CULTS, CYCLE } from './vocabulary.ts';

const DECLINE = packMove(KIND.decline);
const WHERE = new Int32Array(WORDS);

/** All ways to begin the action "transform and build". */
export function addTransformActions(s: State, seat: Seat, into: Moves): void {
  const builds = canBuildDwelling(s, seat);
  const spades = spadesAffordable(s, seat);
  copyHexes(WHERE, 0, s.i32, SETS.reach + seat * WORDS);
  if (builds) addDwellings(s, seat, KIND.build, into);
  if (s.table.factions[s.faction(seat)].volcano !== undefined) addVolcanoes(s, seat, into);
  if (mayLayOnRiver(s, seat, 0)) addRiverPlaces(s, seat, into);
  if (spades > 0) addTransforms(s, seat, 0, spades, into);
  if (!canSkip(s, seat)) return;
  reachBySkipping(s, seat, NONE);
  copyHexes(WHERE, 0, REACHED, 0);
  if (builds && canBuildAfterSkip(s, seat)) addDwellings(s, seat, KIND.skipBuild, into);
  const after = spadesAfterSkip(s, seat);
  if (after > 0) addRoutes(s, seat, 0, after, KIND.skipTransform, 0, into);
}

/** What may be done with the `spades` frame on top. */
export function addSpadeMoves(s: State, seat: Seat, into: Moves): void {
  const flags = s.frameD();
  const cleanup = (flags & SPADE_FLAG.cleanup) !== 0;
  const alone = cleanup || (flags & SPADE_FLAG.alone) !== 0;
  const free = s.frameA();
  const open = free > 0 && (flags & SPADE_FLAG.closed) === 0;
  const begun = (flags & SPADE_FLAG.transformed) !== 0;
  const builds = !alone && canBuildDwelling(s, seat);
  into.add(DECLINE);
  if (begun && builds) {
    const from = into.count;
    addHomesMade(s, into);
    if (s.table.pricedByHex[s.faction(seat)] !== 0) dropUnpaid(s, seat, KIND.build, from, into);
  }
  if (!alone && s.frameB() !== NONE && mayLayOnHome(s, seat)) addLandscapes(s, into);
  if (!open && begun) return;
  if (open && !alone && mayLayOnRiver(s, seat, free)) addRiverPlaces(s, seat, into);
  findSpadeReach(s, seat, flags);
  if (!begun && builds) addDwellings(s, seat, KIND.build, into);
  if (!open) return;
  addTransforms(s, seat, free, alone ? free : free + spadesAffordable(s, seat), into);
  if (cleanup) addFreeTunnels(s, seat, free, into);
  if (alone || (flags & SPADE_FLAG.skipped) !== 0 || !canSkip(s, seat)) return;
  const laid = (flags & SPADE_FLAG.landscape) !== 0;
  reachBySkipping(s, seat, laid ? s.landscape(seat) : NONE);
  lookAtReached(s);
  if (!begun && builds && canBuildAfterSkip(s, seat)) {
    addDwellings(s, seat, KIND.skipBuild, into);
  }
  addRoutes(s, seat, free, free + spadesAfterSkip(s, seat), KIND.skipTransform, 0, into);
}

/** Where spades in hand may be used, into `WHERE`. A landscape just laid reaches nothing yet. */
function findSpadeReach(s: State, seat: Seat, flags: number): void {
  if ((flags & (SPADE_FLAG.cleanup | SPADE_FLAG.landscape)) === 0) {
    copyHexes(WHERE, 0, s.i32, SETS.reach + seat * WORDS);
    leaveOutHomesMade(s);
    return;
  }
  if ((flags & SPADE_FLAG.cleanup) !== 0) reachInCleanup(s, seat);
  else reachWithoutLandscape(s, seat);
  lookAtReached(s);
}

/** `WHERE` becomes `REACHED` without the hexes made home in this action. */
function lookAtReached(s: State): void {
  copyHexes(WHERE, 0, REACHED, 0);
  leaveOutHomesMade(s);
}

/** Nothing is transformed past home terrain: a hex made home in this action stays so (FAQ 2.1 Q3). */
function leaveOutHomesMade(s: State): void {
  if (s.frameB() !== NONE) removeHex(WHERE, 0, s.frameB());
  if (s.frameC() !== NONE) removeHex(WHERE, 0, s.frameC());
  if (s.frameE() !== NONE) removeHex(WHERE, 0, s.frameE());
}

/** Dwarves' Great Tunnel: spades of the cult reward at the end of tunnels. */
function addFreeTunnels(s: State, seat: Seat, free: number, into: Moves): void {
  if (s.trait(seat, TRAIT.cleanupSkip) === 0) return;
  reachBySkipping(s, seat, NONE);
  lookAtReached(s);
  addRoutes(s, seat, free, free, KIND.skipTransform, 0, into);
}

/** Transformations in `WHERE`; at last those beside the Excavator with a spade saved. */
function addTransforms(s: State, seat: Seat, free: number, most: number, into: Moves): void {
  addRoutes(s, seat, free, most, KIND.transform, 0, into);
  const saved = s.trait(seat, TRAIT.spadesSaved);
  if (saved === 0) return;
  clearHexes(REACHED, 0);
  addDirect(s, seat, s.landscape(seat), REACHED, 0);
  intersectInto(WHERE, 0, REACHED, 0);
  addRoutes(s, seat, free, most, KIND.transform, saved, into);
}

/** FAQ 2.1 S2 n3: the dwelling only on the hex that became home first, or on either. */
function addHomesMade(s: State, into: Moves): void {
  if (s.frameB() === NONE) return;
  into.add(packMove(KIND.build, s.frameB()));
  if (!s.table.dwellingOnEither) return;
  if (s.frameC() !== NONE) into.add(packMove(KIND.build, s.frameC()));
  if (s.frameE() !== NONE) into.add(packMove(KIND.build, s.frameE()));
}

function addLandscapes(s: State, into: Moves): void {
  into.add(packMove(KIND.landscape, s.frameB()));
  if (s.frameC() !== NONE) into.add(packMove(KIND.landscape, s.frameC()));
  if (s.frameE() !== NONE) into.add(packMove(KIND.landscape, s.frameE()));
}

/** Dwellings on the empty hexes of `WHERE` that the seat can build on. */
function addDwellings(s: State, seat: Seat, kind: number, into: Moves): void {
  const faction = s.faction(seat);
  const from = into.count;
  const openGround = s.table.hooks.openGround[faction];
  if (openGround === undefined) addOnGround(s, s.groundOf(seat), kind, into);
  else {
    for (let open = openGround(s, seat); open !== 0; open &= open - 1) {
      addOnGround(s, 31 - Math.clz32(open & -open), kind, into);
    }
  }
  if (s.table.pricedByHex[faction] !== 0) dropUnpaid(s, seat, kind, from, into);
}

/** Takes dwellings off the list, from a place on, that are too dear on their hex. */
function dropUnpaid(s: State, seat: Seat, kind: number, from: number, into: Moves): void {
  const workers = kind === KIND.skipBuild ? s.trait(seat, TRAIT.skipWorkers) : 0;
  let kept = from;
  for (let index = from; index < into.count; index++) {
    const move = into.at(index);
    findPrice(s, seat, DWELLING, argA(move));
    if (canPay(s, seat, workers)) into.list[kept++] = move;
  }
  into.count = kept;
}

function addOnGround(s: State, terrain: number, base: number, into: Moves): void {
  const ground = SETS.ground + terrain * WORDS;
  for (let w = 0; w < WORDS; w++) {
    let bits = WHERE[w] & s.i32[ground + w] & s.i32[SETS.empty + w];
    for (; bits !== 0; bits &= bits - 1) {
      into.add(base | (((w << 5) | (31 - Math.clz32(bits & -bits))) << 6));
    }
  }
}

/**
 * Transformations of the empty hexes of `WHERE` with `free` spades and up to `most` in all. Buying
 * besides free ones only on the shortest way to home terrain (FAQ 2.1 S1).
 */
function addRoutes(
  s: State,
  seat: Seat,
  free: number,
  most: number,
  kind: number,
  saved: number,
  into: Moves,
): void {
  const home = aimOf(s, seat);
  const way = saved > 0 ? SAVED : 0;
  for (let from = 0; from < CYCLE; from++) {
    if (!isAnyEmpty(s, from)) continue;
    const routes = routesOf(s, seat, from);
    for (let i = 0; i < routes.length; i++) {
      const route = routes[i];
      const spades = spadesFor(s, seat, route, saved);
      if (spades === 0 || spades > most) continue;
      if (free > 0 && spades > free && !route.arrives) {
        if (!leadsHome(from, route.to, home, route.steps)) continue;
      } else if (free > 0 && spades > free && route.way !== 0) continue;
      addOnGround(s, from, packMove(kind, 0, route.to, way | route.way), into);
    }
  }
}

/** Whether steps that do not arrive go the shortest way to home terrain. */
function leadsHome(from: number, to: number, home: number, steps: number): boolean {
  return cycleDistance(from, home) === steps + cycleDistance(to, home);
}

function isAnyEmpty(s: State, terrain: number): boolean {
  const ground = SETS.ground + terrain * WORDS;
  for (let w = 0; w < WORDS; w++) {
    if ((WHERE[w] & s.i32[ground + w] & s.i32[SETS.empty + w]) !== 0) return true;
  }
  return false;
}

function canSkip(s: State, seat: Seat): boolean {
  if (s.trait(seat, TRAIT.skipRange) === 0) return false;
  return (
    s.workers(seat) >= s.trait(seat, TRAIT.skipWorkers) &&
    s.priests(seat) >= s.trait(seat, TRAIT.skipPriests)
  );
}

function canBuildAfterSkip(s: State, seat: Seat): boolean {
  if (s.table.pricedByHex[s.faction(seat)] !== 0) return true;
  const workers = s.table.costWorkers[s.faction(seat) * 6 + 1];
  return s.workers(seat) >= workers + s.trait(seat, TRAIT.skipWorkers);
}

/** Spades that can be bought besides the price of the tunnel. */
function spadesAfterSkip(s: State, seat: Seat): number {
  const workers = s.trait(seat, TRAIT.skipWorkers);
  return spadesAffordable(s, seat, workers, s.trait(seat, TRAIT.skipPriests));
}

/** Volcanoes on the empty hexes of `WHERE`, with every way to pay. */
function addVolcanoes(s: State, seat: Seat, into: Moves): void {
  const bySteps = s.table.factions[s.faction(seat)].volcano === 'steps';
  for (let terrain = 0; terrain < CYCLE; terrain++) {
    if (!isAnyEmpty(s, terrain)) continue;
    const price = volcanoPrice(s, seat, terrain);
    if (bySteps) {
      for (let cult = 0; cult < CULTS.length; cult++) {
        if (s.cult(seat, cult) < price) continue;
        addOnGround(s, terrain, packMove(KIND.sacrifice, 0, cult), into);
      }
      addAltars(s, seat, terrain, into);
      continue;
    }
    for (let split = 0; split < TOKEN_SPLITS.length; split++) {
      if (isPayable(s, seat, split, price)) {
        addOnGround(s, terrain, packMove(KIND.erupt, 0, split), into);
      }
    }
  }
}

/** Acolytes' landscape on the empty hexes of a terrain in `WHERE`. */
function addAltars(s: State, seat: Seat, terrain: number, into: Moves): void {
  const steps = altarSteps(s, seat);
  if (steps === 0) return;
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (s.cult(seat, cult) < steps) continue;
    addOnGround(s, terrain, packMove(KIND.altar, 0, cult), into);
  }
}

/** Whether a split of tokens is a way to pay; with ruling `tokenRemoval: lowest` there is only one. */
function isPayable(s: State, seat: Seat, split: number, price: number): boolean {
  const one = TOKEN_SPLITS[split][0];
  const two = TOKEN_SPLITS[split][1];
  const three = TOKEN_SPLITS[split][2];
  if (one + two + three !== price) return false;
  if (one > s.bowl1(seat) || two > s.bowl2(seat) || three > s.bowl3(seat)) return false;
  if (!s.table.lowestTokens) return true;
  if (two + three > 0 && one < s.bowl1(seat)) return false;
  return three === 0 || two === s.bowl2(seat);
}
