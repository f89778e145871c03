import { countCommon, nextHex, subtractFrom, uniteInto, WORDS } from '@pangaea/rules/hexmap';
import type { Seat } from '@pangaea/rules/kernel';
import {
  findGroup,
  groupValue,
  NONE,
  powerNeeded,
  SETS,
  type State,
} from '@pangaea/rules/terra-mystica';
import { thresholds } from '../learned/inputs.ts';
import { DWELLING, SANCTUARY, TRADING_POST } from './buildings.ts';
import { AT, KINDS } from './input-list.ts';
import { countLand, neighbours } from './land.ts';
import { firstBridges } from './networks.ts';
import { Remembered } from './remembered.ts';

const GROUP = new Int32Array(WORDS);
/** The number of groups considered. */
const MOST_GROUPS = 8;
/** For each group: power, size, empty land beside it, dwellings, trading posts. */
const GROUPS = new Int32Array(MOST_GROUPS * 5);
const BESIDE = new Int32Array(MOST_GROUPS * WORDS);
const REST = new Int32Array(WORDS);
const NEAR = new Int32Array(4);
const KEY = new Int32Array(4 * WORDS + 7);
const GROUP_FIRST = AT.groupMissing;
const GROUP_WIDTH = AT.town + 2 - GROUP_FIRST;
const GROUP_MEMORY = new Remembered(KEY.length, GROUP_WIDTH);

/**
 * Empties the cache, for games with other options. Games with equal options share it, so a cached
 * value must depend on its key alone.
 */
export function forgetGroups(): void {
  GROUP_MEMORY.forget();
}

/** Land in reach, groups on their way to a town, and structures beside those of others. */
export function writeLand(s: State, seat: Seat, x: Int32Array): void {
  writeGroups(s, seat, x);
  const reach = SETS.reach + seat * WORDS;
  countLand(s, seat, NEAR);
  const [free, one, two, far] = NEAR;
  x[AT.landFree] = Math.min(1, free);
  x[AT.landFree + 1] = Math.min(2, free);
  x[AT.landFree + 2] = Math.min(3, free);
  x[AT.landFree + 3] = Math.min(5, free);
  x[AT.landFree + 4] = free;
  x[AT.landSpade] = Math.min(1, one);
  x[AT.landSpade + 1] = Math.min(3, one);
  x[AT.landSpade + 2] = one;
  x[AT.landSpades] = Math.min(2, two);
  x[AT.landSpades + 1] = two;
  x[AT.landFar] = far;
  for (let word = 0; word < WORDS; word++) {
    let others = 0;
    for (let other = 0; other < s.table.players; other++) {
      if (other !== seat) others |= s.i32[SETS.reach + other * WORDS + word];
    }
    let bits = s.i32[reach + word] & s.i32[SETS.empty + word] & others;
    for (; bits !== 0; bits &= bits - 1) x[AT.landContested]++;
  }
  const beside = s.faction(seat) === NONE ? 0 : neighbours(s, seat);
  x[AT.beside] = Math.min(3, beside);
  x[AT.beside + 1] = Math.min(8, beside);
  x[AT.beside + 2] = beside;
}

/**
 * Groups that may become a town: the two that lack the least power, and the judge's value of all.
 */
function writeGroups(s: State, seat: Seat, x: Int32Array): void {
  const own = SETS.own + seat * WORDS;
  const inTown = SETS.inTown + seat * WORDS;
  for (let word = 0; word < WORDS; word++) {
    REST[word] = s.i32[own + word] & ~s.i32[inTown + word];
    KEY[word] = REST[word];
    KEY[WORDS + word] = s.i32[inTown + word];
    KEY[2 * WORDS + word] = s.i32[SETS.empty + word];
    KEY[3 * WORDS + word] = s.i32[SETS.direct + seat * WORDS + word];
  }
  const needed = powerNeeded(s, seat);
  KEY[4 * WORDS] = needed;
  let kinds = s.landscape(seat);
  for (const kind of KINDS) kinds = kinds * 10 + s.onMap(seat, kind);
  KEY[4 * WORDS + 1] = kinds;
  KEY[4 * WORDS + 2] = firstBridges(s, seat, 0);
  KEY[4 * WORDS + 6] = firstBridges(s, seat, 32);
  // Distinguishes equal numbers of structures on the same hexes.
  let which = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, hex)) {
    which = (Math.imul(which, 31) + hex * 8 + s.building(hex)) | 0;
  }
  KEY[4 * WORDS + 3] = which;
  KEY[4 * WORDS + 4] = s.faction(seat);
  KEY[4 * WORDS + 5] = s.landscapeMemo(seat);
  const { landBridges, hooks } = s.table;
  const mayRemember = !landBridges && hooks.joins[s.faction(seat)] === undefined;
  if (mayRemember && GROUP_MEMORY.holds(seat, KEY)) {
    GROUP_MEMORY.tell(x, GROUP_FIRST);
    return;
  }
  let least = 99;
  let second = 99;
  let best = -1;
  let sum = 0;
  let steep = 0;
  let groups = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, hex)) {
    findGroup(s, seat, hex, GROUP);
    subtractFrom(REST, 0, GROUP, 0);
    if (groups === MOST_GROUPS || countCommon(GROUP, 0, s.i32, inTown) > 0) continue;
    const beside = groups * WORDS;
    let size = 0;
    let dwellings = 0;
    let posts = 0;
    for (let word = 0; word < WORDS; word++) BESIDE[beside + word] = 0;
    for (let each = nextHex(GROUP, 0, -1); each >= 0; each = nextHex(GROUP, 0, each)) {
      const building = s.building(each);
      size += building === SANCTUARY ? 2 : 1;
      if (building === DWELLING) dwellings++;
      if (building === TRADING_POST) posts++;
      uniteInto(BESIDE, beside, s.table.map.adjacentLand, each * WORDS);
    }
    for (let word = 0; word < WORDS; word++) BESIDE[beside + word] &= s.i32[SETS.empty + word];
    const room = countCommon(BESIDE, beside, BESIDE, beside);
    const value = groupValue(s, seat, GROUP);
    const near = Math.min(1, value / needed) * Math.min(1, size / 4);
    const grows = 0.4 + 0.6 * Math.min(1, room / 4);
    sum += near * grows;
    steep += near ** 4 * grows;
    const lacks = Math.max(0, needed - value) + Math.max(0, 4 - size) * 0.01;
    GROUPS[groups * 5] = value;
    GROUPS[groups * 5 + 1] = size;
    GROUPS[groups * 5 + 2] = room;
    GROUPS[groups * 5 + 3] = dwellings;
    GROUPS[groups * 5 + 4] = posts;
    if (lacks < least) {
      second = least;
      least = lacks;
      best = groups;
    } else if (lacks < second) second = lacks;
    groups++;
  }
  if (best >= 0) {
    x[AT.groupMissing + Math.min(7, Math.floor(least))] = 1;
    x[AT.groupSize + Math.min(4, GROUPS[best * 5 + 1])] = 1;
    thresholds(x, AT.groupRoom, 4, GROUPS[best * 5 + 2]);
    thresholds(x, AT.groupDwellings, 3, GROUPS[best * 5 + 3]);
    thresholds(x, AT.groupPosts, 3, GROUPS[best * 5 + 4]);
  }
  if (second < 99) x[AT.groupMissing2 + Math.min(7, Math.floor(second))] = 1;
  let joined = 0;
  for (let one = 0; one < groups; one++) {
    for (let other = 0; other < one; other++) {
      if (countCommon(BESIDE, one * WORDS, BESIDE, other * WORDS) === 0) continue;
      joined = Math.max(joined, GROUPS[one * 5] + GROUPS[other * 5] + 1);
    }
  }
  if (joined > 0) x[AT.joinedMissing + Math.max(0, Math.min(7, needed - joined))] = 1;
  x[AT.town] = Math.round(16 * sum);
  x[AT.town + 1] = Math.round(16 * steep);
  if (mayRemember) GROUP_MEMORY.keep(x, GROUP_FIRST);
}
