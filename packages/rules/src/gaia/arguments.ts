import type { Domain } from '../kernel/index.ts';
import { MAX_COORDINATE } from './limits.ts';
import type { Table } from './table.ts';
import { BASES, DECKS, DIRECTIONS, LANDS, STANDING_ORDERS } from './vocabulary.ts';

const fixed = (name: string, values: readonly string[], target?: string): Domain<Table> => ({
  name,
  values: () => values,
  ...(target === undefined ? {} : { target }),
});

const coordinate = fixed(
  'coordinate',
  Array.from({ length: 2 * MAX_COORDINATE + 1 }, (_, index) => String(index - MAX_COORDINATE)),
  'cell',
);

/** The number of a coordinate inside a move. */
export function toArgument(coordinate: number): number {
  return coordinate + MAX_COORDINATE;
}

/** The coordinate that belongs to a number inside a move. */
export function coordinateOf(argument: number): number {
  return argument - MAX_COORDINATE;
}

/** Directions as bits, north first: `none`, `north`, … `north+east+south+west`. */
const DIRECTION_SETS: readonly string[] = Array.from(
  { length: 1 << DIRECTIONS.length },
  (_, set) => {
    const names = DIRECTIONS.filter((_each, direction) => ((set >> direction) & 1) !== 0);
    return names.length === 0 ? 'none' : names.join('+');
  },
);

const card: Domain<Table> = { name: 'card', target: 'card', values: (table) => table.cardNames };
const city: Domain<Table> = { name: 'city', target: 'city', values: (table) => table.cityIds };
const objective: Domain<Table> = {
  name: 'objective',
  target: 'objective',
  values: (table) => table.objectiveIds,
};

/** The arguments of moves of Gaia, by kind. */
export const ARG = {
  x: { name: 'x', domain: coordinate },
  y: { name: 'y', domain: coordinate },
  deck: { name: 'deck', domain: fixed('deck', DECKS, 'deck') },
  card: { name: 'card', domain: card },
  land: { name: 'land', domain: fixed('land', LANDS) },
  base: { name: 'base', domain: fixed('base', BASES) },
  city: { name: 'city', domain: city },
  objective: { name: 'objective', domain: objective },
  /** The place of an earthquake's second tile, relative to its first. */
  swap: { name: 'direction', domain: fixed('direction', ['east', 'south']) },
  deserts: { name: 'deserts', domain: fixed('directions', DIRECTION_SETS) },
  order: { name: 'order', domain: fixed('standing order', STANDING_ORDERS) },
} as const;
