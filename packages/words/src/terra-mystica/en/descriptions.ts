import { type Lost, type Numbers, PRINTED } from '@pangaea/rules/terra-mystica';
import { named } from '../../named.ts';
import type { Descriptions, Goods } from '../shape.ts';
import { names } from './names.ts';

const counted = (one: string, many: string) => (amount: number) =>
  `${amount} ${amount === 1 ? one : many}`;
const coins = counted('coin', 'coins');
const workers = counted('worker', 'workers');
const priests = counted('priest', 'priests');
const powerOf = counted('power', 'power');
const spades = counted('spade', 'spades');
const vpOf = counted('VP', 'VP');
const keys = counted('key', 'keys');

const goods = (of: Goods) =>
  [
    of.coins ? [coins(of.coins)] : [],
    of.workers ? [workers(of.workers)] : [],
    of.priests ? [priests(of.priests)] : [],
    of.power ? [powerOf(of.power)] : [],
    of.spades ? [spades(of.spades)] : [],
  ]
    .flat()
    .join(' and ');

const income = (of: Goods | undefined) => (of === undefined ? [] : [`income ${goods(of)}`]);
const steps = (amount: number) => `${amount} ${amount === 1 ? 'step' : 'steps'}`;

const cultSteps = counted('step on a cult', 'steps on a cult');

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
  spade: 'spade',
  town: 'town',
  dwelling: 'dwelling',
  'trading-post': 'trading post',
  temple: 'temple',
  'stronghold-or-sanctuary': 'stronghold or sanctuary',
} as const;

function conversions({
  coins,
  workers,
  priests,
}: Numbers['power']): Readonly<Record<string, string>> {
  return {
    'power-to-coins': `${coins} power into 1 coin`,
    'power-to-workers': `${workers} power into 1 worker`,
    'power-to-priests': `${priests} power into 1 priest`,
    'priests-to-workers': '1 priest into 1 worker',
    'workers-to-coins': '1 worker into 1 coin',
    'vp-to-coins': '1 VP into 1 coin',
    'coins-to-vp': '2 coins into 1 VP',
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
    const what = cult === 'priests' ? 'priest sent' : `${steps(per)} on ${names.cults[cult]}`;
    return `${vpOf(vp)} for each ${SCORED[on]}; for each ${what}: ${goods(reward)}`;
  },
  bonusCard: (card, printed = PRINTED) => {
    const { action, income: of, pass = {}, passPerShipping, shipping } = printed.bonusCards[card];
    return [
      ...(action === undefined ? [] : [names.specialActions[action]]),
      ...(shipping === undefined ? [] : [`shipping +${shipping}`]),
      ...Object.entries(pass).map(
        ([kind, vp]) => `passing: ${vpOf(vp)} for each ${named(names.buildings, kind)}`,
      ),
      ...(passPerShipping === undefined
        ? []
        : [`passing: ${vpOf(passPerShipping)} for each level of shipping`]),
      ...income(of),
    ].join(', ');
  },
  favourTile: (tile, printed = PRINTED) => {
    const data = printed.favourTiles[tile];
    return [
      `${steps(data.steps)} on ${names.cults[data.cult]}`,
      ...(data.action === undefined ? [] : [`action: ${names.specialActions[data.action]}`]),
      ...Object.entries(data.onBuild ?? {}).map(
        ([kind, vp]) => `${vpOf(vp)} for each ${named(names.buildings, kind)} built`,
      ),
      ...(data.passByTradingPosts === undefined
        ? []
        : [`passing: ${data.passByTradingPosts.slice(1).join('/')} VP for 1–4 trading posts`]),
      ...(data.townPower === undefined ? [] : [`towns of ${data.townPower} power value`]),
      ...income(data.income),
    ].join(', ');
  },
  townTile: (tile, printed = PRINTED) => {
    const data = printed.townTiles[tile];
    return [
      vpOf(data.vp),
      ...(data.gain === undefined ? [] : [goods(data.gain)]),
      ...(data.cultSteps === undefined ? [] : [`${steps(data.cultSteps)} on every cult`]),
      ...(data.shipping === undefined ? [] : [`shipping +${data.shipping}`]),
      keys(data.keys),
    ].join(', ');
  },
  powerAction: (action, printed = PRINTED) => {
    const { bridge, gain = {}, power } = printed.powerActions[action];
    return `${bridge ? 'a bridge' : goods(gain)} for ${powerOf(power)}`;
  },
  conversion: (id, printed = PRINTED) => conversions(printed.numbers.power)[id] ?? id,
};
