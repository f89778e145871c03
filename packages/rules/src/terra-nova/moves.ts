import { type Domain, MoveCodec, type MoveKind } from '../kernel/index.ts';
import { STANDING_ORDERS } from './options.ts';
import type { Table } from './table.ts';
import { BONUS_TILES, FACTIONS, TOWN_TILES } from './vocabulary.ts';

const fixed = (name: string, values: readonly string[]): Domain<Table> => ({
  name,
  values: () => values,
});

const hex: Domain<Table> = { name: 'hex', values: (table) => table.map.names };
const bridge: Domain<Table> = { name: 'bridge', values: (table) => table.bridgeNames };
const powerAction: Domain<Table> = {
  name: 'power action',
  values: (table) => table.powerActionIds,
};
const faction = fixed('faction', FACTIONS);
const bonusTile = fixed('bonus tile', [...BONUS_TILES, 'none']);
const townTile = fixed('town tile', TOWN_TILES);
const palace = fixed('palace', ['left', 'right']);
const order = fixed('standing order', STANDING_ORDERS);
const number = fixed(
  'number',
  Array.from({ length: 16 }, (_, n) => String(n)),
);

/** `NO_TILE` as argument of `pass`: no bonus tile is taken (round 5 without the swap, ruling R3). */
export const NO_TILE: number = BONUS_TILES.length;

const KINDS: readonly MoveKind<Table>[] = [
  { word: 'end', args: [], meaning: 'ends the turn, or the exchanging of power' },
  {
    word: 'faction',
    args: [{ name: 'faction', domain: faction }],
    meaning: 'set-up: choose a faction',
  },
  { word: 'place', args: [{ name: 'hex', domain: hex }], meaning: 'set-up: place a house' },
  {
    word: 'take',
    args: [{ name: 'tile', domain: bonusTile }],
    meaning: 'set-up: take a bonus tile',
  },
  {
    word: 'neutral',
    args: [{ name: 'hex', domain: hex }],
    meaning: 'two-player variants: place a neutral house',
  },
  {
    word: 'build',
    args: [{ name: 'hex', domain: hex }],
    meaning: 'build a house on home terrain, or on the hex just transformed',
  },
  {
    word: 'transform',
    args: [{ name: 'hex', domain: hex }],
    meaning: 'transform a hex with bought shovels, or a second one with a free shovel',
  },
  { word: 'decline', args: [], meaning: 'leave out something optional' },
  {
    word: 'upgrade',
    args: [{ name: 'hex', domain: hex }],
    meaning: 'upgrade a house to a trading post',
  },
  {
    word: 'palace',
    args: [
      { name: 'hex', domain: hex },
      { name: 'palace', domain: palace },
    ],
    meaning: 'upgrade a trading post to the left or right palace',
  },
  { word: 'sail', args: [], meaning: 'increase the sailing value' },
  { word: 'bridge', args: [{ name: 'bridge', domain: bridge }], meaning: 'build a bridge' },
  {
    word: 'power',
    args: [{ name: 'action', domain: powerAction }],
    meaning: 'a power action without a place: sailing, coins',
  },
  {
    word: 'power-bridge',
    args: [
      { name: 'action', domain: powerAction },
      { name: 'bridge', domain: bridge },
    ],
    meaning: 'a power action that builds a bridge',
  },
  {
    word: 'power-shovel',
    args: [
      { name: 'action', domain: powerAction },
      { name: 'hex', domain: hex },
    ],
    meaning: 'a power action with free shovels, on its (first) hex',
  },
  {
    word: 'bonus-shovel',
    args: [{ name: 'hex', domain: hex }],
    meaning: 'the special action of the bonus tile, on a hex',
  },
  {
    word: 'special',
    args: [{ name: 'hex', domain: hex }],
    meaning: "the action of the faction's palace, on a hex",
  },
  {
    word: 'edge-house',
    args: [{ name: 'hex', domain: hex }],
    meaning: "the Fire Sprites' free house at the outer edge",
  },
  {
    word: 'town',
    args: [{ name: 'tile', domain: townTile }],
    meaning: 'choose the town tile of a town just founded',
  },
  {
    word: 'river-town',
    args: [
      { name: 'river', domain: hex },
      { name: 'one', domain: hex },
      { name: 'other', domain: hex },
    ],
    meaning: "the Sea Dogs' town across a river hex; a hex of each group next to the river",
  },
  {
    word: 'exchange',
    args: [{ name: 'power', domain: number }],
    meaning: 'exchange power of bowl III into coins',
  },
  {
    word: 'exchange-vp',
    args: [{ name: 'times', domain: number }],
    meaning: "the Druids' exchange of power into victory points, so many times",
  },
  { word: 'pass', args: [{ name: 'tile', domain: bonusTile }], meaning: 'pass and swap tiles' },
  {
    word: 'order',
    args: [{ name: 'order', domain: order }],
    meaning: 'standing order for power in bowl III at the end of a round and of the game',
  },
];

/** Kinds of moves: the number is the place in the declaration above, a test holds them together. */
export const KIND = {
  end: 0,
  faction: 1,
  place: 2,
  take: 3,
  neutral: 4,
  build: 5,
  transform: 6,
  decline: 7,
  upgrade: 8,
  palace: 9,
  sail: 10,
  bridge: 11,
  power: 12,
  powerBridge: 13,
  powerShovel: 14,
  bonusShovel: 15,
  special: 16,
  edgeHouse: 17,
  town: 18,
  riverTown: 19,
  exchange: 20,
  exchangeVp: 21,
  pass: 22,
  order: 23,
} as const;

export const MOVE_CODEC: MoveCodec<Table> = new MoveCodec<Table>(KINDS);
