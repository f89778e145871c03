import type { TerraNovaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { coins, lostOf, powerOf, vpOf } = descriptions;
const { causes, terrains, buildings } = names;

/** The place of the X-token that an event `used` reports. Power actions are named by their ids. */
const OCTAGONS: Readonly<Record<string, string>> = {
  'bonus-tile': 'ボーナスタイル',
  palace: '宮殿',
};

export const events: TerraNovaWords['events'] = {
  coins: ({ seat, amount, cause }, who) =>
    amount < 0
      ? `${who.seat(seat)}は${coins(-amount)}を支払った（${causes[cause]}）。`
      : `${who.seat(seat)}は${coins(amount)}を得た（${causes[cause]}）。`,
  vp: ({ seat, amount, cause }, who) =>
    `${who.seat(seat)}は${vpOf(amount)}を得た（${causes[cause]}）。`,
  power: ({ seat, amount, lost, cause, from }, who) => {
    const giver = from === undefined ? '' : `、${who.seat(from)}から`;
    const unused = lost === 0 ? '' : `。うち${powerOf(lost)}は失われた`;
    return `${who.seat(seat)}は${powerOf(amount)}を得た（${causes[cause]}${giver}）${unused}。`;
  },
  'power-spent': ({ seat, amount, cause }, who) =>
    `${who.seat(seat)}は${powerOf(amount)}を支払った（${causes[cause]}）。`,
  lost: ({ seat, what, amount }, who) =>
    `${who.seat(seat)}は${lostOf(what, amount)}を使えなかった。`,
  'power-set': ({ seat, bowls }, who) =>
    `${who.seat(seat)}はトレイⅠ/Ⅱ/Ⅲに${bowls.join('/')}パワーで始める。`,
  sailing: ({ seat, to, cause }, who) =>
    `${who.seat(seat)}の船舶値が${to}になった（${causes[cause]}）。`,
  faction: ({ seat, faction }, who) => `${who.player(seat)}は${names.factions[faction]}を選んだ。`,
  built: ({ seat, hex, building, replaced }, who) =>
    replaced === 'none'
      ? `${who.seat(seat)}は${hex}で${buildings[building]}を建設した。`
      : `${who.seat(seat)}は${hex}の${buildings[replaced]}を${buildings[building]}に改良した。`,
  transformed: ({ seat, hex, from, to, shovels, bought }, who) => {
    const free = shovels - bought;
    const tools =
      shovels === 0
        ? 'スコップなし'
        : `スコップ${shovels}本${free > 0 ? `、うち無料${free}本` : ''}`;
    return `${who.seat(seat)}は${hex}を${terrains[from]}から${terrains[to]}に変換した（${tools}）。`;
  },
  bridge: ({ seat, bridge }, who) => `${who.seat(seat)}は${bridge}に橋を建設した。`,
  town: ({ seat, tile, hex, buildings: of }, who) =>
    `${who.seat(seat)}は建物${of.length}個（${of.join('、')}）の町を設立した。町タイル「${names.townTiles[tile]}」を${hex}に置いた。`,
  'bonus-tile': ({ seat, tile, returned }, who) =>
    returned === undefined
      ? `${who.seat(seat)}はボーナスタイル${tile}を取った。`
      : `${who.seat(seat)}はボーナスタイル${returned}を${tile}と交換した。`,
  'tile-coins': ({ tiles }) => `ボーナスタイル${tiles.join('、')}に1コインずつ置かれた。`,
  used: ({ seat, what }, who) =>
    `${who.seat(seat)}は${OCTAGONS[what] ?? `パワーアクション「${who.powerAction?.(what) ?? what}」`}にX-トークンを置いた。`,
  passed: ({ seat }, who) => `${who.seat(seat)}はパスした。`,
  'start-player': ({ seat }, who) => `${who.seat(seat)}はスタートプレイヤートークンを得た。`,
  'neutral-colour': ({ terrain, seat }, who) =>
    seat === undefined
      ? `中立勢力の拠点地形は${terrains[terrain]}。`
      : `${who.seat(seat)}は${terrains[terrain]}の中立の家を引いた。`,
  'neutral-house': ({ hex, terrain }) => `${hex}（${terrains[terrain]}）に中立の家が置かれた。`,
  'neutral-discarded': ({ terrain }) =>
    `${terrains[terrain]}の中立の家は置く場所がなく、破棄された。`,
  round: ({ round, on, vp }) => `ラウンド${round}開始：${descriptions.roundTile(on, vp)}。`,
  order: ({ seat, order }, who) => `${who.seat(seat)}の自動指示：${names.orders[order]}。`,
  territory: ({ seat, buildings: size }, who) =>
    seat === undefined
      ? `最も大きな中立の建物グループは${size}個。`
      : `${who.seat(seat)}の最も大きな建物グループは${size}個。`,
  'game-over': ({ rank }, who) => {
    const winners = rank.flatMap((place, seat) => (place === 1 ? [who.seat(seat)] : []));
    return `ゲーム終了。${winners.join('と')}の${winners.length > 1 ? '同点勝利' : '勝利'}。`;
  },
};
