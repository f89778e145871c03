import { clearHexes, countHexes, nextHex, WORDS } from '../../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { findOwnBeside } from '../../terra/adjacent.ts';
import { isInTown, joinGroup, takeGroup } from '../../terra/groups.ts';
import { EFFECT } from '../mats/effects.ts';
import type { State } from '../state.ts';
import { canBeTown, mayFound } from './size.ts';

/* The Sea Dogs' towns of groups on both sides of a river hex. Rulebook, appendix "Factions";
   ruling R8. */

/** The highest number of groups around a river hex. */
const SIDES = 6;

const AROUND = new Int32Array(WORDS);
const BANK = new Int32Array(WORDS);

/**
 * Finds the groups around a river hex that are not in a town yet, each by its lowest hex there;
 * none if there is only one building.
 * @param anchors is filled with these hexes
 * @returns the number of groups
 */
function findAnchors(s: State, seat: Seat, river: number, anchors: Uint8Array): number {
  findOwnBeside(s, seat, river, AROUND);
  // One building can only be one group, and a town across the river needs two.
  if (countHexes(AROUND, 0) < 2) return 0;
  let count = 0;
  let lowest = nextHex(AROUND, 0, -1);
  while (takeGroup(s, seat, AROUND, BANK)) {
    if (!isInTown(s, seat, BANK)) anchors[count++] = lowest;
    lowest = nextHex(AROUND, 0, -1);
  }
  return count;
}

const ANCHORS = new Uint8Array(SIDES);

/**
 * Adds the other group of a river town to the first one; with ruling R8 every free group around it.
 */
export function joinAcrossRiver(
  s: State,
  seat: Seat,
  other: number,
  river: number,
  group: Int32Array,
): void {
  joinGroup(s, seat, other, group);
  if (s.table.options.rulings.riverTown === 'two-groups') return;
  const anchors = findAnchors(s, seat, river, ANCHORS);
  for (let i = 0; i < anchors; i++) joinGroup(s, seat, ANCHORS[i], group);
}

const GROUP = new Int32Array(WORDS);

/**
 * Adds the river towns that can be founded now; without `into` it only checks for one.
 * @returns whether there is any
 */
export function riverTowns(s: State, seat: Seat, kind: number, into: Moves | undefined): boolean {
  if (s.effect(seat, EFFECT.riverTown) === 0 || !mayFound(s, seat)) return false;
  const { river } = s.table.map;
  const allGroups = s.table.options.rulings.riverTown === 'all-groups';
  let any = false;
  for (let hex = nextHex(river, 0, -1); hex >= 0; hex = nextHex(river, 0, hex)) {
    const anchors = findAnchors(s, seat, hex, ANCHORS);
    for (let i = 0; i < anchors; i++) {
      for (let j = i + 1; j < anchors; j++) {
        clearHexes(GROUP, 0);
        for (let k = 0; k < anchors; k++) {
          if (allGroups || k === i || k === j) joinGroup(s, seat, ANCHORS[k], GROUP);
        }
        if (!canBeTown(s, seat, GROUP)) continue;
        if (into === undefined) return true;
        any = true;
        into.add(packMove(kind, hex, ANCHORS[i], ANCHORS[j]));
      }
    }
  }
  return any;
}

export function hasRiverTown(s: State, seat: Seat): boolean {
  return riverTowns(s, seat, 0, undefined);
}
