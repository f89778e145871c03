import {
  clearHexes,
  countHexes,
  hasHex,
  hexesOf,
  intersects,
  nextHex,
  uniteInto,
  WORDS,
} from '../hexmap/index.ts';
import { argA, argB, argC, type Moves, packMove, type Seat } from '../kernel/index.ts';
import { advanceSailing, effectCause, SCORED, scoreRound } from './board.ts';
import { EFFECT } from './effects.ts';
import { ALL_GROUPS, FRAME } from './frames.ts';
import { gainCoins, gainPower, gainVp, type Sink } from './gains.ts';
import { findGroup, GROUP, groupValue, joinGroup } from './groups.ts';
import { KIND } from './moves.ts';
import { NONE, SETS, type State } from './state.ts';
import { TOWN_TILES } from './vocabulary.ts';

const ALL_TILES = (1 << TOWN_TILES.length) - 1;
const SEEN = new Int32Array(WORDS);

/**
 * After an action: a `town` frame for every group that has become a town. Rulebook, "Founding towns":
 * at least four connected own buildings, none of them in a town yet, of value 7 (or 6).
 * @param hex a building of the group in question, or `ALL_GROUPS`.
 */
export function lookForTowns(s: State, seat: Seat, hex: number): void {
  if (!mayFound(s, seat)) return;
  if (hex !== ALL_GROUPS) {
    findGroup(s, seat, hex);
    if (isTownInGroup(s, seat)) s.push(FRAME.town, seat, hex);
    return;
  }
  clearHexes(SEEN, 0);
  const own = SETS.own + seat * WORDS;
  const onlyOne = s.table.options.rulings.severalTowns === 'only-one';
  let tiles = onlyOne ? 1 : tilesLeft(s, seat);
  for (let each = nextHex(s.i32, own, -1); each >= 0; each = nextHex(s.i32, own, each)) {
    if (hasHex(SEEN, 0, each)) continue;
    findGroup(s, seat, each);
    uniteInto(SEEN, 0, GROUP, 0);
    if (!isTownInGroup(s, seat)) continue;
    s.push(FRAME.town, seat, each);
    tiles--;
    if (tiles === 0) return;
  }
}

/** No more towns than that can be founded; it also bounds the frames of one move. */
function tilesLeft(s: State, seat: Seat): number {
  let tiles = 0;
  for (let bits = ALL_TILES & ~s.townTiles(seat); bits !== 0; bits &= bits - 1) tiles++;
  return tiles;
}

/** Cheap look before any group is searched: enough buildings outside towns, and a tile left. */
function mayFound(s: State, seat: Seat): boolean {
  if (s.townTiles(seat) === ALL_TILES) return false;
  let free = 0;
  for (let w = 0; w < WORDS; w++) {
    let bits = s.i32[SETS.own + seat * WORDS + w] & ~s.i32[SETS.inTown + seat * WORDS + w];
    for (; bits !== 0; bits &= bits - 1) free++;
  }
  return free >= s.table.townMinimumBuildings;
}

function isTownInGroup(s: State, seat: Seat): boolean {
  return (
    !intersects(GROUP, 0, s.i32, SETS.inTown + seat * WORDS) &&
    countHexes(GROUP, 0) >= s.table.townMinimumBuildings &&
    groupValue(s) >= valueNeeded(s, seat)
  );
}

function valueNeeded(s: State, seat: Seat): number {
  const own = s.effect(seat, EFFECT.townValue);
  return own === 0 ? s.table.townMinimumValue : own;
}

/** Town tiles that may be taken now, as bits. Ruling R4 may keep the sailing tile back. */
export function townTilesAllowed(s: State, seat: Seat): number {
  const left = ALL_TILES & ~s.townTiles(seat);
  if (s.table.options.rulings.sailingTileAtTrackEnd === 'rest') return left;
  if (s.sailing(seat) < s.table.maxSailing) return left;
  let others = left;
  for (let tile = 0; tile < TOWN_TILES.length; tile++) {
    if (s.table.townTileSailing[tile] > 0) others &= ~(1 << tile);
  }
  return others === 0 ? left : others;
}

/** Settles the `town` frame on top with the tile chosen. */
export function foundTown(s: State, seat: Seat, tile: number, sink: Sink): void {
  const one = s.topA();
  const other = s.topB();
  const river = s.topC();
  s.pop();
  findGroup(s, seat, one);
  if (river !== NONE) joinRiverGroups(s, seat, other, river);
  uniteInto(s.i32, SETS.inTown + seat * WORDS, GROUP, 0);
  const hex = river === NONE ? one : river;
  s.setTownTiles(seat, s.townTiles(seat) | (1 << tile));
  s.setTownHex(seat, tile, hex);
  const { table } = s;
  if (sink !== undefined) {
    const { names } = table.map;
    const buildings = hexesOf(GROUP, 0).map((each) => names[each]);
    sink.push({ type: 'town', seat, tile: TOWN_TILES[tile], hex: names[hex], buildings });
  }
  gainVp(s, seat, table.townTileVp[tile], 'town-tile', sink);
  gainCoins(s, seat, table.townTileCoins[tile], 'town-tile', sink);
  gainPower(s, seat, table.townTilePower[tile], 'town-tile', sink);
  for (let step = 0; step < table.townTileSailing[tile]; step++) {
    advanceSailing(s, seat, 'town-tile', sink);
  }
  scoreRound(s, seat, SCORED.town, 1, sink);
  const vp = s.effect(seat, EFFECT.townVp);
  if (vp > 0) gainVp(s, seat, vp, effectCause(s, seat, EFFECT.townVp, sink), sink);
}

/** Adds the other group of a river town to `GROUP`; with ruling R8 every free group around it. */
function joinRiverGroups(s: State, seat: Seat, other: number, river: number): void {
  joinGroup(s, seat, other);
  if (s.table.options.rulings.riverTown === 'two-groups') return;
  const anchors = riverAnchors(s, seat, river);
  for (let i = 0; i < anchors; i++) joinGroup(s, seat, ANCHORS[i]);
}

const ANCHORS = new Uint8Array(6);
const AROUND = new Int32Array(WORDS);

/**
 * The groups not yet in a town around a river hex, each by its lowest hex there, into `ANCHORS`.
 * @returns how many. Keeps `GROUP`.
 */
function riverAnchors(s: State, seat: Seat, river: number): number {
  const { adjacentLand } = s.table.map;
  const own = SETS.own + seat * WORDS;
  let found = 0;
  for (let w = 0; w < WORDS; w++) {
    AROUND[w] = adjacentLand[river * WORDS + w] & s.i32[own + w];
    found |= AROUND[w];
  }
  if (found === 0) return 0;
  KEPT.set(GROUP);
  let anchors = 0;
  for (let hex = nextHex(AROUND, 0, -1); hex >= 0; hex = nextHex(AROUND, 0, hex)) {
    findGroup(s, seat, hex);
    for (let w = 0; w < WORDS; w++) AROUND[w] &= ~GROUP[w];
    if (!intersects(GROUP, 0, s.i32, SETS.inTown + seat * WORDS)) ANCHORS[anchors++] = hex;
  }
  GROUP.set(KEPT);
  return anchors;
}

const KEPT = new Int32Array(WORDS);

/**
 * Adds the Sea Dogs' river towns that can be founded now; without `into` only looks for one.
 * @returns whether there is any.
 */
export function riverTowns(s: State, seat: Seat, into: Moves | undefined): boolean {
  if (s.effect(seat, EFFECT.riverTown) === 0 || !mayFound(s, seat)) return false;
  const { river } = s.table.map;
  const allGroups = s.table.options.rulings.riverTown === 'all-groups';
  let any = false;
  for (let hex = nextHex(river, 0, -1); hex >= 0; hex = nextHex(river, 0, hex)) {
    const anchors = riverAnchors(s, seat, hex);
    for (let i = 0; i < anchors; i++) {
      for (let j = i + 1; j < anchors; j++) {
        clearHexes(GROUP, 0);
        for (let k = 0; k < anchors; k++) {
          if (allGroups || k === i || k === j) joinGroup(s, seat, ANCHORS[k]);
        }
        if (!isTownInGroup(s, seat)) continue;
        if (into === undefined) return true;
        any = true;
        into.add(packMove(KIND.riverTown, hex, ANCHORS[i], ANCHORS[j]));
      }
    }
  }
  return any;
}

/** The Sea Dogs' decision to found; the tile is chosen next. */
export function beginRiverTown(s: State, seat: Seat, move: number): void {
  s.push(FRAME.town, seat, argB(move), argC(move), argA(move));
}
