import { faults as common, mapFaults } from '../../data-file/ja.ts';
import { named } from '../../named.ts';
import type { TerraNovaWords } from '../shape.ts';
import { names } from './names.ts';

const terrain = (of: unknown) => named(names.terrains, String(of));
const faction = (of: unknown) => named(names.factions, String(of));
const scored = (of: unknown) => named(names.scored, String(of));

export const faults: TerraNovaWords['faults'] = {
  ...common,
  ...mapFaults,
  'bowls-do-not-add-up': ({ found, expected }) =>
    `トレイのパワー駒の合計が${found}個です。${expected}個でなければなりません。`,
  'sailing-start-not-zero': ({ found }) =>
    `船舶トラックの開始スペースに${found}勝利点があります。0でなければなりません。`,
  'near-price-higher': ({ found, most }) =>
    `他プレイヤーに隣接する交易所のコスト${found}が、隣接しない場合の${most}を超えています。`,
  'event-without-tile': ({ event }) => `「${scored(event)}」のタイルがありません。`,
  'amount-missing': ({ effect }) => `効果「${effect}」には数値が必要です。`,
  'amount-not-used': ({ effect }) => `効果「${effect}」に数値は使いません。`,
  'wrong-amount': ({ effect, found, expected }) =>
    `効果「${effect}」の数値は${expected}です。${found}ではありません。`,
  'cost-above-tokens': ({ found, most }) =>
    `パワー駒は${most}個なので、${found}パワーは誰も支払えません。`,
  'territory-not-falling': ({ found, most }) =>
    `この順位の${found}勝利点が、上の順位の${most}勝利点を超えています。`,
  'territory-not-shareable': ({ first, last, found }) =>
    `${first}位から${last}位で引き分けたとき、${found}勝利点を均等に分けられません。`,
  'too-few-of-terrain': ({ terrain: of, found, least }) =>
    `${terrain(of)}が${found}ヘクスしかありません。最初の家のために${least}ヘクス必要です。`,
  'wrong-terrain': ({ hex, found, expected }) =>
    `${hex}は${terrain(found)}です。${terrain(expected)}でなければなりません。`,
  'hex-twice': ({ hex }) => `${hex}はすでに使われています。`,
  'round-tile-not-available': ({ event, found, most }) =>
    `「${scored(event)}」のタイルが${found}ラウンドで必要ですが、${most}枚しかありません。`,
  'bonus-tile-twice': ({ tile }) => `ボーナスタイル${tile}が2回あります。`,
  'bonus-tile-not-in-play': ({ tile }) => `ボーナスタイル${tile}はこのゲームで使いません。`,
  'colour-twice': ({ faction: of, colour }) =>
    `${faction(of)}が2回あるか、${named(names.colours, String(colour))}が他でも使われています。`,
  'wrong-number-of-houses': ({ faction: of, found, expected }) =>
    `${faction(of)}の最初の家は${expected}個です。${found}個ではありません。`,
};
