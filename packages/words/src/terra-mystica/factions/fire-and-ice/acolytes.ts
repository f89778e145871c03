import { cult as enCult } from '../../en/cults.ts';
import type { FactionWords } from '../../faction-words.ts';
import { cult as jaCult } from '../../ja/cults.ts';

export const en = {
  name: 'Acolytes',
  ability:
    'No spades: an empty hex in reach becomes a volcano for 3 steps back on one cult, 4 on somebody’s home terrain. Spades gained become steps on cults.',
  stronghold: 'A priest sent makes one step more.',
  landscape: {
    name: 'Altar of Sacrifice',
    text: 'Placed with a volcano for 3 steps down one cult. From now on power for going down cults too.',
  },
  moves: {
    sacrifice: {
      kind: 'A volcano for steps of a cult',
      label: ({ hex, cult: id }) => `make ${hex} a volcano for steps of ${enCult(id)}`,
    },
    altar: {
      kind: 'The landscape on a volcano, for steps of a cult',
      label: ({ hex, cult: id }) =>
        `make ${hex} a volcano with the landscape for three steps of ${enCult(id)}`,
    },
  },
  refusals: {
    'cult-too-low': ({ cult: id, steps, price }) =>
      `It takes ${price} steps of one cult; on ${enCult(id)} you stand at ${steps}.`,
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'アコライト',
  ability:
    'スコップはなく、1つの教団を3スペース（誰かの拠点地形なら4）戻して、届く空き地を溶岩にする。得たスコップは教団のスペースになる。',
  stronghold: '派遣した司祭が1スペース多く進む。',
  landscape: {
    name: '犠牲の祭壇',
    text: '教団トラック1つを3スペース下げ、溶岩とともに置く。以後、下がるときもパワーを得る。',
  },
  moves: {
    sacrifice: {
      kind: '教団トラックを下げて溶岩に変換',
      label: ({ hex, cult: id }) => `${jaCult(id)}を下げて${hex}を溶岩に変換する`,
    },
    altar: {
      kind: '教団トラックを下げて溶岩に特殊地形を配置',
      label: ({ hex, cult: id }) =>
        `${jaCult(id)}を3スペース下げて${hex}を溶岩に変換し、特殊地形を置く`,
    },
  },
  refusals: {
    'cult-too-low': ({ cult: id, steps, price }) =>
      `1つの教団で${price}スペース下げる必要がありますが、${jaCult(id)}は${steps}です。`,
  },
};
