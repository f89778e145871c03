import { type Domain, MoveCodec, type MoveKind } from '../kernel/index.ts';
import { MAX_COORDINATE } from './limits.ts';
import type { Table } from './table.ts';
import { BASES, DECKS, DIRECTIONS, LANDS, STANDING_ORDERS } from './vocabulary.ts';

const fixed = (name: string, values: readonly string[]): Domain<Table> => ({
  name,
  values: () => values,
});

const coordinate = fixed(
  'coordinate',
  Array.from({ length: 2 * MAX_COORDINATE + 1 }, (_, index) => String(index - MAX_COORDINATE)),
);

/** The number of a coordinate inside a move. */
export function toArgument(coordinate: number): number {
  return coordinate + MAX_COORDINATE;
}

/** The coordinate that a number inside a move stands for. */
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

const deck = fixed('deck', DECKS);
const card: Domain<Table> = { name: 'card', values: (table) => table.cardNames };
const city: Domain<Table> = { name: 'city', values: (table) => table.cityIds };
const objective: Domain<Table> = { name: 'objective', values: (table) => table.objectiveIds };
const X = { name: 'x', domain: coordinate } as const;
const Y = { name: 'y', domain: coordinate } as const;

/** Where an earthquake's second tile lies, seen from its first. */
const swap = fixed('direction', ['east', 'south']);

const KINDS: readonly MoveKind<Table>[] = [
  {
    word: 'draw',
    args: [{ name: 'deck', domain: deck }],
    meaning: 'draw the unseen top card of a deck',
  },
  {
    word: 'take',
    args: [{ name: 'card', domain: card }],
    meaning: 'take a card that lies face up',
  },
  { word: 'exhaust', args: [], meaning: 'a card is due and none is left: the game ends' },
  {
    word: 'nature',
    args: [{ name: 'land', domain: fixed('land', LANDS) }, X, Y],
    meaning: 'play a nature card and lay its tile',
  },
  {
    word: 'animals',
    args: [{ name: 'base', domain: fixed('base', BASES) }, X, Y],
    meaning: 'play an animal card on a tile',
  },
  {
    word: 'city',
    args: [{ name: 'city', domain: city }, X, Y],
    meaning: 'build a city on a tile',
  },
  { word: 'sun', args: [X, Y], meaning: 'swamp becomes plains, or plains desert' },
  { word: 'rain', args: [X, Y], meaning: 'desert becomes plains, or plains swamp' },
  {
    word: 'earthquake',
    args: [X, Y, { name: 'direction', domain: swap }],
    meaning: 'two tiles change places; the second lies in that direction',
  },
  { word: 'tornado', args: [], meaning: 'take a card from each other hand and keep one' },
  { word: 'lightning', args: [X, Y], meaning: 'all that is on a tile goes' },
  {
    word: 'eruption',
    args: [X, Y, { name: 'deserts', domain: fixed('directions', DIRECTION_SETS) }],
    meaning: 'all around a mountain goes; the tiles in these directions become desert',
  },
  { word: 'protect', args: [], meaning: 'play protection against the power card just played' },
  { word: 'let', args: [], meaning: 'let the power card happen' },
  {
    word: 'discard',
    args: [{ name: 'card', domain: card }],
    meaning: 'discard a card of a hand that is too large',
  },
  {
    word: 'keep',
    args: [{ name: 'card', domain: card }],
    meaning: 'keep one of the cards that the tornado brought',
  },
  {
    word: 'objective',
    args: [{ name: 'objective', domain: objective }],
    meaning: 'choose one of the objectives completed at once',
  },
  {
    word: 'settle',
    args: [{ name: 'city', domain: city }],
    meaning: 'choose a city to gain when there are too few meeples for all',
  },
  {
    word: 'feed',
    args: [{ name: 'city', domain: city }, X, Y],
    meaning: 'a city eats from a tile',
  },
  { word: 'spare', args: [], meaning: 'end the feeding (only where it is optional)' },
  {
    word: 'order',
    args: [{ name: 'order', domain: fixed('standing order', STANDING_ORDERS) }],
    meaning: 'standing order for protection',
  },
];

/** Kinds of moves: the number is the place in the declaration above, a test holds them together. */
export const KIND = {
  draw: 0,
  take: 1,
  exhaust: 2,
  nature: 3,
  animals: 4,
  city: 5,
  sun: 6,
  rain: 7,
  earthquake: 8,
  tornado: 9,
  lightning: 10,
  eruption: 11,
  protect: 12,
  let: 13,
  discard: 14,
  keep: 15,
  objective: 16,
  settle: 17,
  feed: 18,
  spare: 19,
  order: 20,
} as const;

export const MOVE_CODEC: MoveCodec<Table> = new MoveCodec<Table>(KINDS);
