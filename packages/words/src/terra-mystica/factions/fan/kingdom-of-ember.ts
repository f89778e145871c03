import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Kingdom of Ember',
  ability:
    'Volcano faction. Action: a priest leaves the game, a volcano tile comes under one of their structures, and they gain 1 power; each spade gained brings a removed priest back. Action: a stack of at least two tiles flows with its structure to an empty neighbouring hex and leaves one tile behind; it may flow on. Home terrain of another player and each river hex on the way take one tile more. A town tile lies under the strongest structure of the town; from there no stack flows. Since July 2024: no priests; each spade brings a tile under a dwelling, each upgrade 1 power and a tile under a dwelling, and a dwelling on several tiles is not upgraded.',
  stronghold:
    'At once all removed priests come back. Since July 2024: two tiles under any of their structures.',
  reconstructed:
    'All costs and incomes but the power of the stronghold are reconstructed; the abilities since July 2024 rest on one source.',
  moves: {
    'raise-lava': {
      name: 'a volcano tile for a priest',
      label: (hex) => `remove a priest and put a volcano tile under ${hex}`,
    },
    'lava-flow': {
      name: 'a lava flow',
      label: (from, to) => `let the stack on ${from} flow to ${to}`,
    },
    'lava-flow-on': {
      name: 'a lava flow that goes on',
      label: (from, to) => `let the stack flow on from ${from} to ${to}`,
    },
    'lay-under-strongest': {
      name: 'the place of a town tile',
      label: (hex) => `lay the town tile under ${hex}`,
    },
    'volcano-tile': {
      name: 'a volcano tile',
      label: (hex) => `put a volcano tile under ${hex}`,
    },
  },
  kept: {
    'removed-priests': {
      name: 'removed priests',
      told: (seat, amount) =>
        amount < 0
          ? `Removed priests of ${seat} came back: ${-amount}.`
          : `Priests of ${seat} left the game: ${amount}.`,
    },
  },
  marks: {
    'town-tile': (seat, hex) => `The town tile of ${seat} lies on ${hex}.`,
    'volcano-tile': (seat, hex) => `${seat} put a volcano tile under the structure on ${hex}.`,
  },
  stored: {
    'removed-priests': {
      name: 'Priests out of the game',
      told: (priests) => `${priests}`,
      notes: [
        'They count to the seven priests. Each spade gained brings one back, the stronghold all of them.',
      ],
    },
  },
  onHex: {
    tiles: (tiles) => (tiles === 1 ? 'on a volcano tile' : `on ${tiles} volcano tiles`),
    'town-tile': () => 'town tile',
  },
  because: {
    'not-asked': 'You are asked something else now.',
    'too-high': 'No more tiles fit under this structure.',
    'other-stack': 'Another stack is flowing.',
    'town-tile': 'Your town tile lies there: the stack stays.',
    'too-few-tiles': 'The stack has too few tiles for this way, or there is none.',
    'not-strongest': 'The town tile lies under a structure of the highest value of the town.',
    'no-dwelling': 'This tile comes under a dwelling.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: '余燼王国',
  ability:
    '火山の勢力。アクション：司祭1つをゲームから除外し、建物1つの下に火山タイル1枚を置いて1パワー。得たスコップ1つごとに除外した司祭1つを戻す。アクション：2枚以上のタイルの束を建物ごと隣の空きヘクスへ流し、元の場所に1枚を残す。続けて流してもよい。他のプレイヤーの拠点地形と途中の河川ヘクスごとにさらに1枚を失う。町タイルは町で最もパワー値の高い建物の下に置かれ、そこからは流せない。2024年7月以降：司祭は使わず、スコップ1つごとに住居の下にタイル1枚、改築ごとに1パワーと住居の下にタイル1枚を得る。2枚以上の上の住居は改築できない。',
  stronghold:
    '即座に、除外した司祭をすべて戻す。2024年7月以降：自分の建物の下にタイルを合計2枚置く。',
  reconstructed:
    '砦のパワー以外のコストと収入はすべて推定である。2024年7月以降の能力は1つの資料だけに基づく。',
  moves: {
    'raise-lava': {
      name: '司祭による火山タイル',
      label: (hex) => `司祭を除外し、${hex}の下に火山タイルを置く`,
    },
    'lava-flow': {
      name: '溶岩流',
      label: (from, to) => `${from}の束を${to}へ流す`,
    },
    'lava-flow-on': {
      name: '溶岩流の続き',
      label: (from, to) => `束を${from}から${to}へ続けて流す`,
    },
    'lay-under-strongest': {
      name: '町タイルの場所',
      label: (hex) => `町タイルを${hex}の下に置く`,
    },
    'volcano-tile': {
      name: '火山タイル',
      label: (hex) => `${hex}の下に火山タイルを置く`,
    },
  },
  kept: {
    'removed-priests': {
      name: '除外した司祭',
      told: (seat, amount) =>
        amount < 0
          ? `${seat}の除外した司祭が${-amount}つ戻りました。`
          : `${seat}の司祭${amount}つがゲームから除外されました。`,
    },
  },
  marks: {
    'town-tile': (seat, hex) => `${seat}の町タイルが${hex}に置かれました。`,
    'volcano-tile': (seat, hex) => `${seat}が${hex}の建物の下に火山タイルを置きました。`,
  },
  stored: {
    'removed-priests': {
      name: '除外した司祭',
      told: (priests) => `${priests}個`,
      notes: ['7個の司祭に数える。得たスコップ1つごとに1個、砦を建てるとすべて戻る。'],
    },
  },
  onHex: {
    tiles: (tiles) => `火山タイル${tiles}枚の上`,
    'town-tile': () => '町タイル',
  },
  because: {
    'not-asked': 'いま選ぶのは別のことです。',
    'too-high': 'この建物の下にはこれ以上タイルを置けません。',
    'other-stack': '流れているのは別の束です。',
    'town-tile': '自分の町タイルがあるので、この束は流せません。',
    'too-few-tiles': 'そこまで流すにはタイルが足りないか、道がありません。',
    'not-strongest': '町タイルは町で最もパワー値の高い建物の下に置きます。',
    'no-dwelling': 'このタイルは住居の下に置きます。',
  },
};
