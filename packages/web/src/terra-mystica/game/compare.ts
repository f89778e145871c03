import {
  BUILDINGS,
  type Building,
  CULTS,
  type Cult,
  largestNetwork,
  NONE,
  type Resource,
  roundOutlook,
  type State,
} from '@pangaea/rules/terra-mystica';
import { spadePrice } from './board.ts';
import { nextIncome, totalOf } from './income.ts';

/** The positions in which seats can be compared. */
export const MOMENTS = ['now', 'move', 'round'] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * The position of a moment.
 * @param before the position at the beginning of a draft
 */
export function positionAt(moment: Moment, state: State, before: State = state): State {
  if (moment === 'now') return before;
  return moment === 'move' ? state : roundOutlook(state).state;
}

/** All numbers that are compared, group by group. */
export type Column =
  | 'vp'
  | Exclude<Resource, 'power'>
  | 'bowl1'
  | 'bowl2'
  | 'bowl3'
  | `income ${Resource}`
  | Exclude<Building, 'none'>
  | 'shipping'
  | 'spade'
  | 'keys'
  | Cult
  | 'network';

/** Groups of columns from the left, each with its name. */
export const GROUPS = {
  purse: ['vp', 'coins', 'workers', 'priests', 'bowl1', 'bowl2', 'bowl3'],
  income: ['income coins', 'income workers', 'income priests', 'income power'],
  map: ['dwelling', 'trading-post', 'temple', 'stronghold', 'sanctuary', 'network'],
  tracks: ['shipping', 'spade', 'keys'],
  cults: CULTS,
} as const satisfies Readonly<Record<string, readonly Column[]>>;
export type Group = keyof typeof GROUPS;

/** The numbers of a seat; undefined if it has no faction. */
export function figuresOf(
  state: State,
  seat: number,
): Readonly<Record<Column, number>> | undefined {
  if (state.faction(seat) === NONE) return undefined;
  const income = totalOf(nextIncome(state, seat));
  const onMap = (building: Building) => state.onMap(seat, BUILDINGS.indexOf(building));
  const [fire, water, earth, air] = CULTS.map((_, cult) => state.cult(seat, cult));
  return {
    vp: state.vp(seat),
    coins: state.coins(seat),
    workers: state.workers(seat),
    priests: state.priests(seat),
    bowl1: state.bowl1(seat),
    bowl2: state.bowl2(seat),
    bowl3: state.bowl3(seat),
    'income coins': income.coins,
    'income workers': income.workers,
    'income priests': income.priests,
    'income power': income.power,
    dwelling: onMap('dwelling'),
    'trading-post': onMap('trading-post'),
    temple: onMap('temple'),
    stronghold: onMap('stronghold'),
    sanctuary: onMap('sanctuary'),
    shipping: state.shipping(seat),
    spade: spadePrice(state, seat) ?? 0,
    keys: state.keys(seat),
    fire,
    water,
    earth,
    air,
    network: largestNetwork(state, seat),
  };
}
