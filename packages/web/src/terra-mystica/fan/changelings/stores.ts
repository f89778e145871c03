import { BUILDINGS, type Building, CYCLE, type State } from '@pangaea/rules/terra-mystica';
import type { SeatColour } from '../../../ui/tinctures.ts';
import { COLOUR_OF_TERRAIN } from '../../stored/colour-of-terrain.ts';
import type { FanStores, RowPiece } from '../../stored/stored.ts';

/** Indices of the stores that are used here. */
const AT = { colours: 0, dwellings: 2, ninth: 4, 'trading-posts': 5, temples: 6, ninthNext: 7 };
/** Colours of the pieces, 0 where there is none. */
const [A, B, C] = [1, 2, 3];
const STRONGHOLD = BUILDINGS.indexOf('stronghold');
const SANCTUARY = BUILDINGS.indexOf('sanctuary');
const NINTH_INCOME = { workers: 2 } as const;

/** Terrain of a colour of pieces; undefined before it is chosen. */
function terrainOf(s: State, seat: number, colour: number): number | undefined {
  if (colour === A) return s.home(seat) < CYCLE ? s.home(seat) : undefined;
  const chosen = s.kept(seat, AT.colours + colour - B);
  return chosen === 0 ? undefined : chosen - 1;
}

function colourOf(s: State, seat: number, colour: number): SeatColour | undefined {
  const terrain = terrainOf(s, seat, colour);
  return terrain === undefined ? undefined : COLOUR_OF_TERRAIN[terrain];
}

/** The pieces of a row from the left: two bits for each space, four spaces in each number. */
function row(s: State, seat: number, first: number, spaces: number) {
  return Array.from({ length: spaces }, (_, space): RowPiece | undefined => {
    const colour = (s.kept(seat, first + (space >> 2)) >> ((space & 3) * 2)) & 3;
    return colour === 0 ? undefined : { colour: colourOf(s, seat, colour) };
  });
}

function pieces(s: State, seat: number, building: Building): readonly (RowPiece | undefined)[] {
  const single = (kind: number, colour: number) =>
    s.onMap(seat, kind) > 0 ? [undefined] : [{ colour: colourOf(s, seat, colour) }];
  switch (building) {
    case 'dwelling':
      return row(s, seat, AT.dwellings, 8);
    case 'trading-post':
      return row(s, seat, AT['trading-posts'], 4);
    case 'temple':
      return row(s, seat, AT.temples, 3);
    case 'stronghold':
      return single(STRONGHOLD, B);
    default:
      return single(SANCTUARY, A);
  }
}

/**
 * The colour of the structure on a hex of the seat, 0 if there is none: the number on a hex is that
 * colour.
 */
function colourOn(s: State, seat: number, hex: number): number {
  return s.owner(hex) === seat && s.building(hex) !== 0 ? s.tag(hex) : 0;
}

export const stores: FanStores = {
  pockets: [
    'colour-b',
    'colour-c',
    'dwelling-row',
    'dwelling-row',
    'ninth-dwelling',
    'trading-post-row',
    'temple-row',
    'ninth-next',
  ],
  rows: { shows: ['dwelling-row', 'trading-post-row', 'temple-row'], pieces },
  board: [
    {
      id: 'colours',
      shows: ['colour-b', 'colour-c'],
      picture: (s, seat) => {
        const terrains = [A, B, C].map((colour) => terrainOf(s, seat, colour));
        const numbers = terrains.map((terrain) => (terrain === undefined ? 0 : terrain + 1));
        return { kind: 'colours', numbers, terrains };
      },
    },
    {
      id: 'ninth',
      shows: ['ninth-dwelling', 'ninth-next'],
      picture: (s, seat) => {
        const colour = s.kept(seat, AT.ninth);
        const next = s.kept(seat, AT.ninthNext);
        return {
          kind: 'piece',
          numbers: [colour, next],
          piece: colour === 0 ? undefined : { colour: colourOf(s, seat, colour) },
          income: NINTH_INCOME,
          isNext: next > 0,
          isOpen: s.onMap(seat, STRONGHOLD) > 0,
        };
      },
    },
  ],
  onHex: {
    shows: ['numbers'],
    things: (s, seat, hex) => {
      const colour = colourOn(s, seat, hex);
      return colour === 0 ? [] : [{ id: 'colour', kind: 'ring', count: colour }];
    },
    colour: (s, seat, hex) => colourOf(s, seat, colourOn(s, seat, hex) || A),
  },
};
