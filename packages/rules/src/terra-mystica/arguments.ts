import type { Domain } from '../kernel/index.ts';
import { TOKEN_SPLITS } from './goods/token-splits.ts';
import { ORDER_ANSWERS, ORDER_TOPICS } from './options/standing-orders.ts';
import type { State } from './state.ts';
import type { Table } from './table/table.ts';
import {
  BONUS_CARDS,
  BUILDINGS,
  CONVERSIONS,
  CULTS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  TERRAINS,
  TOWN_TILES,
} from './vocabulary.ts';

/** The things on a drawn table that arguments can name. */
export type Drawn =
  | 'hex'
  | 'bridge'
  | 'faction'
  | 'cult'
  | 'bonus-card'
  | 'favour-tile'
  | 'town-tile'
  | 'power-action'
  | 'special-action';

const named = (
  name: string,
  values: Domain<Table<State>>['values'],
  target?: Drawn,
): Domain<Table<State>> => ({
  name,
  values,
  ...(target === undefined ? {} : { target }),
});

const fixed = (name: string, values: readonly string[], target?: Drawn) =>
  named(name, () => values, target);

const count = (most: number) => Array.from({ length: most + 1 }, (_, n) => String(n));

const hex = named('hex', ({ map }) => map.names, 'hex');
const faction = named('faction', ({ factionNames }) => factionNames, 'faction');
const thing = named('thing', ({ things }) => things.names);
const number = fixed('number', count(63));
const seat = fixed('seat', ['p1', 'p2', 'p3', 'p4', 'p5']);
const splits = TOKEN_SPLITS.map((split) => split.join('/'));

/** An argument of `pass` in the last round: no bonus card is taken. */
export const NO_CARD: number = BONUS_CARDS.length;

/** The kinds of arguments of moves of Terra Mystica. */
export const ARG = {
  faction: { name: 'faction', domain: faction },
  terrain: { name: 'terrain', domain: fixed('terrain', TERRAINS) },
  hex: { name: 'hex', domain: hex },
  to: { name: 'to', domain: hex },
  river: { name: 'river', domain: hex },
  bridge: { name: 'bridge', domain: named('bridge', ({ bridgeNames }) => bridgeNames, 'bridge') },
  way: { name: 'way', domain: named('way', ({ ways }) => ways) },
  card: { name: 'card', domain: fixed('bonus card', BONUS_CARDS, 'bonus-card') },
  cardOrNone: { name: 'card', domain: fixed('bonus card', [...BONUS_CARDS, 'none'], 'bonus-card') },
  cult: { name: 'cult', domain: fixed('cult', CULTS, 'cult') },
  tokens: { name: 'tokens', domain: fixed('tokens', splits) },
  building: { name: 'building', domain: fixed('building', BUILDINGS) },
  steps: { name: 'steps', domain: fixed('steps', ['1', '2', '3']) },
  power: { name: 'power', domain: number },
  powerAction: { name: 'action', domain: fixed('power action', POWER_ACTIONS, 'power-action') },
  special: { name: 'action', domain: fixed('special action', SPECIAL_ACTIONS, 'special-action') },
  favour: { name: 'tile', domain: fixed('favour tile', FAVOUR_TILES, 'favour-tile') },
  town: { name: 'tile', domain: fixed('town tile', TOWN_TILES, 'town-tile') },
  from: { name: 'from', domain: seat },
  times: { name: 'times', domain: number },
  workers: { name: 'workers', domain: number },
  points: { name: 'points', domain: number },
  conversion: { name: 'conversion', domain: fixed('conversion', CONVERSIONS) },
  topic: { name: 'topic', domain: fixed('topic', ORDER_TOPICS) },
  answer: { name: 'answer', domain: fixed('standing order', ORDER_ANSWERS) },
  ability: { name: 'ability', domain: named('ability', ({ abilityNames }) => abilityNames) },
  one: { name: 'one', domain: thing },
  two: { name: 'two', domain: thing },
} as const;
