import { BONUS_TILES, SCORED_EVENTS, TOWN_TILES } from '@pangaea/rules/terra-nova';
import { InputList } from '../learned/inputs.ts';

const NEXT = ['now', 'next', 'later'];
export const POWER_ACTIONS = 8;

export const list = new InputList();
export const AT = {
  one: list.one('always'),
  players: list.row('players', 5),
  variant: list.each('variant', ['planners', 'gold-diggers']),
  round: list.row('round', 6),
  acting: list.row('acting in round', 6),
  incomesLeft: list.one('incomes left', 5),
  coins: list.one('coins', 8),
  coinsTo: list.row('coins up to', 6, 4),
  bowl: list.row('bowl', 3, 4),
  bowl3From: list.row('bowl III from', 8),
  income: list.each('income', ['coins', 'power'], 6),
  incomesOf: list.each('all incomes of', ['coins', 'power'], 24),
  tileIncome: list.each('income of the tile', ['coins', 'power'], 4),

  houses: list.one('houses', 6),
  posts: list.one('trading posts', 3),
  housesFrom: list.row('houses from', 9),
  postsFrom: list.row('trading posts from', 5),
  palace: list.row('palaces', 4),
  bridges: list.one('bridges left', 3),
  sailing: list.row('sailing from', 6),
  sailingLeft: list.one('sailing times rounds', 8),
  townTiles: list.each('town tile', TOWN_TILES),
  towns: list.one('towns', 2),

  tileNow: list.each('tile in play', BONUS_TILES),
  tileNext: list.each('tile taken', BONUS_TILES),
  tileOpen: list.each('tile beside', BONUS_TILES),
  tileCoins: list.each('coins on', BONUS_TILES),
  power: list.row('open power action', POWER_ACTIONS),
  bonusAction: list.one('open bonus action'),
  palaceAction: list.one('open palace action'),
  pays: NEXT.map((when) => list.each(`pays ${when}`, SCORED_EVENTS, 3)),

  territory: list.one('territory', 8),
  apart: list.one('apart from territory', 4),
  places: list.row('points of territory', 3, 64),
  groupLacks: list.row('best group lacks', 8),
  groupLacks2: list.row('second group lacks', 8),
  groupSize: list.row('best group has', 5),
  groupRoom: list.row('best group beside', 4),
  joinedLacks: list.row('groups to be joined lack', 8),
  land: [0, 1, 2].map((shovels) => list.row(`land for ${shovels} shovels`, 3, 3)),
  contested: list.one('land that others reach', 4),
  beside: list.one('others beside', 4),
  houseDue: list.one('house due'),
  shovelDue: list.one('shovel due'),
  tileDue: list.one('town tile due'),
  actionDue: list.one('question due'),

  tempo: list.row('seats before', 4),
  othersActing: list.row('others acting', 4),
  passedAs: list.row('passed as', 4),
  othersPower: list.row('seats with power from', 3),
  othersCoins: list.one('coins of others', 16),
} as const;

/** The inputs with separate weights for each faction. */
export const own = new InputList();
export const OWN = {
  one: own.one('always'),
  roundsLeft: own.one('rounds left', 5),
  coins: own.one('coins', 8),
  power: own.one('power', 5),
  incomes: own.each('all incomes of', ['coins', 'power'], 24),
  houses: own.one('houses', 6),
  posts: own.one('trading posts', 3),
  palaces: own.row('palaces', 4),
  palacesLeft: own.row('rounds left with palaces', 4, 5),
  sailing: own.one('sailing', 2),
  towns: own.one('towns', 2),
  homeLand: own.one('land at home', 3),
  land: own.one('land for a shovel', 3),
  beside: own.one('others beside', 4),
} as const;
