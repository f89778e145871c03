import type { Seat } from '../../../kernel/index.ts';
import { ask, askedNow } from '../../actions/asking.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import type { Sink } from '../../events.ts';
import { type Pocket, pockets } from '../../goods/pockets.ts';
import { LEGAL, type Reason, refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { DWELLING } from '../../structures/building-kinds.ts';
import { CYCLE, TERRAINS } from '../../vocabulary.ts';

/**
 * One number for each terrain of the circle: 1 if it has a marker. The start terrain has the ring.
 */
const POCKETS = pockets({
  'marker-desert': [0],
  'marker-plains': [0],
  'marker-swamp': [0],
  'marker-lakes': [0],
  'marker-forest': [0],
  'marker-mountains': [0],
  'marker-wasteland': [0],
});
const MARKERS: readonly Pocket[] = Object.values(POCKETS.named);
const ALL = (1 << CYCLE) - 1;
/** The question that is asked for each spade gained. */
const SPADE = 0;

const before = (terrain: number) => (terrain + CYCLE - 1) % CYCLE;
const after = (terrain: number) => (terrain + 1) % CYCLE;

/** Terrains with a marker, as bits. */
function marked(s: State, seat: Seat): number {
  let bits = 0;
  for (let terrain = 0; terrain < CYCLE; terrain++) bits |= MARKERS[terrain].of(s, seat) << terrain;
  return bits;
}

/**
 * Terrains without a marker next to a terrain with one, as bits; if there is no marker, the ring's
 * terrain itself.
 */
function beside(s: State, seat: Seat): number {
  const bits = marked(s, seat);
  if (bits === 0) return 1 << s.home(seat);
  const turned = (bits << 1) | (bits >> (CYCLE - 1)) | (bits >> 1) | (bits << (CYCLE - 1));
  return turned & ALL & ~bits;
}

/** The two ends of the arc of markers, as bits. */
function ends(s: State, seat: Seat): number {
  const bits = marked(s, seat);
  let found = 0;
  for (let terrain = 0; terrain < CYCLE; terrain++) {
    if (((bits >> terrain) & 1) === 0) continue;
    const inside = ((bits >> before(terrain)) & 1) + ((bits >> after(terrain)) & 1) === 2;
    if (!inside) found |= 1 << terrain;
  }
  return found;
}

/** Puts a marker on a terrain; when all seven have one, all markers are removed. */
function mark(s: State, seat: Seat, terrain: number, sink: Sink): void {
  MARKERS[terrain].gain(s, seat, 1, sink);
  if (marked(s, seat) !== ALL) return;
  for (const each of MARKERS) each.gain(s, seat, -1, sink);
}

/** Whether dwellings may be built on a terrain, considering the terrain only. */
function isOpen(s: State, seat: Seat, terrain: number): boolean {
  if (terrain >= CYCLE) return false;
  const lies = (each: number) => MARKERS[each].of(s, seat) === 1;
  if (MARKERS.every((_, each) => !lies(each))) return terrain === s.home(seat);
  return !lies(terrain) && (lies(before(terrain)) || lies(after(terrain)));
}

/** Removes a marker at an end of the arc, or puts one next to it. */
function changing(name: string, moment: Pick<Ability<State>, 'when' | 'once' | 'stronghold'>) {
  const ability: Ability<State> = {
    name,
    ...moment,
    args: ['terrain'],
    list: (s, seat, into) => {
      if (moment.when === 'question' && askedNow(s).question !== SPADE) return;
      const bits = ends(s, seat) | beside(s, seat);
      for (let terrain = 0; terrain < CYCLE; terrain++) {
        if (((bits >> terrain) & 1) !== 0) into.add(terrain);
      }
    },
    check: (s, seat, terrain, _two, reason) => checkMarker(s, seat, name, terrain, reason),
    apply: (s, seat, terrain, _two, sink) => {
      if (MARKERS[terrain].of(s, seat) === 1) MARKERS[terrain].gain(s, seat, -1, sink);
      else mark(s, seat, terrain, sink);
    },
  };
  return ability;
}

function checkMarker(
  s: State,
  seat: Seat,
  ability: string,
  terrain: number,
  reason: Reason | undefined,
): number {
  if (terrain >= CYCLE) return refuse('not-on-cycle', { terrain: TERRAINS[terrain] }, reason);
  if (isOpen(s, seat, terrain)) return LEGAL;
  const no = (because: string) => refuse('ability-impossible', { ability, because }, reason);
  const lies = (each: number) => MARKERS[each].of(s, seat) === 1;
  if (!lies(terrain)) return no('not-beside');
  return lies(before(terrain)) && lies(after(terrain)) ? no('inside') : LEGAL;
}

/** Geologists: no spades; markers on the circle of terrains show where they may build. */
export const geologists = board<State>({
  id: 'geologists',
  board: 'variable',
  secondBoard: true,
  home: 'chosen',
  startTerrainOnly: true,
  start: { power: [7, 5, 0], kept: POCKETS.start },
  stronghold: { income: { power: [0, 4] } },
  spades: { pay: 'nothing', rates: [] },
  traits: { scoresSpadesGained: 1 },
  landscape: NO_LANDSCAPE,
  abilities: [
    changing('geologist-spade', { when: 'question' }),
    changing('geologist-marker', { when: 'action', once: true, stronghold: true }),
  ],
  hooks: {
    colourChosen: (s, seat, terrain, sink) => mark(s, seat, terrain, sink),
    openGround: beside,
    built: (s, seat, hex, building, replaced, sink) => {
      if (building === DWELLING && replaced === 0) mark(s, seat, s.terrain(hex), sink);
    },
    spadesGained: (s, seat, spades) => {
      for (let n = 0; n < spades; n++) ask(s, seat, SPADE, true);
      return true;
    },
  },
  checks: { isOpen },
});
