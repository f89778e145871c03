import { joined } from '../../joined.ts';
import { engineRefusals } from '../../kernel/engine-ja.ts';
import { named } from '../../named.ts';
import { ja as own } from '../factions/index.ts';
import { factionName, moveWords, reasonFor } from '../fan-words.ts';
import type { TerraMysticaWords, Who } from '../shape.ts';
import { thingNames, tileNames } from '../things.ts';
import { cult } from './cults.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';
import { terrain } from './terrains.ts';

type Id = string | number;
const { coins, powerOf, priests, spades, vpOf, workers } = descriptions;
const building = (id: Id) => named(names.buildings, id);
const faction = (id: Id, who: Who) => factionName(names.factions, id, who);
/** An ability by its name, if there are words for it. */
const ability = (id: Id, who: Who) => moveWords(String(id), who)?.name ?? id;
const track = (id: Id) => named(names.tracks, id);
const topic = (id: Id) => named(names.topics, id);
const answer = (id: Id) => named(names.answers, id);
const thing = thingNames({ ...descriptions, specialActions: names.specialActions });
const tile = tileNames(descriptions);
const number = (of: Id) => Number(of);

export const refusals: TerraMysticaWords['refusals'] = {
  ...engineRefusals(names.pending),
  'action-already-taken': () => 'この手番のアクションはすでに実行しました。',
  'answer-first': () =>
    '先に、求められている返答（パワー、教団、パワーコマ、司祭）をする必要があります。',
  'nothing-to-decline': ({ pending }) => `「${named(names.pending, pending)}」は見送れません。`,
  'nothing-owed': () => '今はその選択を求められていません。',
  'no-dropping': () => 'このテーブルでは途中で離脱できません。',

  'faction-not-in-play': ({ faction: id }, who) =>
    `${faction(id, who)}はこのゲームでは使いません。`,
  'board-taken': ({ faction: id, by }, who) =>
    `${faction(id, who)}の色は${who.seat(number(by))}が使っています。`,
  'board-not-dealt': ({ faction: id }, who) =>
    `配られた勢力ボードに${faction(id, who)}はありません。`,
  'faction-nominated': ({ faction: id }, who) =>
    `${faction(id, who)}の色はすでに入札にかけられています。`,
  'faction-not-nominated': ({ faction: id }, who) =>
    `${faction(id, who)}は入札にかけられていません。`,
  'another-faction-next': ({ faction: id, next }, who) =>
    `次に入札するのは${faction(id, who)}ではなく${faction(next, who)}です。`,
  'bid-too-low': ({ points, present }) => `${points}では今の入札${present}を上回りません。`,
  'bid-too-high': ({ points, most }) => `${points}は多すぎます。入札は${most}までです。`,
  'terrain-taken': ({ terrain: id, by }, who) =>
    `${terrain(id)}は${who.seat(number(by))}の地形です。`,
  'not-on-cycle': ({ terrain: id }) => `${terrain(id)}は地形サイクルにありません。`,
  'not-at-river': ({ hex }) => `${hex}は川に隣接していません。`,

  'not-land': ({ hex }) => `${hex}は川です。`,
  'not-empty': ({ hex, building: id }) => `${hex}には${building(id)}があります。`,
  'wrong-terrain': ({ hex, terrain: is, needs }) =>
    `${hex}は${terrain(is)}であり、${terrain(needs)}ではありません。`,
  'terrain-locked': ({ hex, terrain: is }) =>
    `${hex}は${terrain(is)}で、まだ解放していない地形です。`,
  'terrain-for-good': ({ hex, terrain: is }) => `${hex}の${terrain(is)}は変換できません。`,
  'already-home-terrain': ({ hex }) => `${hex}はすでに自分の拠点地形です。`,
  'not-in-reach': ({ hex, shipping }) => `${hex}には届きません（船舶レベル${shipping}）。`,
  'not-touching': ({ hex }) => `${hex}は自分の建物に接していません。`,
  'not-in-range': ({ hex, range }) => `${hex}はトンネルや絨毯飛行の距離${range}では届きません。`,
  'directly-adjacent': ({ hex }) =>
    `${hex}は直接隣接しているため、トンネルや絨毯飛行は使いません。`,
  'no-skipping': ({ faction: id }, who) => `${faction(id, who)}はトンネルも絨毯飛行も使えません。`,
  'skipped-already': () => 'トンネルや絨毯飛行は1回のアクションで1度だけです。',
  'no-transforming': ({ faction: id }, who) => `${faction(id, who)}は地形を変換できません。`,
  'no-volcanoes': ({ faction: id }, who) => `${faction(id, who)}は溶岩への変換ができません。`,
  'no-such-way': ({ hex, terrain: id, way }) =>
    `${hex}は${named(names.ways, way)}では${terrain(id)}になりません。`,
  'not-to-home': ({ hex }) => `${hex}は近い向きで拠点地形にしか変換できません。`,
  'too-many-spades': ({ hex, terrain: to, spades: needed, most }) =>
    `${hex}を${terrain(to)}にするには${spades(number(needed))}が必要ですが、使えるのは${most}本です。`,
  'not-the-shortest-way': ({ hex }) =>
    `無料のスコップに買い足せるのは、拠点地形への近い向きだけです（${hex}）。`,
  'no-more-transforming': () => 'このアクションではこれ以上変換できません。',
  'made-home-already': ({ hex }) =>
    `${hex}はこのアクションで自分の地形になったので、これ以上変換できません。`,
  'not-made-home': ({ hex }) => `${hex}はこのアクションで拠点地形にしたヘクスではありません。`,
  'no-building-now': () => 'このスコップでは建設できません。',

  'no-piece-left': ({ building: id }) => `${building(id)}がもうありません。`,
  'not-enough-workers': ({ cost, workers: has }) =>
    `${workers(number(cost))}が必要ですが、${workers(number(has))}しかありません。`,
  'not-enough-coins': ({ cost, coins: has }) =>
    `${coins(number(cost))}が必要ですが、${coins(number(has))}しかありません。`,
  'not-enough-priests': ({ cost, priests: has }) =>
    `${priests(number(cost))}が必要ですが、${priests(number(has))}しかありません。`,
  'not-enough-vp': ({ cost, vp }) =>
    `${vpOf(number(cost))}が必要ですが、${vpOf(number(vp))}しかありません。`,
  'not-enough-power': ({ cost, power }) =>
    `${powerOf(number(cost))}が必要ですが、トレイⅢには${powerOf(number(power))}しかありません。`,
  'not-your-building': ({ hex }) => `${hex}に自分の建物はありません。`,
  'cannot-become': ({ hex, building: id, to }) =>
    `${hex}の${building(id)}は${building(to)}に改築できません。`,
  'no-track': ({ track: id }) => `この勢力に${track(id)}はありません。`,
  'track-ended': ({ track: id }) => `${track(id)}の終わりに達しています。`,
  'no-space-for-priest': ({ cult: id, steps }) =>
    `${cult(id)}に、空いている${steps}のスペースはありません。`,

  'power-action-used': ({ action }, who) =>
    `パワーアクション「${thing(action, who)}」はこのラウンドですでに使われました。`,
  'spades-useless': ({ action }, who) =>
    `この勢力は「${thing(action, who)}」のスコップを使えません。`,
  'special-not-yours': ({ action }, who) =>
    `特別アクション「${thing(action, who)}」を持っていません。`,
  'special-used': ({ action }, who) =>
    `特別アクション「${thing(action, who)}」はこのラウンドですでに使いました。`,
  'special-without-effect': ({ action }, who) =>
    `特別アクション「${thing(action, who)}」には効果がありません。`,

  'bridge-place-taken': ({ bridge, by }, who) =>
    `${bridge}には${who.seat(number(by))}の橋があります。`,
  'bridge-not-at-own-building': ({ bridge }) => `${bridge}のどちらの端にも自分の建物がありません。`,
  'cult-not-due': ({ cult: id }) => `${cult(id)}は今の選択肢にありません。`,
  'favour-not-left': ({ tile: id }, who) => `恩恵タイル「${tile(id, who)}」はもうありません。`,
  'favour-held': ({ tile: id }, who) => `恩恵タイル「${tile(id, who)}」はすでに持っています。`,
  'town-tile-not-left': ({ tile: id }, who) => `町タイル「${tile(id, who)}」はもうありません。`,
  'no-river-towns': ({ faction: id }, who) => `${faction(id, who)}は川を越えて町を設立できません。`,
  'not-a-river-hex': ({ hex }) => `${hex}は川ではありません。`,
  'river-holds-town': ({ hex }) => `${hex}にはすでに町タイルがあります。`,
  'no-groups-at-river': ({ hex }) =>
    `${hex}の周りに、町に属さない自分の建物グループが2つありません。`,
  'town-too-small': ({ structures, power, needsPower }) =>
    `建物${structures}個・パワー値${power}では町になりません。パワー値${needsPower}と、建物4個（聖域があれば3個）が必要です。`,
  'no-such-offer': ({ from, power }, who) =>
    `${who.seat(number(from))}から${powerOf(number(power))}を受けることはできません。`,
  'tokens-not-there': ({ tokens }) => `トレイにそのパワーコマ（${tokens}）はありません。`,
  'tokens-not-the-price': ({ tokens, price }) =>
    `${tokens}はコストのパワーコマ${price}個に合いません。`,
  'tokens-not-lowest': ({ tokens }) =>
    `パワーコマは下のトレイから順に破棄します（${tokens}はできません）。`,
  'too-many-times': ({ times, most }) => `${times}回はできません。できるのは${most}回です。`,
  'card-not-available': ({ card }, who) =>
    `ボーナスカード「${tile(card, who)}」はゲームボードの横にありません。`,
  'card-needed': () => 'ボーナスカードを1枚取る必要があります。',
  'no-card-in-last-round': () => '最終ラウンドではボーナスカードを取りません（「pass none」）。',
  'order-stands-already': ({ topic: id, answer: of }) =>
    `自動指示「${topic(id)}」はすでに「${answer(of)}」です。`,
  'order-not-on-topic': ({ topic: id, answer: of }) =>
    `自動指示「${topic(id)}」に「${answer(of)}」はありません。`,
  'order-not-for-faction': ({ topic: id }) =>
    `この勢力が「${topic(id)}」を求められることはありません。`,

  'not-your-ability': ({ ability: id }, who) => `${ability(id, who)}は別の勢力の能力です。`,
  'ability-used': ({ ability: id }, who) => `${ability(id, who)}はこのラウンドにすでに使いました。`,
  'ability-needs-stronghold': ({ ability: id }, who) => `${ability(id, who)}には砦が必要です。`,
  'ability-argument': ({ ability: id }, who) => `${ability(id, who)}はそれに対しては使えません。`,
  'ability-impossible': ({ ability: id, because }, who) =>
    reasonFor(String(id), String(because), who) ??
    `${ability(id, who)}はいま使えません（${because}）。`,
  'upgrade-impossible': ({ hex, to }) =>
    `この勢力は${hex}の建物を${building(to)}に改築できません。`,
  'no-landscapes': () => '特殊地形は使いません。',
  'landscape-lies': ({ hex }) => `特殊地形はすでに${hex}にあります。`,
  'landscape-needs': ({ building: id, count }) =>
    `特殊地形には、先に${building(id)}が${count}個必要です。`,
  'landscape-otherwise': ({ faction: id }, who) =>
    `${faction(id, who)}の特殊地形は別の方法で置きます。`,
  'not-beside-own-building': ({ hex }) => `${hex}は自分の建物の隣ではありません。`,
  'no-land-bridges': ({ faction: id }, who) => `${faction(id, who)}の橋塔がマップにありません。`,
  'no-corner': ({ hex }) => `特殊地形のどの角も${hex}に向いていません。`,
  'no-coin-offered': ({ from }, who) =>
    `${who.seat(number(from))}の建物は特殊地形に隣接していないため、コインは得られません。`,
  'no-spade-saved': ({ hex }) => `${hex}ではスコップを節約できません。`,
  'track-not-bought': ({ track: id }) => `あなたの勢力は${track(id)}の改良アクションを行えません。`,
  ...joined(own, 'refusals'),
};
