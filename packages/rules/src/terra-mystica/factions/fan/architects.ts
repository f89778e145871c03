import { hasHex, nextHex, WORDS } from '../../../hexmap/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { canBridgeAnywhere } from '../../../terra/bridges.ts';
import { ask, askedNow } from '../../actions/asking.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { checkBridge } from '../../bridges/bridge.check.ts';
import { CHOOSE_BRIDGE } from '../../bridges/choose-bridge.ts';
import { needsPriests } from '../../check/needs.ts';
import { addPriests, gainVp } from '../../goods/gains.ts';
import { HEX_MARKS } from '../../goods/pockets.ts';
import { findGroup } from '../../land/groups.ts';
import { moveBridge, splitTowns } from '../../land/relocate.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import { NONE, type State } from '../../state.ts';
import { ALL_GROUPS, LOOK_FOR_TOWNS } from '../../towns/look-for-towns.ts';
import { meetsTown } from '../../towns/size.ts';
import { standsWithout, townAround } from './architects.check.ts';
import { bridgeDwelling, bridgeDwellingWithSpades } from './bridge-dwelling.ts';

const PRIESTS = 1;
const POINTS = 3;
/** Hexes with an own town tile. */
const TILES = HEX_MARKS;
const GROUP = new Int32Array(WORDS);

/** A bridge, placed by the usual rules, for a priest, who returns to the supply. */
const build: Ability<State> = {
  name: 'priest-bridge',
  when: 'action',
  args: [],
  list: (s, seat, into) => {
    if (s.priests(seat) >= PRIESTS && canBridgeAnywhere(s, seat)) into.add();
  },
  check: (s, seat, _one, _two, reason) => {
    const no = { ability: 'priest-bridge', because: 'no-place' };
    const isPlace = s.table.map.bridges.some((_, bridge) => checkBridge(s, seat, bridge) === LEGAL);
    if (!isPlace || s.bridgesLeft(seat) === 0) return refuse('ability-impossible', no, reason);
    return needsPriests(s, seat, PRIESTS, reason);
  },
  apply: (s, seat, _one, _two, sink) => {
    addPriests(s, seat, -PRIESTS, 'ability', sink);
    s.push(CHOOSE_BRIDGE.number, seat);
  },
};

/** Whether every group with an own town tile is still a town if a bridge is removed. */
function townsStand(s: State, seat: Seat, without: number): boolean {
  const tiles = TILES.at(seat);
  let stand = true;
  s.setBridgeOwner(without, NONE);
  for (let hex = nextHex(s.i32, tiles, -1); hex >= 0 && stand; ) {
    findGroup(s, seat, hex, GROUP);
    stand = meetsTown(s, seat, GROUP);
    hex = nextHex(s.i32, tiles, hex);
  }
  s.setBridgeOwner(without, seat);
  return stand;
}

/**
 * Moves an own bridge to another place; structures that are no longer connected with a town tile
 * become free again.
 */
const move: Ability<State> = {
  name: 'move-bridge',
  when: 'action',
  once: true,
  stronghold: true,
  args: ['bridge', 'bridge'],
  list: (s, seat, into) => {
    const { bridges } = s.table.map;
    for (let from = 0; from < bridges.length; from++) {
      if (s.bridgeOwner(from) !== seat || !townsStand(s, seat, from)) continue;
      for (let to = 0; to < bridges.length; to++) {
        const { a, b } = bridges[to];
        const isPlace = s.owner(a) === seat || s.owner(b) === seat;
        if (isPlace && s.bridgeOwner(to) === NONE) into.add(from, to);
      }
    }
  },
  check: (s, seat, from, to, reason) => {
    const no = (because: string) =>
      refuse('ability-impossible', { ability: 'move-bridge', because }, reason);
    if (s.bridgeOwner(from) !== seat) return no('bridge-not-own');
    const wrong = checkBridge(s, seat, to, reason);
    if (wrong !== LEGAL) return wrong;
    const tiles = [...s.table.map.names.keys()].filter((hex) => TILES.has(s, seat, hex));
    return tiles.every((hex) => standsWithout(s, seat, from, hex)) ? LEGAL : no('town-would-fall');
  },
  apply: (s, seat, from, to, sink) => {
    gainVp(s, seat, POINTS, 'ability', sink);
    s.push(LOOK_FOR_TOWNS.number, seat, ALL_GROUPS);
    moveBridge(s, seat, from, to, sink);
    splitTowns(s, seat, s.i32, TILES.at(seat));
  },
};

/** Puts the tile of a new town on one of its hexes: towns may be separated later. */
const layTile: Ability<State> = {
  name: 'lay-town-tile',
  when: 'question',
  args: ['hex'],
  list: (s, seat, into) => {
    findGroup(s, seat, askedNow(s).p, GROUP);
    for (let hex = nextHex(GROUP, 0, -1); hex >= 0; hex = nextHex(GROUP, 0, hex)) into.add(hex);
  },
  check: (s, seat, hex, _two, reason) => {
    if (townAround(s, seat, askedNow(s).p).includes(hex)) return LEGAL;
    const no = { ability: 'lay-town-tile', because: 'not-in-town' };
    return refuse('ability-impossible', no, reason);
  },
  apply: (s, seat, hex, _two, sink) => TILES.add(s, seat, hex, 'town-tile', sink),
};

/** Own bridges between two structures of a group. */
function bridgesInside(s: State, seat: Seat, group: Int32Array): number {
  const { bridges } = s.table.map;
  let inside = 0;
  for (let bridge = 0; bridge < bridges.length; bridge++) {
    if (s.bridgeOwner(bridge) !== seat) continue;
    const { a, b } = bridges[bridge];
    if (hasHex(group, 0, a) && hasHex(group, 0, b)) inside++;
  }
  return inside;
}

/**
 * Architects: bridges for priests, which count in towns and save spades; with the stronghold
 * bridges can be moved.
 */
export const architects = board<State>({
  id: 'architects',
  board: 'red',
  secondBoard: true,
  home: 'wasteland',
  start: { power: [3, 9, 0], cults: { fire: 1, air: 1 } },
  stronghold: { income: { power: [0, 4] } },
  landscape: NO_LANDSCAPE,
  abilities: [build, bridgeDwelling, bridgeDwellingWithSpades, move, layTile],
  hooks: {
    groupBonus: bridgesInside,
    townFounded: (s, seat, hex) => ask(s, seat, 0, false, hex),
  },
});
