import type { Seat } from '../../../src/kernel/index.ts';
import { type Ability, factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { board, start } from './board.ts';

const ALL = (1 << kit.CYCLE) - 1;
/** The terrains with a marker, as bits. */
const { markers } = kit.pockets({ markers: [0] }).named;
const arc = (s: kit.State, seat: Seat) => markers.of(s, seat);

/** Terrains without a marker next to marked ones; the ring's terrain if there is no marker. */
function open(s: kit.State, seat: Seat): number {
  const marked = arc(s, seat);
  if (marked === 0) return 1 << s.home(seat);
  const up = ((marked << 1) | (marked >> (kit.CYCLE - 1))) & ALL;
  const down = ((marked >> 1) | (marked << (kit.CYCLE - 1))) & ALL;
  return (up | down) & ~marked;
}

function setMarkers(s: kit.State, seat: Seat, marked: number, sink: kit.Sink): void {
  markers.gain(s, seat, (marked === ALL ? 0 : marked) - arc(s, seat), sink);
}

/** Marked terrains beside an unmarked one. */
function ends(s: kit.State, seat: Seat): number {
  const free = ALL & ~arc(s, seat);
  const beside = (free << 1) | (free >> 1) | (free << (kit.CYCLE - 1)) | (free >> (kit.CYCLE - 1));
  return beside & arc(s, seat);
}

function marker(name: string, rest: Pick<Ability, 'when' | 'once' | 'stronghold'>): Ability {
  return {
    name,
    ...rest,
    args: ['terrain'],
    list: (s, seat, into) => {
      const may = open(s, seat) | ends(s, seat);
      for (let terrain = 0; terrain < kit.CYCLE; terrain++) {
        if (((may >> terrain) & 1) !== 0) into.add(terrain);
      }
    },
    check: (s, seat, terrain, _two, reason) => {
      const has = (each: number) => terrain < kit.CYCLE && (arc(s, seat) & (1 << each)) !== 0;
      const sides = [(terrain + 1) % kit.CYCLE, (terrain + kit.CYCLE - 1) % kit.CYCLE];
      const removable = has(terrain) && sides.some((each) => !has(each));
      const alone = arc(s, seat) === 0 && terrain === s.home(seat);
      const addable = terrain < kit.CYCLE && !has(terrain) && (sides.some(has) || alone);
      if (removable || addable) return kit.LEGAL;
      return kit.refuse('ability-impossible', { ability: name, because: 'arc' }, reason);
    },
    apply: (s, seat, terrain, _two, sink) =>
      setMarkers(s, seat, arc(s, seat) ^ (1 << terrain), sink),
  };
}

/** Never transforms: builds on the terrains next to its markers on the circle. */
export const geologists = board({
  id: 'geologists',
  board: 'variable',
  home: 'chosen',
  startTerrainOnly: true,
  start: start({ power: [7, 5, 0] }),
  spades: { pay: 'nothing', rates: [] },
  traits: { scoresSpadesGained: 1 },
  abilities: [
    marker('marker', { when: 'question' }),
    marker('shift-marker', { when: 'action', once: true, stronghold: true }),
  ],
  hooks: {
    colourChosen: (s, seat, terrain, sink) => setMarkers(s, seat, 1 << terrain, sink),
    openGround: open,
    built: (s, seat, hex, building, _before, sink) => {
      if (building !== kit.DWELLING) return;
      setMarkers(s, seat, arc(s, seat) | (1 << s.terrain(hex)), sink);
    },
    spadesGained: (s, seat, spades) => {
      for (let n = 0; n < spades; n++) kit.ask(s, seat, 0, false);
      return true;
    },
  },
  checks: {
    isOpen: (s, seat, terrain) => {
      const has = (each: number) => (markers.of(s, seat) & (1 << (each % kit.CYCLE))) !== 0;
      if (terrain >= kit.CYCLE || has(terrain)) return false;
      if (markers.of(s, seat) === 0) return terrain === s.home(seat);
      return has(terrain + 1) || has(terrain + kit.CYCLE - 1);
    },
  },
});
