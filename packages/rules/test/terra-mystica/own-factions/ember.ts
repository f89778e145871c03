import { addHex, hasHex, WORDS } from '../../../src/hexmap/index.ts';
import type { Seat } from '../../../src/kernel/index.ts';
import { type Ability, factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { beside, board } from './board.ts';

/** Hexes with a town tile; a tag is the number of volcano tiles on a hex. */
const tiles = (seat: Seat) => kit.SETS.marked + seat * WORDS;
const MOST = 31;

const raise: Ability = {
  name: 'raise',
  when: 'action',
  args: ['hex'],
  list: (s, seat, into) => {
    if (s.priests(seat) === 0) return;
    for (let hex = 0; hex < s.table.map.size; hex++) {
      if (hasHex(s.i32, kit.SETS.own + seat * WORDS, hex) && s.tag(hex) < MOST) into.add(hex);
    }
  },
  check: (s, seat, hex, _two, reason) => {
    const no = { ability: 'raise', because: 'structure' };
    if (s.owner(hex) !== seat || s.tag(hex) === MOST) {
      return kit.refuse('ability-impossible', no, reason);
    }
    return kit.needsPriests(s, seat, 1, reason);
  },
  apply: (s, seat, hex, _two, sink) => {
    kit.addPriests(s, seat, -1, 'ability', sink);
    kit.keepMore(s, seat, 0, 1, 'priests', sink);
    s.setTag(hex, s.tag(hex) + 1);
    kit.gainPower(s, seat, 1, 'ability', sink);
  },
};

/** Tiles that arrive when a stack flows, below 1 when it cannot. */
const arriving = (s: kit.State, seat: Seat, from: number, to: number) =>
  s.tag(from) - 1 - (kit.isHomeOfOther(s, seat, s.terrain(to)) ? 1 : 0);

function flow(name: string, when: 'action' | 'question'): Ability {
  return {
    name,
    when,
    args: ['hex', 'hex'],
    list: (s, seat, into) => {
      for (let from = 0; from < s.table.map.size; from++) {
        if (s.owner(from) !== seat || hasHex(s.i32, tiles(seat), from)) continue;
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
      if (hasHex(s.i32, tiles(seat), from)) return no('town-tile');
      if (!beside(s, from).includes(to)) return no('not-beside');
      const wrong = kit.needsEmptyLand(s, to, reason) || kit.needsCycleTerrain(s, to, reason);
      if (wrong !== kit.LEGAL) return wrong;
      const rivals = [0, 1, 2, 3, 4].slice(0, s.table.players).filter((other) => {
        const { home, startTerrainOnly } = s.table.factions[s.faction(other)];
        const strict = home !== 'ice' && home !== 'volcano' && !startTerrainOnly;
        return other !== seat && strict && s.home(other) === s.terrain(to);
      });
      return s.tag(from) >= (rivals.length > 0 ? 3 : 2) ? kit.LEGAL : no('too-low');
    },
    apply: (s, seat, from, to, sink) => {
      const left = arriving(s, seat, from, to);
      kit.moveStructure(s, seat, from, to, sink);
      kit.setTerrain(s, seat, to, kit.VOLCANO, 0, 0, sink);
      s.setTag(from, 1);
      s.setTag(to, left);
      if (left > 1) kit.ask(s, seat, 0, true, to);
    },
  };
}

/** Stacks of volcano tiles that flow with the structures on them, over land. */
export const ember = board({
  id: 'kingdom-of-ember',
  board: 'volcano',
  home: 'volcano',
  spades: { pay: 'nothing', rates: [] },
  traits: { scoresSpadesGained: 1 },
  abilities: [raise, flow('flow', 'action'), flow('flow-on', 'question')],
  hooks: {
    placed: (s, _seat, hex) => s.setTag(hex, 1),
    built: (s, _seat, hex) => {
      if (s.tag(hex) === 0) s.setTag(hex, 1);
    },
    townFounded: (s, seat, hex) => addHex(s.i32, tiles(seat), hex),
    priestsAway: (s, seat) => s.kept(seat, 0),
    spadesGained: (s, seat, spades, _cleanup, sink) => {
      const back = Math.min(spades, s.kept(seat, 0));
      kit.keepMore(s, seat, 0, -back, 'priests', sink);
      kit.addPriests(s, seat, back, 'ability', sink);
      return true;
    },
    strongholdBuilt: (s, seat, sink) => {
      const back = s.kept(seat, 0);
      kit.keepMore(s, seat, 0, -back, 'priests', sink);
      kit.addPriests(s, seat, back, 'stronghold', sink);
    },
  },
});
