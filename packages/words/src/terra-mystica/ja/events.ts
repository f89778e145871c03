import {
  BONUS_CARDS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
} from '@pangaea/rules/terra-mystica';
import { joined } from '../../joined.ts';
import { ja as own } from '../factions/index.ts';
import { factionName, markWords, moveWords, pocketWords } from '../fan-words.ts';
import type { TerraMysticaWords, Who } from '../shape.ts';
import { isMoved, signed } from '../tokens.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { bonusCard, coins, favourTile, keys, lostOf, powerAction, powerOf } = descriptions;
const { priests, roundTile, spades, townTile, vpOf, workers } = descriptions;
const { buildings, causes, cults, terrains } = names;
const faction = (id: string, who: Who) => factionName(names.factions, id, who);

const changed = (who: string, of: (amount: number) => string, amount: number, cause: string) =>
  amount < 0
    ? `${who}が${of(-amount)}を支払いました（${cause}）。`
    : `${who}が${of(amount)}を得ました（${cause}）。`;

/** The place of the marker that an event `used` reports. */
function place(what: string, { printed }: Who): string {
  const power = POWER_ACTIONS.find((id) => id === what);
  if (power !== undefined) return `パワーアクション（${powerAction(power, printed)}）`;
  const card = BONUS_CARDS.find((id) => id === what);
  if (card !== undefined) return `ボーナスカード（${bonusCard(card, printed)}）`;
  const tile = FAVOUR_TILES.find((id) => id === what);
  if (tile !== undefined) return `恩恵タイル（${favourTile(tile, printed)}）`;
  const special = SPECIAL_ACTIONS.find((id) => id === what);
  return special === undefined ? what : `特別アクション（${names.specialActions[special]}）`;
}

export const events: TerraMysticaWords['events'] = {
  coins: ({ seat, amount, cause }, who) => changed(who.seat(seat), coins, amount, causes[cause]),
  workers: ({ seat, amount, cause }, who) =>
    changed(who.seat(seat), workers, amount, causes[cause]),
  priests: ({ seat, amount, cause }, who) =>
    changed(who.seat(seat), priests, amount, causes[cause]),
  vp: ({ seat, amount, cause }, who) => changed(who.seat(seat), vpOf, amount, causes[cause]),
  keys: ({ seat, amount, cause }, who) =>
    amount < 0
      ? `${who.seat(seat)}が${keys(-amount)}を使いました（${causes[cause]}）。`
      : `${who.seat(seat)}が${keys(amount)}を得ました（${causes[cause]}）。`,
  power: ({ seat, amount, lost, cause, from }, who) => {
    const giver = from === undefined ? '' : `、${who.seat(from)}から`;
    const unused = lost === 0 ? '' : `うち${lost}は動かせませんでした。`;
    return `${who.seat(seat)}が${powerOf(amount)}を得ました（${causes[cause]}${giver}）。${unused}`;
  },
  'power-spent': ({ seat, amount, cause }, who) =>
    `${who.seat(seat)}が${powerOf(amount)}を使いました（${causes[cause]}）。`,
  tokens: ({ seat, bowls, cause }, who) => {
    if (isMoved(bowls)) {
      return `${who.seat(seat)}のパワーコマがトレイ間で移動しました。Ⅰ/Ⅱ/Ⅲ：${bowls.map(signed).join('/')}（${causes[cause]}）。`;
    }
    const gained = bowls.every((tokens) => tokens >= 0);
    const shown = bowls.map(Math.abs).join('/');
    return `${who.seat(seat)}がトレイⅠ/Ⅱ/Ⅲ${gained ? 'に' : 'の'}パワーコマ${shown}個を${gained ? '得ました' : '破棄しました'}（${causes[cause]}）。`;
  },
  burned: ({ seat, times }, who) =>
    `${who.seat(seat)}がトレイⅡのパワーコマ${times}個を破棄し、${times}個をトレイⅢに移しました。`,
  lost: ({ seat, what, amount }, who) =>
    `${who.seat(seat)}は${lostOf(what, amount)}を使えませんでした。`,
  cult: ({ seat, cult, steps, to, cause }, who) =>
    `${who.seat(seat)}が${cults[cult]}を${Math.abs(steps)}スペース${steps < 0 ? '下がって' : '進んで'}${to}になりました（${causes[cause]}）。`,
  'priest-placed': ({ seat, cult, space }, who) =>
    `${who.seat(seat)}の司祭が${cults[cult]}の${space + 1}番目のスペースに残りました。`,
  nominated: ({ seat, faction: id }, who) =>
    `${who.player(seat)}が${faction(id, who)}を入札にかけました。`,
  bid: ({ seat, faction: id, points }, who) =>
    `${who.player(seat)}が${faction(id, who)}に${points}で入札しました。`,
  sealed: ({ seat, faction: id, points }, who) =>
    `${who.player(seat)}が${faction(id, who)}の入札${points === undefined ? '' : `（${points}）`}を書きました。`,
  opened: ({ seat, points }, who) => `${who.player(seat)}の入札は${points.join('、')}でした。`,
  faction: ({ seat, faction: id }, who) => `${who.player(seat)}が${faction(id, who)}を選びました。`,
  colour: ({ seat, terrain }, who) => `${who.seat(seat)}が${terrains[terrain]}を選びました。`,
  built: ({ seat, hex, building, replaced }, who) =>
    replaced === 'none'
      ? `${who.seat(seat)}が${hex}に${buildings[building]}を建設しました。`
      : `${who.seat(seat)}が${hex}の${buildings[replaced]}を${buildings[building]}に改築しました。`,
  landscape: ({ seat, faction, hex }, who) =>
    `${who.seat(seat)}が${hex}に${own[faction].landscape.name}を置きました。`,
  'land-bridge': ({ seat, to }, who) => `${who.seat(seat)}が特殊地形から${to}に橋を架けました。`,
  transformed: ({ seat, hex, from, to, spades: used, bought }, who) => {
    const free = bought === used ? '' : `、うち無料${used - bought}本`;
    const tools = used === 0 ? 'スコップなし' : `${spades(used)}${free}`;
    return `${who.seat(seat)}が${hex}を${terrains[from]}から${terrains[to]}に変換しました（${tools}）。`;
  },
  spades: ({ seat, amount, cause }, who) =>
    `${who.seat(seat)}が${spades(amount)}を得ました（${causes[cause]}）。`,
  bridge: ({ seat, bridge }, who) => `${who.seat(seat)}が${bridge}に橋を架けました。`,
  shipping: ({ seat, to, cause }, who) =>
    `${who.seat(seat)}の船舶レベルが${to}になりました（${causes[cause]}）。`,
  exchange: ({ seat, to, cause }, who) =>
    `${who.seat(seat)}の交換効率トラックが${to}になりました（${causes[cause]}）。`,
  range: ({ seat, to, cause }, who) =>
    `${who.seat(seat)}の絨毯飛行の距離が${to}になりました（${causes[cause]}）。`,
  favour: ({ seat, tile }, who) =>
    `${who.seat(seat)}が恩恵タイル（${favourTile(tile, who.printed)}）を取りました。`,
  town: ({ seat, tile, hex, buildings: of, grown }, who) =>
    `${who.seat(seat)}${grown === undefined ? `が建物${of.length}個の町（${of.join('、')}）を設立しました` : `の町（${of.join('、')}）が大きくなりました`}。町タイル（${townTile(tile, who.printed)}）は${hex}にあります。`,
  'power-offered': ({ seat, from, amount }, who) =>
    `${who.seat(seat)}は${who.seat(from)}から${powerOf(amount)}を受けられます。`,
  'power-refused': ({ seat, from, amount }, who) =>
    `${who.seat(seat)}は${who.seat(from)}からの${powerOf(amount)}を辞退しました。`,
  neighbours: ({ seat, taken }, who) =>
    taken
      ? `${who.seat(seat)}に隣接するプレイヤーがパワーを受けました。`
      : `${who.seat(seat)}に隣接するプレイヤーは誰もパワーを受けませんでした。`,
  'bonus-card': ({ seat, card, returned }, who) => {
    const back =
      returned === undefined ? '' : `、ボーナスカード（${bonusCard(returned, who.printed)}）を戻し`;
    return `${who.seat(seat)}がボーナスカード（${bonusCard(card, who.printed)}）を取り${back}ました。`;
  },
  'bridge-moved': ({ seat, from, to }, who) =>
    `${who.seat(seat)}が橋を${from}から${to}に移しました。`,
  moved: ({ seat, from, to }, who) => `${who.seat(seat)}が建物を${from}から${to}に移しました。`,
  'favour-returned': ({ seat, tile }, who) =>
    `${who.seat(seat)}が恩恵タイル（${favourTile(tile, who.printed)}）を戻しました。`,
  'card-returned': ({ seat, card }, who) =>
    `${who.seat(seat)}がボーナスカード（${bonusCard(card, who.printed)}）を戻しました。`,
  'extra-card': ({ card }, who) =>
    `ボーナスカード（${bonusCard(card, who.printed)}）が加わりました。`,
  kept: ({ seat, what, amount }, who) =>
    pocketWords(what, who)?.told(who.seat(seat), amount) ??
    `${who.seat(seat)}が${what}を${Math.abs(amount)}つ${amount < 0 ? '使いました' : '取り置きました'}。`,
  marked: ({ seat, hex, what }, who) =>
    markWords(what, who)?.(who.seat(seat), hex) ??
    `${who.seat(seat)}が${hex}に印を置きました（${what}）。`,
  'card-coins': ({ cards }, who) => {
    const left = cards.map((card) => bonusCard(card, who.printed));
    return `残ったボーナスカード（${left.join('／')}）に1コインずつ置かれました。`;
  },
  used: ({ seat, what }, who) =>
    `${who.seat(seat)}が${moveWords(what, who)?.name ?? place(what, who)}を使いました。`,
  passed: ({ seat }, who) => `${who.seat(seat)}がパスしました。`,
  dropped: ({ seat, returned }, who) =>
    returned === undefined
      ? `${who.seat(seat)}がゲームから離脱しました。`
      : `${who.seat(seat)}がボーナスカード（${bonusCard(returned, who.printed)}）を戻してゲームから離脱しました。`,
  landscapes: ({ inPlay }) =>
    inPlay ? '抽選の結果、特殊地形を使います。' : '抽選の結果、特殊地形を使いません。',
  'start-player': ({ seat }, who) => `${who.seat(seat)}がスタートプレイヤーです。`,
  round: ({ round, tile }, who) =>
    `ラウンド${round}が始まりました。得点タイル：${roundTile(tile, who.printed)}。`,
  order: ({ seat, topic, answer }, who) =>
    `${who.seat(seat)}が自動指示「${names.topics[topic]}」を「${names.answers[answer]}」にしました。`,
  answered: ({ seat, by }, who) =>
    `${who.seat(seat)}の返答は自動で決まりました（${names.answeredBy[by]}）。`,
  measured: ({ seat, what, value }, who) =>
    `${who.seat(seat)}の${what === 'network' ? names.terms.network : names.finalTiles[what]}は${value}です。`,
  'game-over': ({ rank }, who) => {
    const winners = rank.flatMap((at, seat) => (at === 1 ? [who.seat(seat)] : []));
    return `ゲームが終了しました。${winners.join('と')}の勝利です。`;
  },
  ...joined(own, 'events'),
};
