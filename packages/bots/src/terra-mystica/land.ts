import { countCommon, nextHex, subtractFrom, uniteInto, WORDS } from '@pangaea/rules/hexmap';
import type { Seat } from '@pangaea/rules/kernel';
import {
  CYCLE,
  cycleDistance,
  findGroup,
  groupValue,
  NONE,
  powerNeeded,
  SETS,
  type State,
  TRAITS,
} from '@pangaea/rules/terra-mystica';
import { SANCTUARY } from './buildings.ts';
import type { Worths } from './model.ts';

const SPADES_USELESS = TRAITS.indexOf('spadesUseless');
const GROUP = new Int32Array(WORDS);
const BESIDE = new Int32Array(WORDS);
const REST = new Int32Array(WORDS);
const OTHERS = new Int32Array(WORDS);
/** The number of empty hexes in reach, by the spades that they need. */
const NEAR = new Int32Array(4);

/** The value of groups that may become a town. */
export function towns(s: State, seat: Seat, rounds: number, w: Worths): number {
  const own = SETS.own + seat * WORDS;
  const inTown = SETS.inTown + seat * WORDS;
  for (let word = 0; word < WORDS; word++) REST[word] = s.i32[own + word] & ~s.i32[inTown + word];
  const needed = powerNeeded(s, seat);
  let points = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, hex)) {
    findGroup(s, seat, hex, GROUP);
    subtractFrom(REST, 0, GROUP, 0);
    if (countCommon(GROUP, 0, s.i32, inTown) > 0) continue;
    const size = countCommon(GROUP, 0, GROUP, 0) + (hasSanctuary(s, GROUP) ? 1 : 0);
    const near = Math.min(1, groupValue(s, seat, GROUP) / needed) * Math.min(1, size / 4);
    const grows = Math.min(1, freeBeside(s, GROUP) / w.townRoom);
    points += w.town * near ** w.townShape * (w.townAlone + (1 - w.townAlone) * grows);
  }
  return points * Math.min(1, w.townNow + w.townLater * (rounds - 1));
}

/** The number of empty land hexes beside a group. */
function freeBeside(s: State, group: Int32Array): number {
  const { adjacentLand } = s.table.map;
  BESIDE.fill(0);
  for (let hex = nextHex(group, 0, -1); hex >= 0; hex = nextHex(group, 0, hex)) {
    uniteInto(BESIDE, 0, adjacentLand, hex * WORDS);
  }
  return countCommon(BESIDE, 0, s.i32, SETS.empty);
}

function hasSanctuary(s: State, group: Int32Array): boolean {
  for (let hex = nextHex(group, 0, -1); hex >= 0; hex = nextHex(group, 0, hex)) {
    if (s.building(hex) === SANCTUARY) return true;
  }
  return false;
}

/**
 * Counts empty land in reach by the number of spades that turn it into home terrain: none, one,
 * two, three or any other number.
 * @param into four numbers
 */
export function countLand(s: State, seat: Seat, into: Int32Array): void {
  const reach = SETS.reach + seat * WORDS;
  const home = s.home(seat);
  const ground = s.groundOf(seat);
  into.fill(0);
  if (home === NONE) return;
  const locked = s.trait(seat, SPADES_USELESS) > 0 ? s.locked(seat) : -1;
  for (let terrain = 0; terrain < CYCLE; terrain++) {
    let count = 0;
    const at = SETS.ground + terrain * WORDS;
    for (let word = 0; word < WORDS; word++) {
      let bits = s.i32[reach + word] & s.i32[SETS.empty + word] & s.i32[at + word];
      for (; bits !== 0; bits &= bits - 1) count++;
    }
    if (count === 0) continue;
    if (locked >= 0) into[((locked >> terrain) & 1) === 0 ? 0 : 3] += count;
    else into[terrain === ground ? 0 : Math.max(1, cycleDistance(terrain, home))] += count;
  }
  if (ground >= CYCLE) {
    into[0] += countCommon(s.i32, reach, s.i32, SETS.ground + ground * WORDS);
  }
}

/** The value of land for new buildings, by the spades that it takes. */
export function room(s: State, seat: Seat, w: Worths): number {
  countLand(s, seat, NEAR);
  return (
    Math.min(NEAR[0], w.homeMost) * w.home +
    Math.min(NEAR[1], w.spadesMost) * w.oneSpade +
    Math.min(NEAR[2], w.spadesMost) * w.twoSpades
  );
}

/**
 * The power that own structures may bring when others build beside them: the power value of each,
 * once for each structure of others beside it.
 */
export function neighbours(s: State, seat: Seat): number {
  const { map, players, value } = s.table;
  OTHERS.fill(0);
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    for (let word = 0; word < WORDS; word++) OTHERS[word] |= s.i32[SETS.own + other * WORDS + word];
  }
  const own = SETS.own + seat * WORDS;
  const row = s.faction(seat) * 6;
  let beside = 0;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    const count = countCommon(map.adjacent, hex * WORDS, OTHERS, 0);
    if (count > 0) beside += value[row + s.building(hex)] * count;
  }
  return beside;
}
