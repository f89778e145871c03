import { type Lost, type Numbers, PRINTED } from '@pangaea/rules/terra-mystica';
import { named } from '../../named.ts';
import type { Descriptions, Goods } from '../shape.ts';
import { names } from './names.ts';

const coins = (amount: number) => `${amount}コイン`;
const workers = (amount: number) => `${amount}労働者`;
const priests = (amount: number) => `${amount}司祭`;
const powerOf = (amount: number) => `${amount}パワー`;
const spades = (amount: number) => `スコップ${amount}本`;
const vpOf = (amount: number) => `${amount}勝利点`;
const keys = (amount: number) => `鍵${amount}個`;

const goods = (of: Goods) =>
  [
    of.coins ? [coins(of.coins)] : [],
    of.workers ? [workers(of.workers)] : [],
    of.priests ? [priests(of.priests)] : [],
    of.power ? [powerOf(of.power)] : [],
    of.spades ? [spades(of.spades)] : [],
  ]
    .flat()
    .join('と');

const income = (of: Goods | undefined) => (of === undefined ? [] : [`収入${goods(of)}`]);

const cultSteps = (amount: number) => `教団トラックの前進${amount}スペース`;

function lostOf(what: 'power' | Lost, amount: number): string {
  switch (what) {
    case 'power':
      return powerOf(amount);
    case 'priests':
      return priests(amount);
    case 'spades':
      return spades(amount);
    case 'coins':
      return coins(amount);
    case 'steps':
      return cultSteps(amount);
    default:
      return names.lost[what];
  }
}

const SCORED = {
  spade: 'スコップ1本',
  town: '町の設立',
  dwelling: '住居の建設',
  'trading-post': '交易所への改築',
  temple: '神殿への改築',
  'stronghold-or-sanctuary': '砦か聖域への改築',
} as const;

function conversions({
  coins,
  workers,
  priests,
}: Numbers['power']): Readonly<Record<string, string>> {
  return {
    'power-to-coins': `${coins}パワーを1コイン`,
    'power-to-workers': `${workers}パワーを1労働者`,
    'power-to-priests': `${priests}パワーを1司祭`,
    'priests-to-workers': '1司祭を1労働者',
    'workers-to-coins': '1労働者を1コイン',
    'vp-to-coins': '1勝利点を1コイン',
    'coins-to-vp': '2コインを1勝利点',
  };
}

export const descriptions: Descriptions = {
  coins,
  workers,
  priests,
  powerOf,
  spades,
  vpOf,
  lostOf,
  keys,
  goods,
  roundTile: (tile, printed = PRINTED) => {
    const { on, vp, cult, per, reward } = printed.roundTiles[tile];
    const what = cult === 'priests' ? '派遣した司祭1個' : `${names.cults[cult]}${per}スペース`;
    return `${SCORED[on]}ごとに${vpOf(vp)}、${what}ごとに${goods(reward)}`;
  },
  bonusCard: (card, printed = PRINTED) => {
    const { action, income: of, pass = {}, passPerShipping, shipping } = printed.bonusCards[card];
    return [
      ...(action === undefined ? [] : [names.specialActions[action]]),
      ...(shipping === undefined ? [] : [`船舶レベル+${shipping}`]),
      ...Object.entries(pass).map(
        ([kind, vp]) => `パスのとき${named(names.buildings, kind)}1個ごとに${vpOf(vp)}`,
      ),
      ...(passPerShipping === undefined
        ? []
        : [`パスのとき船舶レベル1ごとに${vpOf(passPerShipping)}`]),
      ...income(of),
    ].join('、');
  },
  favourTile: (tile, printed = PRINTED) => {
    const data = printed.favourTiles[tile];
    return [
      `${names.cults[data.cult]}${data.steps}スペース`,
      ...(data.action === undefined ? [] : [`アクション：${names.specialActions[data.action]}`]),
      ...Object.entries(data.onBuild ?? {}).map(
        ([kind, vp]) => `${named(names.buildings, kind)}を建てるごとに${vpOf(vp)}`,
      ),
      ...(data.passByTradingPosts === undefined
        ? []
        : [`パスのとき交易所1〜4個で${data.passByTradingPosts.slice(1).join('/')}勝利点`]),
      ...(data.townPower === undefined ? [] : [`町に必要なパワー値が${data.townPower}`]),
      ...income(data.income),
    ].join('、');
  },
  townTile: (tile, printed = PRINTED) => {
    const data = printed.townTiles[tile];
    return [
      vpOf(data.vp),
      ...(data.gain === undefined ? [] : [goods(data.gain)]),
      ...(data.cultSteps === undefined ? [] : [`すべての教団${data.cultSteps}スペース`]),
      ...(data.shipping === undefined ? [] : [`船舶レベル+${data.shipping}`]),
      keys(data.keys),
    ].join('、');
  },
  powerAction: (action, printed = PRINTED) => {
    const { bridge, gain = {}, power } = printed.powerActions[action];
    return `${powerOf(power)}で${bridge ? '橋1本' : goods(gain)}`;
  },
  conversion: (id, printed = PRINTED) => conversions(printed.numbers.power)[id] ?? id,
};
