import { factOf, joined } from '../../joined.ts';
import { named } from '../../named.ts';
import { ja as own } from '../factions/index.ts';
import type { TerraNovaWords } from '../shape.ts';
import { names } from './names.ts';

const PALACES: Readonly<Record<string, string>> = { left: '左の宮殿', right: '右の宮殿' };

export const moves: TerraNovaWords['moves'] = {
  ...factOf(joined(own, 'palaceQuestions'), 'move'),
  end: { kind: 'これで終わる', label: () => 'これで終わる' },
  faction: {
    kind: '勢力の選択',
    label: ({ faction }) => `${named(names.factions, faction)}を選ぶ`,
  },
  place: { kind: '家の配置', label: ({ hex }) => `${hex}に家を置く` },
  take: { kind: 'ボーナスタイルの選択', label: ({ tile }) => `ボーナスタイル${tile}を取る` },
  neutral: { kind: '中立の家の配置', label: ({ hex }) => `${hex}に中立の家を置く` },
  build: { kind: '家の建設', label: ({ hex }) => `${hex}で家を建設する` },
  transform: {
    kind: '地形の変換（そのあと建設してもよい）',
    label: ({ hex }) => `${hex}を変換する`,
  },
  decline: { kind: '何もしない', label: () => '何もしない' },
  upgrade: {
    kind: '家を交易所に改良',
    label: ({ hex }) => `${hex}を交易所に改良する`,
  },
  palace: {
    kind: '交易所を宮殿に改良',
    label: ({ hex, palace }) => `${hex}を${named(PALACES, palace)}に改良する`,
  },
  sail: { kind: '船舶値の上昇', label: () => '船舶値を上昇させる' },
  bridge: { kind: '橋の建設', label: ({ bridge }) => `${bridge}に橋を建設する` },
  power: { kind: 'パワーアクション', label: ({ action }) => `パワーアクション${action}` },
  'power-bridge': {
    kind: 'パワーアクション：橋の建設',
    label: ({ action, bridge }) => `パワーアクション${action}：${bridge}に橋を建設する`,
  },
  'power-shovel': {
    kind: 'パワーアクション：無料のスコップで地形の変換と建設',
    label: ({ action, hex }) => `パワーアクション${action}：${hex}を変換する`,
  },
  'bonus-shovel': {
    kind: 'ボーナスタイルの特別アクション：無料のスコップで地形の変換と建設',
    label: ({ hex }) => `ボーナスタイルの特別アクション：${hex}を変換する`,
  },
  special: {
    kind: '宮殿のアクション',
    label: ({ hex }) => `宮殿のアクション：${hex}`,
  },
  town: {
    kind: '町の設立！　町タイルの選択',
    label: ({ tile }) => `町タイル「${named(names.townTiles, tile)}」を選ぶ`,
  },
  'river-town': {
    kind: '河川ヘクスを渡る町の設立',
    label: ({ river, one, other }) => `${river}を渡り、${one}と${other}をつないで町を設立する`,
  },
  exchange: {
    kind: 'パワーの交換（コイン）',
    label: ({ power }) => `${power}パワーをコインに交換する`,
  },
  'exchange-vp': {
    kind: 'パワーの交換（勝利点）',
    label: ({ times }) => `パワーを勝利点に交換する（${times}回）`,
  },
  pass: {
    kind: 'パスしてボーナスタイルを交換',
    label: ({ tile }) => (tile === 'none' ? 'パスする' : `パスしてボーナスタイル${tile}を取る`),
  },
  order: {
    kind: 'ラウンド終了時のパワーの自動指示',
    label: ({ order }) => `自動指示：${named(names.orders, order)}`,
  },
};
