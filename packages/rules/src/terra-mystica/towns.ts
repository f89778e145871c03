import {
  addHex,
  clearHexes,
  countHexes,
  hasHex,
  hexesOf,
  intersects,
  isEmpty,
  nextHex,
  uniteInto,
  WORDS,
} from '../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../kernel/index.ts';
import { advanceAllCults, advanceCult, makeUpSteps } from './cults.ts';
import { ALL_GROUPS, FRAME } from './frames.ts';
import { gainKeys, gainVp, gainWorkers, type Sink } from './gains.ts';
import { gainGoods } from './goods.ts';
import { findGroup, GROUP, groupValue, joinGroup } from './groups.ts';
import { KIND } from './moves.ts';
import { SCORED, scoreRound } from './round-tile.ts';
import { NONE, SETS, type State } from './state.ts';
import { GOODS } from './table.ts';
import { NUMBERS } from './tiles.ts';
import { advanceShipping } from './tracks.ts';
import { TRAIT } from './traits.ts';
import { FAVOUR_TILES, TOWN_TILES } from './vocabulary.ts';

const SEEN = new Int32Array(WORDS);

/**
 * A `town` frame for every group that has become a town: FAQ 2.6. What touches a town joins it.
 * @param hex a structure of the group in question, or `ALL_GROUPS`.
 */
export function lookForTowns(s: State, seat: Seat, hex: number): void {
  const inTown = SETS.inTown + seat * WORDS;
  if (hex !== ALL_GROUPS) {
    // The structure may have gone elsewhere in the meantime.
    if (s.owner(hex) !== seat) return;
    if (isEmpty(s.i32, inTown) && !mayFound(s, seat)) return;
    findGroup(s, seat, hex);
    if (intersects(GROUP, 0, s.i32, inTown)) {
      uniteInto(s.i32, inTown, GROUP, 0);
      askForGrowth(s, seat);
    } else if (isTownInGroup(s, seat)) s.push(FRAME.town, seat, hex, NONE);
    return;
  }
  lookForGrowth(s, seat);
  if (!mayFound(s, seat)) return;
  clearHexes(SEEN, 0);
  const own = SETS.own + seat * WORDS;
  for (let each = nextHex(s.i32, own, -1); each >= 0; each = nextHex(s.i32, own, each)) {
    if (hasHex(SEEN, 0, each)) continue;
    findGroup(s, seat, each);
    uniteInto(SEEN, 0, GROUP, 0);
    if (isTownInGroup(s, seat)) s.push(FRAME.town, seat, each, NONE);
  }
}

/** Breeding Ground: whether its town, as it is now, gives another tile. */
function lookForGrowth(s: State, seat: Seat): void {
  if (s.trait(seat, TRAIT.townGrows) === 0) return;
  findGroup(s, seat, s.landscape(seat));
  if (intersects(GROUP, 0, s.i32, SETS.inTown + seat * WORDS)) askForGrowth(s, seat);
}

/** The same for the town in `GROUP`: at twice, three and four times the power of a town. */
function askForGrowth(s: State, seat: Seat): void {
  if (s.trait(seat, TRAIT.townGrows) === 0 || !hasHex(GROUP, 0, s.landscape(seat))) return;
  const tiles = s.landscapeMemo(seat);
  if (tiles === MOST_GROWTH || townTilesLeft(s) === 0) return;
  if (groupValue(s, seat) < powerNeeded(s, seat) * (tiles + 2)) return;
  s.push(FRAME.town, seat, s.landscape(seat), NONE, 1);
}

/** City, metropolis, megacity. */
const MOST_GROWTH = 3;

/** Cheap look before any group is searched: enough structures outside towns. */
function mayFound(s: State, seat: Seat): boolean {
  let free = 0;
  for (let w = 0; w < WORDS; w++) {
    let bits = s.i32[SETS.own + seat * WORDS + w] & ~s.i32[SETS.inTown + seat * WORDS + w];
    for (; bits !== 0; bits &= bits - 1) free++;
  }
  return free >= NUMBERS.town.structuresWithSanctuary;
}

function isTownInGroup(s: State, seat: Seat): boolean {
  if (intersects(GROUP, 0, s.i32, SETS.inTown + seat * WORDS)) return false;
  return meetsTown(s, seat);
}

/** Whether what is in `GROUP` meets the condition of a town, whether it is one or not. */
export function meetsTown(s: State, seat: Seat): boolean {
  const structures = countHexes(GROUP, 0);
  if (structures < NUMBERS.town.structuresWithSanctuary) return false;
  if (structures < NUMBERS.town.structures && !isSmallTown(s, seat)) return false;
  const bonus = s.table.hooks.groupBonus[s.faction(seat)]?.(s, seat) ?? 0;
  return groupValue(s, seat) + bonus >= powerNeeded(s, seat);
}

/** Whether `GROUP` has a structure with which three are enough. */
function isSmallTown(s: State, seat: Seat): boolean {
  const enough = s.table.smallTown[s.faction(seat)];
  for (let hex = nextHex(GROUP, 0, -1); hex >= 0; hex = nextHex(GROUP, 0, hex)) {
    if (((enough >> s.building(hex)) & 1) !== 0) return true;
  }
  return false;
}

/** Power value that a town of the seat needs. */
function powerNeeded(s: State, seat: Seat): number {
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    const power = s.table.favourTownPower[tile];
    if (power > 0 && s.hasFavour(seat, tile)) return power;
  }
  return NUMBERS.town.power;
}

/** Town tiles left in the supply, as bits. */
export function townTilesLeft(s: State): number {
  let left = 0;
  for (let tile = 0; tile < TOWN_TILES.length; tile++) if (s.townsLeft(tile) > 0) left |= 1 << tile;
  return left;
}

/** Settles the `town` frame on top with the tile chosen. */
export function foundTown(s: State, seat: Seat, tile: number, sink: Sink): void {
  const one = s.frameA();
  const river = s.frameB();
  const grows = s.frameC() !== 0;
  s.pop();
  findTownGroup(s, seat, one, river);
  uniteInto(s.i32, SETS.inTown + seat * WORDS, GROUP, 0);
  if (river !== NONE) addHex(s.i32, SETS.riverTowns, river);
  if (grows) s.setLandscapeMemo(seat, s.landscapeMemo(seat) + 1);
  takeTownTile(s, seat, tile, river === NONE ? one : river, grows, sink);
  if (s.trait(seat, TRAIT.townGrows) > 0 && hasHex(GROUP, 0, s.landscape(seat))) {
    s.push(FRAME.lookForTowns, seat, s.landscape(seat));
  }
  gainVp(s, seat, s.table.townVp[tile], 'town-tile', sink);
  if (!grows || s.table.growthFounds) rewardTown(s, seat, sink);
  gainFromTile(s, seat, tile, sink);
  const at = river === NONE ? one : river;
  s.table.hooks.townFounded[s.faction(seat)]?.(s, seat, at, tile, sink);
}

function takeTownTile(
  s: State,
  seat: Seat,
  tile: number,
  hex: number,
  grows: boolean,
  sink: Sink,
): void {
  s.setTownsLeft(tile, s.townsLeft(tile) - 1);
  s.addTown(seat, tile);
  if (sink === undefined) return;
  const { names } = s.table.map;
  const buildings = hexesOf(GROUP, 0).map((each) => names[each]);
  const event = { type: 'town', seat, tile: TOWN_TILES[tile], hex: names[hex], buildings } as const;
  sink.push(grows ? { ...event, grown: s.landscapeMemo(seat) + 1 } : event);
}

/** What a town founded brings whatever its tile: the round tile, and abilities. */
function rewardTown(s: State, seat: Seat, sink: Sink): void {
  scoreRound(s, seat, SCORED.town, 1, sink);
  const vp = s.trait(seat, TRAIT.townVp);
  const steps = s.trait(seat, TRAIT.townCultSteps);
  if (steps > 0) s.push(FRAME.townReward, seat, steps, vp);
  else gainVp(s, seat, vp, 'ability', sink);
  gainWorkers(s, seat, s.trait(seat, TRAIT.townWorkers), 'ability', sink);
}

function gainFromTile(s: State, seat: Seat, tile: number, sink: Sink): void {
  const { table } = s;
  gainKeys(s, seat, table.townKeys[tile], 'town-tile', sink);
  makeUpSteps(s, seat, sink);
  gainGoods(s, seat, table.townGoods, tile * GOODS, 'town-tile', sink);
  for (let step = 0; step < table.townShipping[tile]; step++) {
    advanceShipping(s, seat, 'town-tile', sink);
  }
  if (table.townSteps[tile] > 0) advanceAllCults(s, seat, table.townSteps[tile], sink);
}

/** Raven Hut: settles a `townReward` frame with steps of one cult. */
export function takeTownSteps(s: State, seat: Seat, cult: number, sink: Sink): void {
  const steps = s.frameA();
  s.pop();
  advanceCult(s, seat, cult, steps, 'landscape', sink);
}

/** Raven Hut: settles a `townReward` frame with the points. */
export function takeTownPoints(s: State, seat: Seat, sink: Sink): void {
  const vp = s.frameB();
  s.pop();
  gainVp(s, seat, vp, 'ability', sink);
}

/** The structures of a town, with those across the river hex of a river town, into `GROUP`. */
function findTownGroup(s: State, seat: Seat, hex: number, river: number): void {
  if (river === NONE) findGroup(s, seat, hex);
  else findRiverGroup(s, seat, river);
}

/** All groups outside towns that touch a river hex, into `GROUP`. @returns how many. */
function findRiverGroup(s: State, seat: Seat, river: number): number {
  const { adjacent } = s.table.map;
  const own = SETS.own + seat * WORDS;
  clearHexes(GROUP, 0);
  let groups = 0;
  for (let w = 0; w < WORDS; w++) {
    let bits = adjacent[river * WORDS + w] & s.i32[own + w];
    for (; bits !== 0; bits &= bits - 1) {
      const hex = (w << 5) | (31 - Math.clz32(bits & -bits));
      if (hasHex(GROUP, 0, hex)) continue;
      KEPT.set(GROUP);
      clearHexes(GROUP, 0);
      joinGroup(s, seat, hex);
      if (intersects(GROUP, 0, s.i32, SETS.inTown + seat * WORDS) || isTownPending(s, seat)) {
        GROUP.set(KEPT);
        continue;
      }
      uniteInto(GROUP, 0, KEPT, 0);
      groups++;
    }
  }
  return groups;
}

const KEPT = new Int32Array(WORDS);

/**
 * Whether `GROUP` belongs to a town whose tile is still to be chosen. Where conversions may come at any
 * time, the river town may be founded before that.
 */
function isTownPending(s: State, seat: Seat): boolean {
  const { adjacent } = s.table.map;
  for (let place = 0; place < s.depth(); place++) {
    if (s.frameAt(place) !== FRAME.town || s.frameWhoAt(place) !== seat) continue;
    const river = s.frameArgumentAt(place, 1);
    if (river === NONE) {
      if (hasHex(GROUP, 0, s.frameArgumentAt(place, 0))) return true;
    } else if (intersects(adjacent, river * WORDS, GROUP, 0)) return true;
  }
  return false;
}

/**
 * Adds the Mermaids' river towns that can be founded now (FAQ 3.4); without `into` only looks for one.
 * @returns whether there is any.
 */
export function riverTowns(s: State, seat: Seat, into: Moves | undefined): boolean {
  if (s.trait(seat, TRAIT.riverTown) === 0 || !mayFound(s, seat)) return false;
  if (townTilesLeft(s) === 0) return false;
  const { river } = s.table.map;
  let any = false;
  for (let hex = nextHex(river, 0, -1); hex >= 0; hex = nextHex(river, 0, hex)) {
    if (!isRiverTown(s, seat, hex)) continue;
    if (into === undefined) return true;
    any = true;
    into.add(packMove(KIND.riverTown, hex));
  }
  return any;
}

function isRiverTown(s: State, seat: Seat, river: number): boolean {
  if (hasHex(s.i32, SETS.riverTowns, river) || s.owner(river) !== NONE) return false;
  if (findRiverGroup(s, seat, river) < 2) return false;
  return isTownInGroup(s, seat);
}
