import { addHex, hasHex, WORDS } from '../../../src/hexmap/index.ts';
import type { Seat } from '../../../src/kernel/index.ts';
import { type Ability, factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { beside, board } from './board.ts';

/** Hexes with a town tile. */
const TOWNS = kit.HEX_MARKS;
/** Volcano tiles on a hex. */
const HEIGHT = kit.HEX_NUMBER;
/** Priests that have become volcano tiles. */
const { priests } = kit.pockets({ priests: [0] }).named;
const MOST = 31;

const raise: Ability = {
  name: 'raise',
  when: 'action',
  args: ['hex'],
  list: (s, seat, into) => {
    if (s.priests(seat) === 0) return;
    for (let hex = 0; hex < s.table.map.size; hex++) {
      if (hasHex(s.i32, kit.SETS.own + seat * WORDS, hex) && HEIGHT.of(s, hex) < MOST)
        into.add(hex);
    }
  },
  check: (s, seat, hex, _two, reason) => {
    const no = { ability: 'raise', because: 'structure' };
    if (s.owner(hex) !== seat || HEIGHT.of(s, hex) === MOST) {
      return kit.refuse('ability-impossible', no, reason);
    }
    return kit.needsPriests(s, seat, 1, reason);
  },
  apply: (s, seat, hex, _two, sink) => {
    kit.addPriests(s, seat, -1, 'ability', sink);
    priests.gain(s, seat, 1, sink);
    HEIGHT.set(s, hex, HEIGHT.of(s, hex) + 1);
    kit.gainPower(s, seat, 1, 'ability', sink);
  },
};

/** Tiles that arrive when a stack flows, below 1 if it cannot flow. */
const arriving = (s: kit.State, seat: Seat, from: number, to: number) =>
  HEIGHT.of(s, from) - 1 - (kit.isHomeOfOther(s, seat, s.terrain(to)) ? 1 : 0);

function flow(name: string, when: 'action' | 'question'): Ability {
  return {
    name,
    when,
    args: ['hex', 'hex'],
    list: (s, seat, into) => {
      for (let from = 0; from < s.table.map.size; from++) {
        if (s.owner(from) !== seat || TOWNS.has(s, seat, from)) continue;
        if (when === 'question' && from !== kit.askedNow(s).p) continue;
        for (let d = 0; d < 6; d++) {
          const to = s.table.map.neighbours[from * 6 + d];
          if (to < 0 || !hasHex(s.i32, kit.SETS.empty, to)) continue;
          if (s.terrain(to) < kit.CYCLE && arriving(s, seat, from, to) > 0) into.add(from, to);
        }
      }
    },
    check: (s, seat, from, to, reason) => {
      const no = (because: string) =>
        kit.refuse('ability-impossible', { ability: name, because }, reason);
      if (s.owner(from) !== seat) return no('not-yours');
      if (when === 'question' && from !== kit.askedNow(s).p) return no('another');
      if (TOWNS.has(s, seat, from)) return no('town-tile');
      if (!beside(s, from).includes(to)) return no('not-beside');
      const wrong = kit.needsEmptyLand(s, to, reason) || kit.needsCycleTerrain(s, to, reason);
      if (wrong !== kit.LEGAL) return wrong;
      const rivals = [0, 1, 2, 3, 4].slice(0, s.table.players).filter((other) => {
        const { home, startTerrainOnly } = s.table.factions[s.faction(other)];
        const strict = home !== 'ice' && home !== 'volcano' && !startTerrainOnly;
        return other !== seat && strict && s.home(other) === s.terrain(to);
      });
      return HEIGHT.of(s, from) >= (rivals.length > 0 ? 3 : 2) ? kit.LEGAL : no('too-low');
    },
    apply: (s, seat, from, to, sink) => {
      const left = arriving(s, seat, from, to);
      kit.moveStructure(s, seat, from, to, sink);
      kit.setTerrain(s, seat, to, kit.VOLCANO, 0, 0, sink);
      HEIGHT.set(s, from, 1);
      HEIGHT.set(s, to, left);
      if (left > 1) kit.ask(s, seat, 0, true, to);
    },
  };
}

/** Stacks of volcano tiles that flow over land and carry their structures. */
export const ember = board({
  id: 'kingdom-of-ember',
  board: 'volcano',
  home: 'volcano',
  spades: { pay: 'nothing', rates: [] },
  traits: { scoresSpadesGained: 1 },
  abilities: [raise, flow('flow', 'action'), flow('flow-on', 'question')],
  hooks: {
    placed: (s, _seat, hex) => HEIGHT.set(s, hex, 1),
    built: (s, _seat, hex) => {
      if (HEIGHT.of(s, hex) === 0) HEIGHT.set(s, hex, 1);
    },
    townFounded: (s, seat, hex) => addHex(s.i32, TOWNS.at(seat), hex),
    priestsAway: (s, seat) => priests.of(s, seat),
    spadesGained: (s, seat, spades, _cleanup, sink) => {
      const back = Math.min(spades, priests.of(s, seat));
      priests.gain(s, seat, -back, sink);
      kit.addPriests(s, seat, back, 'ability', sink);
      return true;
    },
    strongholdBuilt: (s, seat, sink) => {
      const back = priests.of(s, seat);
      priests.gain(s, seat, -back, sink);
      kit.addPriests(s, seat, back, 'stronghold', sink);
    },
  },
});
