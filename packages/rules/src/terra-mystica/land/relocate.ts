import {
  addHex,
  clearHexes,
  hasHex,
  nextHex,
  removeHex,
  uniteInto,
  WORDS,
} from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { occupy } from '../../terra/board.ts';
import type { Sink } from '../events.ts';
import { NONE, SETS, type State } from '../state.ts';
import { LOOK_FOR_TOWNS } from '../towns/look-for-towns.ts';
import { findGroup } from './groups.ts';
import { deriveReach } from './reach.ts';

/*
 * Functions for factions that go beyond the rules of the box: bridges and structures that are
 * moved, and towns that fall apart because of it.
 */

/** Moves an own bridge to a free place; at both places the groups may become towns. */
export function moveBridge(s: State, seat: Seat, from: number, to: number, sink: Sink): void {
  const { bridgeNames, hooks, map } = s.table;
  s.setBridgeOwner(from, NONE);
  s.setBridgeOwner(to, seat);
  deriveReach(s, seat);
  sink?.push({ type: 'bridge-moved', seat, from: bridgeNames[from], to: bridgeNames[to] });
  const { a, b } = map.bridges[to];
  s.push(LOOK_FOR_TOWNS.number, seat, s.owner(a) === seat ? a : b);
  hooks.bridgeBuilt[s.faction(seat)]?.(s, seat, to, sink);
}

/**
 * Moves an own structure to an empty hex, and out of its town. Its tag stays behind; the faction
 * must set terrain and tags. The structure does not count as built: nothing is scored, and nobody
 * is offered power.
 */
export function moveStructure(s: State, seat: Seat, from: number, to: number, sink: Sink): void {
  const { names } = s.table.map;
  occupy(s, seat, to, s.building(from));
  s.setBuilding(from, 0);
  s.setOwner(from, NONE);
  removeHex(s.i32, SETS.own + seat * WORDS, from);
  if (s.isLand(from)) addHex(s.i32, SETS.empty, from);
  removeHex(s.i32, SETS.inTown + seat * WORDS, from);
  deriveReach(s, seat);
  sink?.push({ type: 'moved', seat, from: names[from], to: names[to] });
  s.push(LOOK_FOR_TOWNS.number, seat, to);
}

const GROUP = new Int32Array(WORDS);

/**
 * Each town keeps the structures that are connected with its tile; the others are free again and
 * may become a town.
 * @param tiles the hexes with the seat's town tiles, a set at `at`: the faction has marked them.
 */
export function splitTowns(s: State, seat: Seat, tiles: Int32Array, at: number): void {
  const inTown = SETS.inTown + seat * WORDS;
  clearHexes(s.i32, inTown);
  for (let hex = nextHex(tiles, at, -1); hex >= 0; hex = nextHex(tiles, at, hex)) {
    if (hasHex(s.i32, inTown, hex)) continue;
    findGroup(s, seat, hex, GROUP);
    uniteInto(s.i32, inTown, GROUP, 0);
  }
}
