import type {
  BonusCard,
  FavourTile,
  PowerAction,
  SpecialAction,
  TownTile,
} from '@pangaea/rules/terra-mystica';
import { joined } from '../../joined.ts';
import { named } from '../../named.ts';
import { ja as own } from '../factions/index.ts';
import { factionName, moveWords } from '../fan-words.ts';
import type { TerraMysticaWords, Who } from '../shape.ts';
import { cult } from './cults.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';
import { terrain } from './terrains.ts';

const { bonusCard, conversion, favourTile, powerAction, townTile } = descriptions;
const faction = (id: string, who: Who) => factionName(names.factions, id, who);
/** Commands count seats from 1, the engine from 0: `p2` is seat 1. */
const seat = (id: string, who: Who) => who.seat(Number(id.slice(1)) - 1);
/** The short way is the usual one, so it is not mentioned. */
const byWay = (way: string) => (way === 'short' ? '' : `${named(names.ways, way)}で`);

export const moves: TerraMysticaWords['moves'] = {
  end: { kind: 'これで終わる', label: () => '手番を終える' },
  faction: { kind: '勢力の選択', label: ({ faction: id }, who) => `${faction(id, who)}を選ぶ` },
  colour: { kind: '地形の選択', label: ({ terrain: id }) => `${terrain(id)}を選ぶ` },
  place: { kind: '住居の配置', label: ({ hex }) => `${hex}に住居を置く` },
  take: {
    kind: 'ボーナスカードの選択',
    label: ({ card }, who) =>
      `ボーナスカード（${bonusCard(card as BonusCard, who.printed)}）を取る`,
  },
  build: { kind: '住居の建設', label: ({ hex }) => `${hex}に住居を建設する` },
  transform: {
    kind: '地形の変換（そのあと建設してもよい）',
    label: ({ hex, terrain: id, way }) => `${hex}を${byWay(way)}${terrain(id)}に変換する`,
  },
  'skip-build': {
    kind: 'トンネルか絨毯飛行による建設',
    label: ({ hex }) => `トンネルか絨毯飛行で${hex}に住居を建設する`,
  },
  'skip-transform': {
    kind: 'トンネルか絨毯飛行による変換',
    label: ({ hex, terrain: id, way }) =>
      `トンネルか絨毯飛行で、${hex}を${byWay(way)}${terrain(id)}に変換する`,
  },
  upgrade: {
    kind: '建物の改築',
    label: ({ hex, building }) => `${hex}を${named(names.buildings, building)}に改築する`,
  },
  'advance-shipping': { kind: '船舶レベルの改良', label: () => '船舶レベルを改良する' },
  'advance-exchange': { kind: '交換効率の改良', label: () => '交換効率トラックを改良する' },
  priest: {
    kind: '司祭の派遣',
    label: ({ cult: id, steps }) => `${cult(id)}の${steps}のスペースに司祭を派遣する`,
  },
  power: {
    kind: 'パワーアクション',
    label: ({ action }, who) =>
      `パワーアクション：${powerAction(action as PowerAction, who.printed)}`,
  },
  special: {
    kind: '特別アクション',
    label: ({ action }) => `特別アクション：${names.specialActions[action as SpecialAction]}`,
  },
  bridge: { kind: '橋の建設', label: ({ bridge }) => `${bridge}に橋を架ける` },
  cult: { kind: '教団の選択', label: ({ cult: id }) => `${cult(id)}を選ぶ` },
  favour: {
    kind: '恩恵タイルの選択',
    label: ({ tile }, who) => `恩恵タイル（${favourTile(tile as FavourTile, who.printed)}）を取る`,
  },
  town: {
    kind: '町の設立！　町タイルの選択',
    label: ({ tile }, who) => `町タイル（${townTile(tile as TownTile, who.printed)}）を取る`,
  },
  'river-town': {
    kind: '川を越える町の設立',
    label: ({ river }) => `${river}を越えて町を設立する`,
  },
  'take-power': {
    kind: 'パワーを受ける',
    label: ({ from, power }, who) => `${seat(from, who)}から${power}パワーを受ける`,
  },
  'refuse-power': {
    kind: 'パワーを辞退する',
    label: ({ from, power }, who) => `${seat(from, who)}からの${power}パワーを辞退する`,
  },
  burn: {
    kind: 'パワーコマの破棄',
    label: ({ times }) => `トレイⅡで1個を破棄し、1個をトレイⅢに移す（${times}回）`,
  },
  convert: {
    kind: '資源の交換',
    label: ({ conversion: id, times }, who) =>
      `${conversion(id, who.printed)}に交換する（${times}回）`,
  },
  decline: { kind: '何もしない', label: () => '何もしない' },
  pass: {
    kind: 'パスしてボーナスカードを取る',
    label: ({ card }, who) =>
      card === 'none'
        ? 'パスする'
        : `パスしてボーナスカード（${bonusCard(card as BonusCard, who.printed)}）を取る`,
  },
  order: {
    kind: '自動指示',
    label: ({ topic, answer }) =>
      `自動指示「${named(names.topics, topic)}」：${named(names.answers, answer)}`,
  },
  drop: { kind: 'ゲームから離脱', label: () => 'ゲームから離脱する' },
  nominate: {
    kind: '入札にかける勢力の選択',
    label: ({ faction: id }, who) => `${faction(id, who)}を入札にかける`,
  },
  bid: {
    kind: '入札',
    label: ({ faction: id, points }, who) => `${faction(id, who)}に${points}で入札する`,
  },
  seal: {
    kind: '秘密の入札',
    label: ({ faction: id, points }, who) => `${faction(id, who)}の入札に${points}と書く`,
  },
  landscape: {
    kind: '特殊地形の配置',
    label: ({ hex }) => `${hex}に特殊地形を置く`,
  },
  'land-bridge': {
    kind: '特殊地形からの橋',
    label: ({ to }) => `特殊地形から${to}に橋を架ける`,
  },
  'take-coin': {
    kind: 'パワーの代わりに1コイン',
    label: ({ from, power }, who) =>
      `${seat(from, who)}からの${power}パワーの代わりに1コインを得る`,
  },
  ability: {
    kind: '勢力固有の能力',
    label: ({ ability, one, two }, who) =>
      moveWords(ability, who)?.label(one, two) ??
      [ability, one, two].filter((each) => each !== '-').join(' '),
  },
  ...joined(own, 'moves'),
};
