import { factOf, joined } from '../../joined.ts';
import { en as own } from '../factions/index.ts';
import type { TerraNovaWords } from '../shape.ts';

type Names = Pick<
  TerraNovaWords,
  | 'title'
  | 'terms'
  | 'terrains'
  | 'colours'
  | 'factions'
  | 'buildings'
  | 'scored'
  | 'counted'
  | 'townTiles'
  | 'causes'
  | 'orders'
  | 'pending'
>;

export const names: Names = {
  title: 'Terra Nova',
  terms: {
    faction: 'faction',
    homeTerrain: 'home terrain',
    river: 'river',
    shovel: 'shovel',
    coins: 'coins',
    power: 'power',
    bowls: 'bowls I/II/III',
    sailing: 'sailing value',
    bridge: 'bridge',
    bridges: 'bridges',
    reach: 'in reach',
    bonusTile: 'bonus tile',
    bonusTiles: 'bonus tiles',
    roundTile: 'round scoring tile',
    town: 'town',
    townTile: 'town tile',
    townTiles: 'town tiles',
    powerActions: 'power actions',
    specialAction: 'special action',
    used: 'used',
    round: 'round',
    income: 'income',
    pass: 'pass',
    passed: 'passed',
    vp: 'VP',
    ability: 'ability',
    leftPalace: 'left palace',
    rightPalace: 'right palace',
    startPlayer: 'start player',
    territory: 'territory',
    standingOrder: 'standing order',
    total: 'total',
    rank: 'rank',
  },
  terrains: {
    swamp: 'swamp',
    lake: 'lake',
    forest: 'forest',
    wasteland: 'wasteland',
    desert: 'desert',
  },
  colours: { black: 'black', blue: 'blue', green: 'green', red: 'red', yellow: 'yellow' },
  factions: factOf(own, 'name'),
  buildings: {
    none: 'nothing',
    house: 'house',
    'trading-post': 'trading post',
    'left-palace': 'left palace',
    'right-palace': 'right palace',
    'neutral-house': 'neutral house',
  },
  scored: {
    house: 'house built',
    'trading-post': 'house upgraded to a trading post',
    palace: 'trading post upgraded to a palace',
    town: 'town founded',
    sailing: 'step of the sailing value',
    shovel: 'shovel used',
  },
  counted: {
    house: 'house',
    'trading-post': 'trading post',
    palace: 'palace',
    sailing: 'space on the sailing track',
  },
  townTiles: { coins: 'coins', power: 'power', vp: 'VP', sailing: 'sailing' },
  causes: {
    start: 'start of the game',
    'income-base': 'income',
    'income-houses': 'income, houses',
    'income-trading-posts': 'income, trading posts',
    'income-bonus-tile': 'income, bonus tile',
    build: 'building a house',
    shovel: 'shovels',
    upgrade: 'upgrade to a trading post',
    palace: 'upgrade to a palace',
    sailing: 'sailing',
    bridge: 'bridge',
    'power-action': 'power action',
    'palace-action': 'action of the palace',
    neighbour: 'next to a building',
    'round-tile': 'round scoring tile',
    'town-tile': 'town tile',
    ability: 'faction ability',
    'left-palace': 'left palace',
    'right-palace': 'right palace',
    'bonus-tile': 'bonus tile, passing',
    'bonus-tile-coins': 'coins on the bonus tile',
    exchange: 'power exchange',
    money: 'final scoring, money',
    territory: 'final scoring, territory',
  },
  orders: {
    ask: 'ask',
    all: 'exchange all into coins',
    keep: 'keep the power',
    'vp-first': 'into VP first, the rest into coins',
  },
  pending: {
    ...factOf(joined(own, 'palaceQuestions'), 'pending'),
    'neutral-house': 'the place of a neutral house',
    faction: 'the choice of a faction',
    'place-house': 'the place of a house',
    'bonus-tile': 'the choice of a bonus tile',
    turn: 'an action',
    'after-action': 'the end of the turn, or an exchange of power',
    'optional-house': 'whether a house is built',
    'second-shovel': 'what the second shovel is used for',
    town: 'the choice of a town tile',
    exchange: 'whether power is exchanged',
  },
};
