import { engineRefusals } from '../../kernel/engine-ja.ts';
import { named } from '../../named.ts';
import { readDirections } from '../printed.ts';
import type { GaiaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { animalsOf, place, objective } = descriptions;
const land = (id: string | number) => named(names.lands, id);
const city = (id: string | number) => descriptions.city(String(id));
const card = (name: string | number) => descriptions.card(String(name));
const number = (of: string | number) => Number(of);

export const refusals: GaiaWords['refusals'] = {
  ...engineRefusals(names.pending),

  'deck-empty': ({ deck }) => `${named(names.decks, deck)}の山札は残っていません。`,
  'card-not-displayed': ({ card: name }) => `${card(name)}は場にありません。`,
  'cards-left': ({ deck }) => `引けるカード（${named(names.decks, deck)}）が残っています。`,
  'card-not-in-hand': ({ card: name }) => `${card(name)}は手札にありません。`,

  'pile-empty': ({ land: id }) => `土地タイル「${land(id)}」はストックに残っていません。`,
  'not-the-origin': ({ x, y }) =>
    `最初の土地タイルの位置は(0, 0)です。${place(x, y)}には置けません。`,
  'cell-taken': ({ x, y, land: id }) =>
    `${place(x, y)}にはすでに土地タイル「${land(id)}」があります。`,
  'cell-not-adjacent': ({ x, y }) => `${place(x, y)}はどの土地タイルとも辺で接していません。`,

  'no-tile': ({ x, y }) => `${place(x, y)}に土地タイルはありません。`,
  'wrong-land': ({ x, y, land: id, wanted }) =>
    wanted === 'star'
      ? `${place(x, y)}は${land(id)}です。このゲームの星マークは${land(id)}を表しません。`
      : `${place(x, y)}は${land(id)}です。${land(wanted)}でなければなりません。`,
  'tile-has-city': ({ x, y, city: id }) => `${place(x, y)}には${city(id)}があります。`,
  'tile-has-animals': ({ x, y, animals }) =>
    `${place(x, y)}には${animalsOf(number(animals))}があります。`,
  'too-few-tokens': ({ tokens, needed }) =>
    `${animalsOf(number(needed))}が必要ですが、ストックには${tokens}個しかありません。`,
  'too-few-needs': ({ city: id, met, needed }) =>
    `そこでは${city(id)}の満足度が${met}です。${needed}以上必要です。`,
  'land-not-changed': ({ card: name, x, y, land: id }) =>
    `${place(x, y)}は${land(id)}なので、${card(name)}では変わりません。`,
  'no-tile-beside': ({ x, y, direction }) =>
    `${place(x, y)}の${named(names.directions, direction)}に土地タイルはありません。`,
  'too-few-deserts': ({ deserts, needed }) =>
    `この噴火には砂漠タイルが${needed}枚必要ですが、ストックには${deserts}枚しかありません。`,
  'other-deserts': ({ given, changes }) => {
    const ways = readDirections(String(given)).map((way) => named(names.directions, way));
    return `この噴火で砂漠になるのは、山に隣接する平原・森・沼地のうちちょうど${changes}枚です（指定：${ways.join('・') || 'なし'}）。`;
  },

  'no-protection': () => '手札に防護がありません。',
  'not-a-power-card': ({ card: name }) =>
    `パワーカードが多すぎます。${card(name)}はパワーカードではありません。`,
  'card-not-taken': ({ card: name }) => `${card(name)}は竜巻で取ったカードの中にありません。`,
  'objective-not-completed': ({ objective: id }, { edition }) =>
    `目標「${objective(String(id), edition)}」は達成していません。`,
  'city-not-rising': ({ city: id }) => `今、${city(id)}に人コマを置くことはできません。`,
  'city-not-hungry': ({ city: id }) => `今、${city(id)}で食料を消費することはできません。`,
  'tile-not-beside-city': ({ x, y, city: id }) =>
    `${place(x, y)}の土地タイルは${city(id)}に隣接していません。`,
  'nothing-to-eat': ({ x, y, city: id }) =>
    `${place(x, y)}に${city(id)}が消費できる動物トークンはありません。`,
  'feeding-compulsory': () => '食料を消費できる都市は必ず消費します。',
  'order-stands-already': ({ order }) => `自動指示はすでに「${named(names.orders, order)}」です。`,
};
