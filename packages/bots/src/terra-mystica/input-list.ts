import {
  BONUS_CARDS,
  BUILDINGS,
  FAVOUR_TILES,
  FINAL_TILES,
  MAPS,
  POWER_ACTIONS,
  ROUND_TILES,
  SCORED_EVENTS,
  SPECIAL_ACTIONS,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';
import { InputList } from '../learned/inputs.ts';
import { DWELLING, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_POST } from './buildings.ts';

export const KINDS = [DWELLING, TRADING_POST, TEMPLE, STRONGHOLD, SANCTUARY];
export const GOODS = ['coins', 'workers', 'priests', 'power'];
export const REWARDED = [...GOODS, 'spades'];
const NEXT = ['now', 'next', 'later'];

export const list = new InputList();
export const AT = {
  one: list.one('always'),
  players: list.row('players', 6),
  map: list.each('map', MAPS),
  finalTile: list.each('final tile', FINAL_TILES),
  landscapes: list.one('landscapes'),
  fans: list.one('fan factions'),
  round: list.row('round', 7),
  acting: list.row('acting in round', 7),
  roundTile: list.each('round tile', ROUND_TILES),

  goods: list.each('goods', GOODS, 6),
  coinsTo: list.row('coins up to', 5, 4),
  workersTo: list.row('workers up to', 4, 2),
  priestsTo: list.row('priests up to', 3),
  bowl: list.row('bowl', 3, 4),
  bowl3To: list.row('bowl III from', 8),
  powerTo: list.row('power to spend from', 8),
  income: list.each('income', GOODS, 4),
  incomesOf: list.each('all incomes of', GOODS, 16),
  incomesLeft: list.one('incomes left', 5),

  onMap: list.each('on map', BUILDINGS, 3),
  lastOf: list.each('none left of', BUILDINGS),
  structures: list.one('structures', 10),
  shipping: list.row('shipping from', 6),
  shippingLeft: list.one('shipping times rounds', 8),
  exchange: list.row('exchange from', 3),
  exchangeLeft: list.one('exchange times rounds', 4),
  bridgesLeft: list.one('bridges left', 3),

  favour: list.each('favour tile', FAVOUR_TILES),
  favourLeft: list.each('rounds left with', FAVOUR_TILES, 6),
  favourOpen: list.each('in supply', FAVOUR_TILES),
  townOpen: list.each('in supply', TOWN_TILES),
  towns: list.row('towns from', 5),
  keys: list.one('keys'),

  cardActing: list.each('card in play', BONUS_CARDS),
  cardNext: list.each('card taken', BONUS_CARDS),
  cardOpen: list.each('card beside', BONUS_CARDS),
  cardCoins: list.each('coins on', BONUS_CARDS),
  special: list.each('open', SPECIAL_ACTIONS),
  specialLater: list.each('has', SPECIAL_ACTIONS),
  power: list.each('open', POWER_ACTIONS),

  pays: NEXT.map((when) => list.each(`pays ${when}`, SCORED_EVENTS, 3)),
  reward: NEXT.map((when) => list.each(`reward ${when}`, REWARDED, 2)),
  rewardSteps: list.row('steps rewarded', 3, 4),

  cultSteps: list.one('cult steps', 12),
  cultFrom: list.row('cults from', 11),
  cultPlaces: list.row('points of cults', 3, 64),
  cultSpaces: list.row('cults with a space of', 4),
  priestsPlaced: list.one('priests placed', 3),
  network: list.one('network', 10),
  apart: list.one('apart from network', 4),
  networkFarther: list.one('more with shipping', 3),
  networkPlaces: list.row('points of network', 3, 64),
  finalPlaces: list.row('points of final tile', 2, 64),

  groupMissing: list.row('best group lacks', 8),
  groupMissing2: list.row('second group lacks', 8),
  groupSize: list.row('best group has', 5),
  groupRoom: list.row('best group beside', 4),
  groupDwellings: list.row('dwellings in the best group', 3),
  groupPosts: list.row('trading posts in the best group', 3),
  joinedMissing: list.row('groups to be joined lack', 8),
  town: list.row('towns in the making', 2, 16),
  landFree: list.row('land at home', 5, 2),
  landSpade: list.row('land for a spade', 3, 3),
  landSpades: list.row('land for two spades', 2, 3),
  landFar: list.one('other land', 6),
  landContested: list.one('land that others reach', 4),
  beside: list.row('power beside', 3, 4),

  favourDue: list.one('favour tile due'),
  townDue: list.one('town tile due'),
  stepsDue: list.one('steps due'),
  spadesDue: list.one('spades due'),
  buildDue: list.one('dwelling due'),
  bridgeDue: list.one('bridge due'),
  actionDue: list.one('action due'),
  offered: list.one('power offered', 2),
  offeredPrice: list.one('its price', 2),
  offeredOthers: list.one('power offered to others', 2),

  tempo: list.row('seats before', 5),
  othersActing: list.row('others acting', 5),
  passedAs: list.row('passed as', 5),
  othersPower: list.row('seats with power from', 3),
  othersWorkers: list.one('workers of others', 8),
  othersCoins: list.one('coins of others', 16),

  judged: list.each('judged', ['goods', 'passing'], 64),
} as const;

/** The inputs with separate weights for each faction. */
export const own = new InputList();
export const OWN = {
  one: own.one('always'),
  roundsLeft: own.one('rounds left', 6),
  coins: own.one('coins', 6),
  workers: own.one('workers', 4),
  priests: own.one('priests', 2),
  power: own.one('power', 4),
  incomes: own.each('all incomes of', GOODS, 16),
  onMap: own.each('on map', BUILDINGS, 3),
  shipping: own.one('shipping', 2),
  exchange: own.one('exchange'),
  cultSteps: own.one('cult steps', 12),
  landscape: own.one('landscape'),
  beside: own.one('power beside', 4),
  landFree: own.one('land at home', 3),
  landSpade: own.one('land for a spade', 3),
  kept: own.row('keeps', 3, 8),
  stored: own.one('stored', 64),
} as const;
