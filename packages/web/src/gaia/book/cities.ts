import type { GaiaSubjects } from './shown.ts';

/** Cities: founding, rise, fall, feeding. */
export const CITIES: GaiaSubjects<'cities' | 'rise' | 'fall' | 'feeding'> = {
  cities: {
    title: { en: 'Cities', ja: '都市' },
    lead: {
      en: 'A city goes on an **empty tile of its land** where **two of its four needs** are met.',
      ja: '都市は、**同じ土地の空いているタイル**で、**4つのステータスのうち2つ以上**が満たされる所に置きます。',
    },
    figures: [
      {
        shows: {
          draw: 'world',
          world: { '0 0': 'desert', '1 0': 'plains', '0 1': 'forest', '-1 0': 'mountain' },
          held: { '0 0': 'city-07' },
          marks: { '0 0': [undefined, 1] },
        },
        title: { en: 'Only the forest: 1 of 4', ja: '森だけ：4つのうち1つ' },
        sum: { en: 'not possible yet', ja: 'まだ建てられません' },
        tone: 'no',
      },
      {
        shows: {
          draw: 'world',
          world: { '0 0': 'desert', '1 0': 'sea', '0 1': 'forest', '-1 0': 'mountain' },
          cities: { '0 0': { id: 'city-07', by: [0] } },
        },
        title: { en: 'Forest and sea: 2 of 4', ja: '森と海：4つのうち2つ' },
        sum: { en: 'a city with a meeple', ja: '都市と人コマ' },
        tone: 'yes',
      },
    ],
    points: [
      {
        en: 'Needs are counted on the **four tiles beside it**, whole sides only.',
        ja: '数えるのは**辺で接する4枚のタイル**です。',
      },
      {
        en: 'A need that is printed twice takes two such tiles.',
        ja: '同じ土地が2つ描かれていれば、その土地が2枚要ります。',
      },
      {
        en: 'The city **covers its tile**: for its neighbours the land is gone.',
        ja: '都市は**タイルを覆います**。隣の都市にとって、その土地はなくなります。',
      },
      {
        en: 'A star means any land.',
        ja: '星はどの土地でもかまいません。',
      },
    ],
    beside: [
      {
        title: { en: 'The card', ja: 'カードの見方' },
        figure: { draw: 'cards', cards: ['city-07'] },
        points: [
          {
            en: 'Above the land that it is built on. Below its four needs.',
            ja: '上が建てる土地、下が4つのステータスです。',
          },
        ],
      },
    ],
    found: { en: 'city needs build found satisfaction', ja: '満足度 ステータス 建てる 都市カード' },
  },
  rise: {
    title: { en: 'A city rises', ja: '満足度が増えたら' },
    lead: {
      en: 'Whoever meets **one more need** of a standing city puts a meeple there, **whoever built it**.',
      ja: 'すでにある都市の**満足度を増やした**人は、**誰の都市でも**人コマを1個置きます。',
    },
    figures: [
      {
        shows: {
          draw: 'world',
          world: { '0 0': 'desert', '1 0': 'sea', '0 1': 'forest', '1 1': 'plains' },
          cities: { '0 0': { id: 'city-07', by: [1] } },
        },
        title: { en: 'Two needs met', ja: '満足度2' },
      },
      {
        shows: {
          draw: 'world',
          world: {
            '0 0': 'desert',
            '1 0': 'sea',
            '0 1': 'forest',
            '1 1': 'plains',
            '-1 0': 'sea',
          },
          cities: { '0 0': { id: 'city-07', by: [1, 0] } },
          marks: { '0 0': [2, 3] },
        },
        title: { en: 'A second sea: three', ja: '2つ目の海：満足度3' },
        sum: { en: 'your meeple joins', ja: '自分の人コマも置く' },
        tone: 'yes',
      },
    ],
    points: [
      {
        en: 'You have **one meeple** a city. In the basic game meeples of others stay.',
        ja: '1つの都市に自分の人コマは**1個**です。基本ルールでは、ほかの人のコマもそのまま残ります。',
      },
      {
        en: 'Only the **total** counts: one need lost and another met changes nothing.',
        ja: '見るのは**合計**だけです。1つ失って別の1つを満たしても、何も起こりません。',
      },
      {
        en: 'One tile may serve several cities: then you gain at all of them.',
        ja: '1枚のタイルが複数の都市を満たせば、そのすべてに置けます。',
      },
    ],
    found: { en: 'increase satisfaction share meeple', ja: '増加 人コマ 共有' },
  },
  fall: {
    title: { en: 'A city falls', ja: '満足度が減ったら' },
    lead: {
      en: 'With **one** need met all meeples go home. With **none** the city goes, too.',
      ja: '満足度が**1**に減ると、人コマはすべて持ち主に戻ります。**0**なら都市もなくなります。',
    },
    figures: [
      {
        shows: {
          draw: 'world',
          world: { '0 0': 'desert', '1 0': 'sea', '0 1': 'forest', '1 1': 'plains' },
          cities: { '0 0': { id: 'city-07', by: [1] } },
        },
        title: { en: 'Sea and forest: two', ja: '海と森：満足度2' },
      },
      {
        shows: {
          draw: 'world',
          world: {
            '0 0': 'desert',
            '1 0': 'sea',
            '0 1': 'forest',
            '1 1': 'plains',
            '0 2': 'plains',
            '-1 1': 'desert',
          },
          cities: { '0 0': { id: 'city-07', by: [] }, '0 1': { id: 'city-05', by: [0] } },
          marks: { '0 0': [2, 1] },
        },
        title: { en: 'A city covers the forest: one', ja: '森が都市で覆われた：満足度1' },
        sum: { en: 'the meeple goes home', ja: '人コマは持ち主に戻る' },
        tone: 'no',
      },
    ],
    points: [
      {
        en: 'Needs are lost when land is **covered**, **changed**, or when the last animals beside it are eaten.',
        ja: '土地が**覆われる**、**変わる**、隣の動物がいなくなると、満足度が減ります。',
      },
      {
        en: 'From four to three or two nothing happens in the basic game.',
        ja: '4から3や2に減っても、基本ルールでは何も起こりません。',
      },
      {
        en: 'A city without meeples stands on; whoever lifts it to two gains it.',
        ja: '人コマのない都市も残ります。満足度を2に増やした人が人コマを置きます。',
      },
    ],
    found: { en: 'decrease destroyed lost needs', ja: '減少 取り除く 失う' },
  },
  feeding: {
    title: { en: 'Feeding', ja: '食料消費' },
    lead: {
      en: 'At the beginning of your turn each of your cities that needs animals **eats one token** beside it.',
      ja: '手番の始めに、動物を必要とする自分の都市が、隣の**トークンを1個**ずつ消費します。',
    },
    figures: [
      {
        shows: {
          draw: 'world',
          world: { '0 0': 'desert', '1 0': 'sea', '0 -1': 'plains', '0 1': 'swamp' },
          animals: { '0 -1': 2 },
          cities: { '0 0': { id: 'city-07', by: [0] } },
        },
        title: { en: 'Sea and animals: two', ja: '海と動物：満足度2' },
      },
      {
        shows: {
          draw: 'world',
          world: { '0 0': 'desert', '1 0': 'sea', '0 -1': 'plains', '0 1': 'swamp' },
          animals: { '0 -1': 1 },
          cities: { '0 0': { id: 'city-07', by: [0] } },
        },
        title: { en: 'A turn later', ja: '次の手番' },
        sum: { en: 'one token is left', ja: '残り1個' },
      },
    ],
    points: [
      {
        en: 'With several herds beside it you choose which one; with several cities the order.',
        ja: '隣に動物が何か所かあれば、どこから取るかを選びます。都市の順番も選べます。',
      },
      {
        en: 'Eating is compulsory where it is possible.',
        ja: '消費できるときは、必ず消費します。',
      },
      {
        en: 'When the last token is gone, the need is no longer met, for cities of others, too.',
        ja: '最後のトークンがなくなると、ほかの人の都市も含めて、動物が満たされなくなります。',
      },
    ],
    found: { en: 'hunting eat animals compulsory', ja: '狩猟 消費 動物' },
  },
};
