import { engineRefusals } from '../../kernel/engine-ja.ts';
import { named } from '../../named.ts';
import type { TerraNovaWords, Who } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { coins, powerOf } = descriptions;
const terrain = (id: string | number) => named(names.terrains, id);
const building = (id: string | number) => named(names.buildings, id);
const faction = (id: string | number) => named(names.factions, id);
/** A power action by its gain, if the table is known. */
const power = (id: string | number, who: Who) => who.powerAction?.(String(id)) ?? id;
const number = (of: string | number) => Number(of);
const PALACES = { left: names.terms.leftPalace, right: names.terms.rightPalace };

export const refusals: TerraNovaWords['refusals'] = {
  ...engineRefusals(names.pending),
  'action-already-taken': () => 'この手番のアクションはすでに実行しました。',
  'nothing-to-decline': () => 'ここには見送れるものがありません。',

  'faction-taken': ({ faction: id, by }, who) =>
    `${faction(id)}は${who.player(number(by))}が選んでいます。`,
  'colour-taken': ({ colour, by }, who) =>
    `${named(names.colours, colour)}の勢力マットの反対の面を${who.seat(number(by))}が使っています。`,
  'colour-neutral': ({ colour }) => `${named(names.colours, colour)}は中立勢力の色です。`,

  'not-land': ({ hex }) => `${hex}は河川ヘクスです。`,
  'not-empty': ({ hex, building: id }) => `${hex}には${building(id)}があります。`,
  'not-home-terrain': ({ hex, terrain: is, home }) =>
    `${hex}は${terrain(is)}であり、${terrain(home)}ではありません。`,
  'already-home-terrain': ({ hex, terrain: is }) => `${hex}はすでに${terrain(is)}です。`,
  'not-in-reach': ({ hex, sailing }) => `${hex}は到達範囲内にありません（船舶値${sailing}）。`,
  'not-adjacent-by-land': ({ hex }) => `${hex}は同じ大陸上で自分の建物に隣接していません。`,
  'not-at-outer-edge': ({ hex }) => `${hex}はゲームボードの外周にありません。`,
  'not-just-transformed': ({ hex }) => `${hex}はこのアクションで変換したヘクスではありません。`,
  'too-many-shovels': ({ hex, shovels, left }) =>
    `${hex}にはスコップが${shovels}本必要ですが、無料のスコップは残り${left}本で、追加の購入はできません。`,
  'no-house-icon': ({ hex, terrain: of }) =>
    `${hex}には${terrain(of)}の中立の家を置ける家アイコンがありません。`,
  'icon-terrain-changed': ({ hex, terrain: of, shows }) =>
    `${hex}はもう${terrain(of)}ではなく${terrain(shows)}です。`,

  'no-house-left': () => '勢力マット上に家がありません。',
  'no-trading-post-left': () => '勢力マット上に交易所がありません。',
  'no-bridge-left': () => '橋がもうありません。',
  'not-enough-coins': ({ cost, coins: has }) =>
    `${coins(number(cost))}が必要ですが、${coins(number(has))}しかありません。`,
  'not-enough-power': ({ cost, power }) =>
    `${powerOf(number(cost))}が必要ですが、トレイⅢには${powerOf(number(power))}しかありません。`,

  'not-your-building': ({ hex }) => `${hex}に自分の建物はありません。`,
  'not-a-house': ({ hex, building: id }) => `${hex}にあるのは家ではなく${building(id)}です。`,
  'not-a-trading-post': ({ hex, building: id }) =>
    `${hex}にあるのは交易所ではなく${building(id)}です。`,
  'palace-already-built': ({ palace }) => `${named(PALACES, palace)}はすでに建設しています。`,
  'sailing-track-ended': ({ sailing }) =>
    `船舶値は${sailing}で、船舶トラックの終わりに達しています。`,
  'bridge-place-taken': ({ bridge, by }, who) =>
    `${bridge}には${who.seat(number(by))}の橋があります。`,
  'bridge-not-at-own-building': ({ bridge }) => `${bridge}のどちらの端にも自分の建物がありません。`,

  'power-action-used': ({ action }, who) =>
    `パワーアクション「${power(action, who)}」はこのラウンドですでに使われました。`,
  'power-action-other-form': ({ action, command }, who) =>
    `パワーアクション「${power(action, who)}」は「${command}」で指定します。`,
  'bonus-tile-without-action': ({ tile }) => `ボーナスタイル${tile}に特別アクションはありません。`,
  'bonus-action-used': ({ tile }) =>
    `ボーナスタイル${tile}の特別アクションはこのラウンドですでに使いました。`,
  'no-palace-action': ({ faction: id }) =>
    `${faction(id)}はアクションのある宮殿を建設していません。`,
  'palace-action-used': () => '宮殿のアクションはこのラウンドですでに使いました。',

  'town-tile-used': ({ tiles }) =>
    String(tiles).includes(' ')
      ? '町タイルはすべて使いました。'
      : `町タイル「${named(names.townTiles, tiles)}」はすでに使いました。`,
  'town-tile-sailing-ended': ({ tile, sailing }) =>
    `船舶値が${sailing}で船舶トラックの終わりに達しているため、町タイル「${named(names.townTiles, tile)}」は今は使えません。`,
  'no-river-towns': ({ faction: id }) => `${faction(id)}は河川を渡って町を設立できません。`,
  'not-a-river-hex': ({ hex }) => `${hex}は河川ヘクスではありません。`,
  'not-next-to-river-hex': ({ hex, river }) => `${hex}は${river}に隣接していません。`,
  'same-group': ({ one, other }) => `${one}と${other}は河川を渡らなくてもつながっています。`,
  'group-already-in-town': ({ hex }) => `${hex}の建物グループはすでに町に属しています。`,
  'town-too-small': ({ buildings, value, needsBuildings, needsValue }) =>
    `建物${buildings}個・町値${value}では町になりません。建物${needsBuildings}個・町値${needsValue}が必要です。`,
  'town-named-otherwise': ({ river, one, other }) =>
    `この町は「river-town ${river} ${one} ${other}」と指定します。`,

  'bonus-tile-required': () => 'ボーナスタイルを1枚取る必要があります。',
  'bonus-tile-not-available': ({ tile }) => `ボーナスタイル${tile}はゲームボードの横にありません。`,
  'bonus-tile-is-yours': ({ tile }) =>
    `ボーナスタイル${tile}は自分が持っているタイルです。別のタイルを選びます。`,
  'bonus-tile-returned-this-round': ({ tile }) =>
    `ボーナスタイル${tile}はこのラウンドに戻されたため、まだ選べません。`,
  'no-swap-in-last-round': () => '最終ラウンドではボーナスタイルを取りません（「pass none」）。',

  'nothing-to-exchange': () => '1パワー以上を指定してください。',
  'no-exchange-for-vp': () => 'この勢力はパワーを勝利点に交換できません。',
  'order-not-for-faction': () => 'この勢力はパワーを勝利点に交換できません。',
  'order-stands-already': ({ order }) => `自動指示はすでに「${named(names.orders, order)}」です。`,
};
