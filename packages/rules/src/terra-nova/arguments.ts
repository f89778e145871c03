import { ARGUMENT_BITS, type Domain, KIND_BITS } from '../kernel/index.ts';
import { STANDING_ORDERS } from './options.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { BONUS_TILES, FACTIONS, TOWN_TILES } from './vocabulary.ts';

/** The bit at which a hex begins in a move, if the hex is its first (second) argument. */
export const AS_FIRST: number = KIND_BITS;
export const AS_SECOND: number = KIND_BITS + ARGUMENT_BITS;

/** The things on a drawn table that arguments can name. */
export type Drawn = 'hex' | 'bridge' | 'bonus-tile' | 'town-tile' | 'faction';

const named = (
  name: string,
  values: Domain<Table<State>>['values'],
  target?: Drawn,
): Domain<Table<State>> => ({ name, values, ...(target === undefined ? {} : { target }) });

const fixed = (name: string, values: readonly string[], target?: Drawn) =>
  named(name, () => values, target);

const hex = named('hex', ({ map }) => map.names, 'hex');
const bridge = named('bridge', ({ bridgeNames }) => bridgeNames, 'bridge');
const powerAction = named('power action', ({ powerActionIds }) => powerActionIds);
const number = fixed(
  'number',
  Array.from({ length: 16 }, (_, n) => String(n)),
);

/** `NO_TILE` as argument of `pass`: no bonus tile is taken (round 5 without a swap, ruling R3). */
export const NO_TILE: number = BONUS_TILES.length;

/** The kinds of arguments of moves of Terra Nova. */
export const ARG = {
  hex: { name: 'hex', domain: hex },
  /** The hexes of a river town. */
  river: { name: 'river', domain: hex },
  one: { name: 'one', domain: hex },
  other: { name: 'other', domain: hex },
  bridge: { name: 'bridge', domain: bridge },
  action: { name: 'action', domain: powerAction },
  faction: { name: 'faction', domain: fixed('faction', FACTIONS, 'faction') },
  tile: { name: 'tile', domain: fixed('bonus tile', [...BONUS_TILES, 'none'], 'bonus-tile') },
  townTile: { name: 'tile', domain: fixed('town tile', TOWN_TILES, 'town-tile') },
  palace: { name: 'palace', domain: fixed('palace', ['left', 'right']) },
  order: { name: 'order', domain: fixed('standing order', STANDING_ORDERS) },
  power: { name: 'power', domain: number },
  times: { name: 'times', domain: number },
} as const;
