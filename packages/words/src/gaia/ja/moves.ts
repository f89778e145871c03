import { named } from '../../named.ts';
import { cellBeside, readDirections } from '../printed.ts';
import type { GaiaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { place, city, card, objective } = descriptions;

export const moves: GaiaWords['moves'] = {
  draw: {
    kind: '山札からカードを引く',
    label: ({ deck }) => `${named(names.decks, deck)}の山札から引く`,
  },
  take: { kind: '場のカードを取る', label: ({ card: name }) => `${card(name)}を取る` },
  exhaust: {
    kind: 'カード切れ',
    label: () => 'カード切れにより、ゲームを終了する',
  },
  nature: {
    kind: '自然カードのプレイ',
    label: ({ land, x, y }) =>
      `${card(`nature-${land}`)}をプレイし、土地タイルを${place(x, y)}に置く`,
  },
  animals: {
    kind: '動物カードのプレイ',
    label: ({ base, x, y }) => `${card(`animals-${base}`)}を${place(x, y)}にプレイする`,
  },
  city: {
    kind: '都市カードのプレイ',
    label: ({ city: id, x, y }) => `${city(id)}を${place(x, y)}に置く`,
  },
  sun: {
    kind: 'パワーカード：太陽',
    label: ({ x, y }) => `太陽：${place(x, y)}の土地タイルを乾かす`,
  },
  rain: {
    kind: 'パワーカード：雨',
    label: ({ x, y }) => `雨：${place(x, y)}の土地タイルを潤す`,
  },
  earthquake: {
    kind: 'パワーカード：地震',
    label: ({ x, y, direction }) =>
      `地震：${place(x, y)}と${place(...cellBeside(x, y, direction))}を入れ替える`,
  },
  tornado: {
    kind: 'パワーカード：竜巻',
    label: () => '竜巻：他の全員の手札から1枚ずつ取る',
  },
  lightning: {
    kind: 'パワーカード：雷',
    label: ({ x, y }) => `雷：${place(x, y)}に落とす`,
  },
  eruption: {
    kind: 'パワーカード：噴火',
    label: ({ x, y, deserts }) => {
      const ways = readDirections(deserts).map((way) => named(names.directions, way));
      const told = ways.length === 0 ? '砂漠になる土地はなし' : `${ways.join('・')}が砂漠になる`;
      return `噴火：${place(x, y)}の山（${told}）`;
    },
  },
  protect: { kind: '防護', label: () => '防護を使って無効にする' },
  let: { kind: '防護を使わない', label: () => '防護を使わない' },
  discard: { kind: 'カードを捨てる', label: ({ card: name }) => `${card(name)}を捨てる` },
  keep: {
    kind: '手札に加えるカードの選択',
    label: ({ card: name }) => `${card(name)}を手札に加える`,
  },
  objective: {
    kind: '目標の達成',
    label: ({ objective: id }, { edition }) => `目標「${objective(id, edition)}」を達成する`,
  },
  settle: {
    kind: '人コマを置く都市の選択',
    label: ({ city: id }) => `${city(id)}に人コマを置く`,
  },
  feed: {
    kind: '食料消費',
    label: ({ city: id, x, y }) => `${city(id)}が${place(x, y)}の動物トークンを消費する`,
  },
  spare: { kind: '食料消費を終える', label: () => 'これ以上食料を消費しない' },
  order: {
    kind: '防護の自動指示',
    label: ({ order }) => `自動指示：${named(names.orders, order)}`,
  },
};
