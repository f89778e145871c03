import type { PiecePart } from '../../board/pieces/parts.ts';
import type { SeatColour } from '../../ui/tinctures.ts';
import {
  type Building,
  church,
  cottage,
  dome,
  flatHouse,
  gate,
  hall,
  hut,
  keep,
  lighthouse,
  minaret,
  pagoda,
  spire,
  stilts,
  tent,
  terrace,
  windmill,
  ziggurat,
} from './buildings.ts';

/** The look of a city: the colour of its roofs, and the places of its buildings. */
interface City {
  readonly roofs: SeatColour;
  readonly plan: readonly (readonly [building: Building, x: number, y: number])[];
}

/** By the id of the card. Cities of one land have the same style, and no two are equal. */
const CITIES: Readonly<Record<string, City>> = {
  // Plains: farms, mills, markets.
  'city-01': {
    roofs: 'red',
    plan: [
      [windmill, -12, -22],
      [cottage, 22, -18],
      [cottage, -24, 14],
      [hall, 10, 14],
    ],
  },
  'city-02': {
    roofs: 'orange',
    plan: [
      [church, -4, -18],
      [cottage, -26, 12],
      [cottage, 2, 20],
      [cottage, 28, 4],
    ],
  },
  'city-03': {
    roofs: 'brown',
    plan: [
      [hall, -10, -20],
      [spire, 22, -18],
      [cottage, -22, 8],
      [gate, 8, 22],
    ],
  },
  // Forest: steep roofs, wooden towers.
  'city-04': {
    roofs: 'green',
    plan: [
      [hall, -14, -18],
      [spire, 16, -20],
      [hall, 12, 12],
      [cottage, -22, 18],
    ],
  },
  'city-05': {
    roofs: 'teal',
    plan: [
      [pagoda, -6, -12],
      [cottage, 24, -8],
      [cottage, -24, 18],
      [cottage, 12, 22],
    ],
  },
  'city-06': {
    roofs: 'brown',
    plan: [
      [spire, -22, -10],
      [hall, 6, -16],
      [spire, 26, -6],
      [hall, 0, 18],
    ],
  },
  // Desert: flat roofs, domes, minarets.
  'city-07': {
    roofs: 'teal',
    plan: [
      [minaret, -22, -16],
      [dome, 6, -12],
      [flatHouse, -18, 14],
      [flatHouse, 10, 18],
      [minaret, 30, 2],
    ],
  },
  'city-08': {
    roofs: 'yellow',
    plan: [
      [ziggurat, -4, -10],
      [flatHouse, 30, -4],
      [flatHouse, -22, 24],
      [flatHouse, 10, 26],
    ],
  },
  'city-09': {
    roofs: 'orange',
    plan: [
      [dome, -8, -18],
      [tent, 24, -12],
      [tent, -22, 14],
      [tent, 12, 18],
    ],
  },
  // Mountains: keeps, terraces, spires.
  'city-10': {
    roofs: 'grey',
    plan: [
      [keep, -4, -20],
      [spire, 22, -14],
      [spire, -26, 2],
      [terrace, 2, 18],
    ],
  },
  'city-11': {
    roofs: 'blue',
    plan: [
      [spire, -24, -12],
      [church, 6, -12],
      [cottage, -18, 16],
      [cottage, 14, 20],
    ],
  },
  'city-12': {
    roofs: 'red',
    plan: [
      [keep, -16, -16],
      [keep, 16, -18],
      [spire, 30, 8],
      [gate, -2, 20],
    ],
  },
  // Swamp: huts on piles.
  'city-13': {
    roofs: 'brown',
    plan: [
      [stilts, -14, -18],
      [stilts, 20, -14],
      [stilts, -18, 16],
      [stilts, 14, 20],
    ],
  },
  'city-14': {
    roofs: 'red',
    plan: [
      [lighthouse, -16, -18],
      [stilts, 18, -14],
      [stilts, -18, 18],
      [stilts, 14, 20],
    ],
  },
  'city-15': {
    roofs: 'teal',
    plan: [
      [hut, -20, -12],
      [pagoda, 4, -14],
      [hut, 28, -2],
      [hut, -12, 20],
      [hut, 14, 22],
    ],
  },
  // Great cities, which may stand on any land.
  'city-16': {
    roofs: 'blue',
    plan: [
      [lighthouse, -24, -8],
      [hall, 4, -20],
      [hall, 14, 6],
      [dome, -12, 20],
    ],
  },
  'city-17': {
    roofs: 'violet',
    plan: [
      [spire, -24, -14],
      [spire, 16, -26],
      [church, 0, -4],
      [gate, 6, 24],
    ],
  },
  'city-18': {
    roofs: 'yellow',
    plan: [
      [minaret, -26, -10],
      [minaret, 14, -28],
      [dome, -2, -4],
      [minaret, 30, 6],
      [gate, -2, 26],
    ],
  },
  'city-19': {
    roofs: 'green',
    plan: [
      [pagoda, -20, -16],
      [ziggurat, 16, -16],
      [cottage, -24, 18],
      [hall, 10, 22],
    ],
  },
};

export interface CityShape {
  readonly roofs: SeatColour;
  readonly parts: readonly PiecePart[];
}

/** The look of a city; an unknown city gets the look of a known one. */
export function cityOf(id: string): CityShape {
  const ids = Object.keys(CITIES);
  const number = Number(/\d+/.exec(id)?.[0] ?? 0);
  const { roofs, plan } = CITIES[id] ?? CITIES[ids[number % ids.length]];
  const far = plan.toSorted(([, ax, ay], [, bx, by]) => ax + ay - bx - by);
  return { roofs, parts: far.flatMap(([building, x, y]) => building(x, y)) };
}

/** Cities with their own look. */
export const DRAWN_CITIES: readonly string[] = Object.keys(CITIES);
