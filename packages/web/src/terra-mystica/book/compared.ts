import type { Column, Group } from '../game/compare.ts';
import type { SubjectId } from './ids.ts';

/** The subject of the rules about each group of figures that seats are compared by. */
export const OF_GROUP: Readonly<Record<Group, SubjectId>> = {
  purse: 'income',
  income: 'income',
  map: 'buildings',
  tracks: 'tracks',
  cults: 'cults',
};

/** The subject of the rules about each of these figures. */
export const OF_COLUMN: Readonly<Record<Column, SubjectId>> = {
  vp: 'goal',
  coins: 'income',
  workers: 'income',
  priests: 'income',
  bowl1: 'bowls',
  bowl2: 'bowls',
  bowl3: 'bowls',
  'income coins': 'income',
  'income workers': 'income',
  'income priests': 'income',
  'income power': 'bowls',
  dwelling: 'buildings',
  'trading-post': 'buildings',
  temple: 'buildings',
  stronghold: 'buildings',
  sanctuary: 'buildings',
  network: 'end',
  shipping: 'tracks',
  spade: 'land',
  keys: 'towns',
  fire: 'cults',
  water: 'cults',
  earth: 'cults',
  air: 'cults',
};
