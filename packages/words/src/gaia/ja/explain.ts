import type { Explained } from '../concepts.ts';
import { needsOf, printedCity, printedObjective, readCard } from '../printed.ts';
import type { Explanations } from '../shape.ts';
import { concepts, titles } from './concepts.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const tile = (land: string) => `隣接する、都市のない${land}タイル1枚で満たされます。`;

const needs: Explanations['needs'] = {
  plains: tile(names.lands.plains),
  forest: tile(names.lands.forest),
  sea: tile(names.lands.sea),
  desert: tile(names.lands.desert),
  mountain: tile(names.lands.mountain),
  swamp: tile(names.lands.swamp),
  animal:
    '隣接する土地タイル（土地の種類は問わない）に動物トークンがあれば満たされます。この都市は食料を消費します。',
  deer: '隣接する海以外の土地タイルに動物トークン（鹿）があれば満たされます。この都市は食料を消費します。',
  fish: '隣接する海タイルに動物トークン（魚）があれば満たされます。この都市は食料を消費します。',
};

const powers: Explanations['powers'] = {
  sun: () =>
    '沼地1枚を平原に、または平原1枚を砂漠に変えます。都市のある土地タイルは選べず、新しい土地タイルがストックに必要です。動物トークンはそのまま残ります。',
  rain: () =>
    '砂漠1枚を平原に、または平原1枚を沼地に変えます。都市のある土地タイルは選べず、新しい土地タイルがストックに必要です。動物トークンはそのまま残ります。',
  earthquake: () => '辺で接する2枚の土地タイルを、上に載っているものごと入れ替えます。',
  tornado: () =>
    '他の全員の手札から無作為に1枚ずつ取り、1枚を自分の手札に加えます。残りは表向きで捨て札になります。',
  protection: () =>
    '他のプレイヤーの手番にだけ使えます。宣言されたばかりのパワーカードを無効にします。アクションは使いません。',
  lightning: () =>
    '任意の土地タイル1枚に落ちます。都市は捨て札に、動物トークンはストックに、人コマは持ち主に戻ります。都市の下の土地がふたたび現れ、他の都市の満足度が増えることがあります。',
  eruption: ({ options }) => {
    const stock =
      options.rulings.eruption === 'one-desert'
        ? '砂漠タイルがストックに1枚以上必要で、足りない場合はどこを変えるか選びます。'
        : '変える枚数と同じだけ（少なくとも1枚）の砂漠タイルがストックに必要です。';
    return `都市のない山1枚が噴火します。辺で接するすべての土地タイルから都市・動物トークン・人コマを取り除き、そのうち平原・森・沼地を砂漠に変えます。${stock}`;
  },
};

function base(of: keyof typeof names.bases, { options }: Explained): string {
  if (of !== 'star') return names.bases[of];
  return options.rulings.star === 'any-land' ? '任意の土地' : '海以外の任意の土地';
}

export const explain: Explanations = {
  titles,
  concepts,
  powers,
  needs,
  card: (name, game) => {
    const card = readCard(name);
    if (card.kind === 'power') return powers[card.power](game);
    if (card.kind === 'nature') {
      return `自然カード：土地タイル「${names.lands[card.land]}」を置きます。${concepts.natureCard(game)}`;
    }
    if (card.kind === 'animals') {
      return `動物カード：対象は${base(card.base, game)}です。${concepts.animalCard(game)}`;
    }
    const city = printedCity(game.edition, card.id);
    if (city === undefined) return concepts.cityCard(game);
    const asked = descriptions.counted(needsOf(city));
    return `都市カード：${base(city.base, game)}に置き、必要なものは${asked}です。${concepts.cityCard(game)}`;
  },
  objective: (id, game) => {
    const asks = printedObjective(game.edition, id);
    if (typeof asks === 'number') {
      return `手元にパワーカードを${asks}枚並べます。${concepts.powerObjectives(game)}`;
    }
    const cards = asks === undefined ? id : descriptions.counted(asks);
    return `手元に次の自然カードを揃えます：${cards}。${concepts.objectives(game)}`;
  },
  extraCity:
    '後の版で加わった19枚目の都市カードを使います。内容は公開されていないため、独自に復元したものです。',
};
