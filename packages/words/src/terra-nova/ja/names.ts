import { factOf, joined } from '../../joined.ts';
import { ja as own } from '../factions/index.ts';
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
  title: 'テラノヴァ',
  terms: {
    faction: '勢力',
    homeTerrain: '拠点地形',
    river: '河川',
    shovel: 'スコップ',
    coins: 'コイン',
    power: 'パワー',
    bowls: 'トレイⅠ/Ⅱ/Ⅲ',
    sailing: '船舶値',
    bridge: '橋',
    bridges: '橋',
    reach: '到達範囲内',
    bonusTile: 'ボーナスタイル',
    bonusTiles: 'ボーナスタイル',
    roundTile: 'ラウンド得点計算タイル',
    town: '町',
    townTile: '町タイル',
    townTiles: '町タイル',
    powerActions: 'パワーアクション',
    specialAction: '特別アクション',
    used: '使用済み',
    round: 'ラウンド',
    income: '収入',
    pass: 'パス',
    passed: 'パス済み',
    vp: '勝利点',
    ability: '勢力能力',
    leftPalace: '左の宮殿',
    rightPalace: '右の宮殿',
    startPlayer: 'スタートプレイヤー',
    territory: '領土',
    standingOrder: '自動指示',
    total: '合計',
    rank: '順位',
  },
  terrains: {
    swamp: '沼地',
    lake: '湖',
    forest: '森',
    wasteland: '荒野',
    desert: '砂漠',
  },
  colours: { black: '黒', blue: '青', green: '緑', red: '赤', yellow: '黄' },
  factions: factOf(own, 'name'),
  buildings: {
    none: 'なし',
    house: '家',
    'trading-post': '交易所',
    'left-palace': '左の宮殿',
    'right-palace': '右の宮殿',
    'neutral-house': '中立の家',
  },
  scored: {
    house: '家を建設するたび',
    'trading-post': '家を交易所に改良するたび',
    palace: '交易所を宮殿に改良するたび',
    town: '町を設立するたび',
    sailing: '船舶値を上昇させるたび',
    shovel: 'スコップを使うたび',
  },
  counted: {
    house: '家1個',
    'trading-post': '交易所1個',
    palace: '宮殿1個',
    sailing: '船舶トラック1スペース',
  },
  townTiles: { coins: 'コイン', power: 'パワー', vp: '勝利点', sailing: '船舶値' },
  causes: {
    start: 'ゲーム開始時',
    'income-base': '収入',
    'income-houses': '収入、家',
    'income-trading-posts': '収入、交易所',
    'income-bonus-tile': '収入、ボーナスタイル',
    build: '家の建設',
    shovel: 'スコップ',
    upgrade: '交易所への改良',
    palace: '宮殿への改良',
    sailing: '船舶値の上昇',
    bridge: '橋の建設',
    'power-action': 'パワーアクション',
    'palace-action': '宮殿のアクション',
    neighbour: '隣接する建物',
    'round-tile': 'ラウンド得点計算タイル',
    'town-tile': '町タイル',
    ability: '勢力能力',
    'left-palace': '左の宮殿',
    'right-palace': '右の宮殿',
    'bonus-tile': 'ボーナスタイル、パス時',
    'bonus-tile-coins': 'ボーナスタイル上のコイン',
    exchange: 'パワーの交換',
    money: '所持金の得点計算',
    territory: '領土の得点計算',
  },
  orders: {
    ask: '毎回確認する',
    all: 'すべてコインに交換する',
    keep: 'パワーを残す',
    'vp-first': '先に勝利点に、残りをコインに交換する',
  },
  pending: {
    ...factOf(joined(own, 'palaceQuestions'), 'pending'),
    'neutral-house': '中立の家を置くヘクスの選択',
    faction: '勢力の選択',
    'place-house': '家を置くヘクスの選択',
    'bonus-tile': 'ボーナスタイルの選択',
    turn: 'アクションの選択',
    'after-action': '手番の終了かパワーの交換',
    'optional-house': '家を建設するかどうかの選択',
    'second-shovel': '2本目のスコップの使い道の選択',
    town: '町タイルの選択',
    exchange: 'パワーを交換するかどうかの選択',
  },
};
