import { hasHex, nextHex, WORDS } from '../../../src/hexmap/index.ts';
import type { Seat } from '../../../src/kernel/index.ts';
import { type Ability, factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { board } from './board.ts';

/** The space of the blocker; the own points never go below it. */
const BLOCKER = kit.pockets({ blocker: [0] }).named.blocker;
const blocker = (s: kit.State, seat: Seat) => BLOCKER.of(s, seat);
const MOST = 240;

const price = (s: kit.State, seat: Seat, hex: number) =>
  kit.isHomeOfOther(s, seat, s.terrain(hex)) ? 6 : 4;

const burnLand: Ability = {
  name: 'burn-land',
  when: 'action',
  args: ['hex'],
  list: (s, seat, into) => {
    const reach = kit.SETS.reach + seat * WORDS;
    for (let hex = nextHex(s.i32, reach, -1); hex >= 0; hex = nextHex(s.i32, reach, hex)) {
      if (!hasHex(s.i32, kit.SETS.empty, hex) || s.terrain(hex) >= kit.CYCLE) continue;
      if (kit.vpToSpend(s, seat) >= price(s, seat, hex)) into.add(hex);
    }
  },
  check: (s, seat, hex, _two, reason) => {
    const wrong =
      kit.needsEmptyLand(s, hex, reason) ||
      kit.needsCycleTerrain(s, hex, reason) ||
      kit.needsReach(s, seat, hex, false, kit.NONE, reason);
    if (wrong !== kit.LEGAL) return wrong;
    let cost = 4;
    for (let other = 0; other < s.table.players; other++) {
      const { home } = s.table.factions[s.faction(other)];
      const strict = home !== 'ice' && home !== 'volcano' && other !== seat;
      const only = s.table.factions[s.faction(other)].startTerrainOnly;
      if (strict && !only && s.home(other) === s.terrain(hex)) cost = 6;
    }
    const vp = s.vp(seat) - BLOCKER.of(s, seat);
    return vp >= cost ? kit.LEGAL : kit.refuse('not-enough-vp', { cost, vp }, reason);
  },
  apply: (s, seat, hex, _two, sink) => {
    kit.gainVp(s, seat, -price(s, seat, hex), 'volcano', sink);
    kit.becomeVolcano(s, seat, hex, sink);
  },
};

const chase: Ability = {
  name: 'chase',
  when: 'free',
  args: [],
  list: (s, seat, into) => {
    if (kit.vpToSpend(s, seat) > 0 && s.powerRoom(seat) > 0 && blocker(s, seat) < MOST) into.add();
  },
  check: (s, seat, _one, _two, reason) => {
    const room = s.bowl1(seat) + s.bowl2(seat) > 0;
    const at = BLOCKER.of(s, seat);
    if (room && at < s.vp(seat) && at < MOST) return kit.LEGAL;
    return kit.refuse('ability-impossible', { ability: 'chase', because: 'blocker' }, reason);
  },
  apply: (s, seat, _one, _two, sink) => {
    BLOCKER.gain(s, seat, 1, sink);
    kit.gainPower(s, seat, 1, 'ability', sink);
  },
};

const LEFT = new Int32Array(WORDS);
const GROUP = new Int32Array(WORDS);

/** Pays for terrain with victory points, as long as the blocker allows. */
export const firewalkers = board({
  id: 'firewalkers',
  board: 'volcano',
  home: 'volcano',
  spades: { pay: 'nothing', rates: [] },
  traits: { scoresSpadesGained: 1 },
  abilities: [burnLand, chase],
  hooks: {
    started: (s, seat, sink) =>
      BLOCKER.gain(s, seat, Math.max(0, s.vp(seat) - 4) - blocker(s, seat), sink),
    vpFloor: blocker,
    spadesGained: (s, seat, spades, _cleanup, sink) => {
      BLOCKER.gain(s, seat, -Math.min(4 * spades, blocker(s, seat)), sink);
      return true;
    },
    passed: (s, seat, sink) => {
      if (s.onMap(seat, kit.STRONGHOLD) === 0) return;
      LEFT.set(s.i32.subarray(kit.SETS.own + seat * WORDS, kit.SETS.own + (seat + 1) * WORDS));
      while (kit.takeGroup(s, seat, LEFT, GROUP)) kit.gainVp(s, seat, 1, 'stronghold', sink);
    },
  },
});
