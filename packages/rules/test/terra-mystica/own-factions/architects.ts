import { addHex, hasHex, nextHex, WORDS } from '../../../src/hexmap/index.ts';
import type { Seat } from '../../../src/kernel/index.ts';
import { type Ability, factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { allHexes, beside, board, start } from './board.ts';

const TOWNS = kit.HEX_MARKS;

function joining(s: kit.State, seat: Seat, isIn: (hex: number) => boolean): number {
  return s.table.map.bridges.filter(
    ({ a, b }, bridge) => s.bridgeOwner(bridge) === seat && isIn(a) && isIn(b),
  ).length;
}

const GROUP = new Int32Array(WORDS);

/** Whether every town is still a town if a bridge is removed. */
function townsStand(s: kit.State, seat: Seat, without: number): boolean {
  s.setBridgeOwner(without, kit.NONE);
  let stand = true;
  for (let hex = nextHex(s.i32, TOWNS.at(seat), -1); hex >= 0 && stand; ) {
    kit.findGroup(s, seat, hex, GROUP);
    stand = kit.meetsTown(s, seat, GROUP);
    hex = nextHex(s.i32, TOWNS.at(seat), hex);
  }
  s.setBridgeOwner(without, seat);
  return stand;
}

/** The same question without the engine's sets. */
function townsStandSlowly(s: kit.State, seat: Seat, without: number): boolean {
  const bridges = s.table.map.bridges.filter(
    (_, bridge) => bridge !== without && s.bridgeOwner(bridge) === seat,
  );
  return allHexes(s)
    .filter((hex) => TOWNS.has(s, seat, hex))
    .every((tile) => {
      const group = [tile];
      for (const from of group) {
        const over = bridges.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : []));
        for (const to of [...beside(s, from), ...over]) {
          if (s.owner(to) === seat && !group.includes(to)) group.push(to);
        }
      }
      const kinds = group.map((hex) => s.building(hex));
      const value = kinds.reduce((sum, kind) => sum + [1, 1, 2, 2, 3, 3][kind], 0);
      const inside = bridges.filter(({ a, b }) => group.includes(a) && group.includes(b)).length;
      const needed = kinds.includes(kit.SANCTUARY) ? 3 : 4;
      const power = s.hasFavour(seat, kit.FAVOUR_TILES.indexOf('FAV5')) ? 6 : 7;
      return group.length >= needed && value + inside >= power;
    });
}

const priestBridge: Ability = {
  name: 'priest-bridge',
  when: 'action',
  args: [],
  list: (s, seat, into) => {
    if (s.priests(seat) === 0) return;
    for (let bridge = 0; bridge < s.table.map.bridges.length; bridge++) {
      if (!kit.canBridge(s, seat, bridge)) continue;
      into.add();
      return;
    }
  },
  check: (s, seat, _one, _two, reason) => {
    const wrong = kit.needsPriests(s, seat, 1, reason);
    if (wrong !== kit.LEGAL) return wrong;
    const free = s.table.map.bridges.some(
      ({ a, b }, bridge) =>
        s.bridgeOwner(bridge) === kit.NONE && (s.owner(a) === seat || s.owner(b) === seat),
    );
    if (free && s.bridgesLeft(seat) > 0) return kit.LEGAL;
    const why = { ability: 'priest-bridge', because: 'no-place' };
    return kit.refuse('ability-impossible', why, reason);
  },
  apply: (s, seat, _one, _two, sink) => {
    kit.addPriests(s, seat, -1, 'ability', sink);
    s.push(kit.CHOOSE_BRIDGE.number, seat);
  },
};

const moveBridge: Ability = {
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
        if (s.bridgeOwner(to) !== kit.NONE) continue;
        if (s.owner(a) === seat || s.owner(b) === seat) into.add(from, to);
      }
    }
  },
  check: (s, seat, from, to, reason) => {
    const no = (because: string) =>
      kit.refuse('ability-impossible', { ability: 'move-bridge', because }, reason);
    if (s.bridgeOwner(from) !== seat) return no('not-yours');
    if (s.bridgeOwner(to) !== kit.NONE) return no('taken');
    const { a, b } = s.table.map.bridges[to];
    if (s.owner(a) !== seat && s.owner(b) !== seat) return no('no-own-structure');
    return townsStandSlowly(s, seat, from) ? kit.LEGAL : no('town');
  },
  apply: (s, seat, from, to, sink) => {
    s.push(kit.LOOK_FOR_TOWNS.number, seat, kit.ALL_GROUPS);
    kit.moveBridge(s, seat, from, to, sink);
    kit.splitTowns(s, seat, s.i32, TOWNS.at(seat));
    kit.gainVp(s, seat, 3, 'ability', sink);
  },
};

/**
 * Bridges for priests, which count 1 in towns; with the stronghold they can be moved, and towns may
 * split.
 */
export const architects = board({
  id: 'architects',
  board: 'grey',
  home: 'mountains',
  start: start({ power: [3, 9, 0] }),
  abilities: [priestBridge, moveBridge],
  hooks: {
    groupBonus: (s, seat, group) => joining(s, seat, (hex) => hasHex(group, 0, hex)),
    townFounded: (s, seat, hex) => addHex(s.i32, TOWNS.at(seat), hex),
  },
});
