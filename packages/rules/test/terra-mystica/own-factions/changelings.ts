import type { Seat } from '../../../src/kernel/index.ts';
import { type Ability, factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { board, start } from './board.ts';

/** Four spaces of a row as one number. */
const byte = (...row: number[]) =>
  row.reduce((sum, colour, space) => sum | (colour << (2 * space)), 0);

/**
 * Pieces of three colours A, B, C (1 to 3): the terrains of B and C; then rows of pieces, from the left, two
 * bits each, 0 for an empty space: dwellings (two numbers and the ninth space), trading posts, temples.
 */
const POCKETS = kit.pockets({
  colours: [0, 0],
  pieces: [byte(1, 2, 3, 1), byte(2, 3, 1, 2), 3, byte(1, 2, 3, 1), byte(1, 2, 3)],
});
const { colours, pieces } = POCKETS.named;
/** The colour of a piece on the map. */
const COLOUR = kit.HEX_NUMBER;

/** Indices of the rows among the pieces. */
const ROWS = { dwelling: 0, ninth: 2, tradingPost: 3, temple: 4 } as const;
const LENGTH = { [kit.DWELLING]: 9, [kit.TRADING_POST]: 4, [kit.TEMPLE]: 3 } as const;
const FIRST = {
  [kit.DWELLING]: ROWS.dwelling,
  [kit.TRADING_POST]: ROWS.tradingPost,
  [kit.TEMPLE]: ROWS.temple,
} as const;
type Kind = keyof typeof LENGTH;

function spot(kind: Kind, space: number): readonly [place: number, shift: number] {
  return [FIRST[kind] + (space >> 2), (space & 3) * 2];
}

function colourAt(s: kit.State, seat: Seat, kind: Kind, space: number): number {
  const [place, shift] = spot(kind, space);
  return (pieces.of(s, seat, place) >> shift) & 3;
}

function put(s: kit.State, seat: Seat, kind: Kind, space: number, colour: number, sink: kit.Sink) {
  const [place, shift] = spot(kind, space);
  const change = (colour - colourAt(s, seat, kind, space)) << shift;
  pieces.gainAt(place, s, seat, change, sink);
}

/** The number of usable spaces of a row: the ninth dwelling comes with the stronghold. */
function spaces(s: kit.State, seat: Seat, kind: Kind): number {
  const ninth = kind === kit.DWELLING && s.onMap(seat, kit.STRONGHOLD) === 0;
  return ninth ? 8 : LENGTH[kind];
}

/** Index of the leftmost piece, -1 if there is none. */
function leftmost(s: kit.State, seat: Seat, kind: Kind): number {
  for (let space = 0; space < spaces(s, seat, kind); space++) {
    if (colourAt(s, seat, kind, space) > 0) return space;
  }
  return -1;
}

function putBack(s: kit.State, seat: Seat, kind: Kind, colour: number, sink: kit.Sink): void {
  let space = spaces(s, seat, kind) - 1;
  while (colourAt(s, seat, kind, space) > 0) space--;
  put(s, seat, kind, space, colour, sink);
}

function takeNext(s: kit.State, seat: Seat, kind: Kind, sink: kit.Sink): number {
  const space = leftmost(s, seat, kind);
  const colour = colourAt(s, seat, kind, space);
  put(s, seat, kind, space, 0, sink);
  return colour;
}

function terrainOf(s: kit.State, seat: Seat, colour: number): number {
  return colour < 2 ? s.home(seat) : colours.of(s, seat, colour - 2);
}

/**
 * Terrain of the next dwelling; the home terrain as long as the colours are unknown, and if no
 * pieces are left.
 */
function aim(s: kit.State, seat: Seat): number {
  const space = leftmost(s, seat, kit.DWELLING);
  return terrainOf(s, seat, space < 0 ? 1 : colourAt(s, seat, kit.DWELLING, space));
}

/** Colour of the piece to which a structure would be upgraded. */
function nextColour(s: kit.State, seat: Seat, to: number): number {
  if (to === kit.STRONGHOLD) return 2;
  if (to === kit.SANCTUARY) return 1;
  const kind = to as Kind;
  return colourAt(s, seat, kind, leftmost(s, seat, kind));
}

const colour: Ability = {
  name: 'piece-colour',
  when: 'question',
  args: ['terrain'],
  list: (s, seat, into) => {
    let taken = 0;
    for (let other = 0; other < s.table.players; other++) taken |= 1 << s.home(other);
    if (kit.askedNow(s).question > 0) taken |= 1 << colours.of(s, seat, 0);
    for (let terrain = 0; terrain < kit.CYCLE; terrain++) {
      if (((taken >> terrain) & 1) === 0) into.add(terrain);
    }
  },
  check: (s, seat, terrain, _two, reason) => {
    const homes = [0, 1, 2, 3, 4].slice(0, s.table.players).map((other) => s.home(other));
    const chosen = kit.askedNow(s).question === 1 ? [colours.of(s, seat, 0)] : [];
    const free = terrain < kit.CYCLE && ![...homes, ...chosen].includes(terrain);
    if (free) return kit.LEGAL;
    return kit.refuse('ability-impossible', { ability: 'piece-colour', because: 'taken' }, reason);
  },
  apply: (s, seat, terrain, _two, sink, place) =>
    colours.gainAt(place, s, seat, terrain - colours.of(s, seat, place), sink),
};

/** Structures of three colours, each on its own terrain. */
export const changelings = board({
  id: 'changelings',
  board: 'variable',
  home: 'chosen',
  start: start({
    power: [7, 5, 0],
    kept: POCKETS.start,
  }),
  strongholdPieces: { dwelling: 9 },
  abilities: [colour],
  hooks: {
    coloursKnown: (s, seat) => {
      kit.ask(s, seat, 1, false, 1);
      kit.ask(s, seat, 0, false, 0);
    },
    aim,
    openGround: (s, seat) => 1 << aim(s, seat),
    placed: (s, seat, hex, sink) => COLOUR.set(s, hex, takeNext(s, seat, kit.DWELLING, sink)),
    built: (s, seat, hex, building, before, sink) => {
      if (building === kit.DWELLING || building === kit.TRADING_POST || building === kit.TEMPLE) {
        const taken = takeNext(s, seat, building, sink);
        if (before === 0) COLOUR.set(s, hex, taken);
      }
      if (before > 0) putBack(s, seat, before as Kind, COLOUR.of(s, hex), sink);
    },
    mayUpgrade: (s, seat, hex, to) => nextColour(s, seat, to) === COLOUR.of(s, hex),
  },
  checks: {
    isOpen: (s, seat, terrain) => {
      const row = [0, 1, 2].flatMap((place) =>
        [0, 2, 4, 6].map((shift) => (pieces.of(s, seat, place) >> shift) & 3),
      );
      const next = row.slice(0, s.onMap(seat, kit.STRONGHOLD) > 0 ? 9 : 8).find((each) => each > 0);
      const terrains = [s.home(seat), s.home(seat), colours.of(s, seat, 0), colours.of(s, seat, 1)];
      return next !== undefined && terrains[next] === terrain;
    },
    mayBecome: (s, seat, hex, to) => {
      const row = (place: number) =>
        [0, 2, 4, 6]
          .map((shift) => (pieces.of(s, seat, place) >> shift) & 3)
          .find((each) => each > 0);
      const next = [0, 0, row(3), row(4), 2, 1][to];
      return next === COLOUR.of(s, hex);
    },
  },
});
