import type { NovaSubjects } from '../shown.ts';

/** Income, power, neighbours, octagons. */
export const POWER: NovaSubjects<'income' | 'bowls' | 'neighbours' | 'octagons'> = {
  income: {
    title: { en: 'Income and coins', ja: '収入とコイン' },
    lead: {
      en: 'Each round begins with **income**: from the places that you emptied on your mat, from palaces and from your bonus tile.',
      ja: 'ラウンドの初めに**収入**を得ます。勢力マットの空いた場所、宮殿、ボーナスタイルの分です。',
    },
    figures: [
      {
        shows: {
          draw: 'rates',
          rates: [
            { from: [[1, 'house']], to: [[3, 'coin']] },
            {
              from: [[1, 'trading-post']],
              to: [
                ['2–3', 'coin'],
                ['1–2', 'power'],
              ],
            },
          ],
        },
        title: { en: 'What a building on the map uncovers', ja: 'マップに出すと現れる収入' },
        sum: { en: 'as in the house data of this site', ja: 'このサイトの数値' },
      },
      {
        shows: { draw: 'rates', rates: [{ from: [[1, 'power']], to: [[1, 'coin']] }] },
        title: { en: 'Exchange, any time in your turn', ja: '交換（自分の手番ならいつでも）' },
        sum: {
          en: 'power of bowl III, at the end of a round, too',
          ja: 'トレイⅢのパワー。ラウンド終了時も',
        },
      },
    ],
    points: [
      {
        en: 'When a house becomes a trading post, the house covers its income again.',
        ja: '家が交易所になると、戻った家がまた収入を隠します。',
      },
      {
        en: 'Coins cannot be changed back into power.',
        ja: 'コインをパワーに戻すことはできません。',
      },
      {
        en: 'Coins that are left at the end are a third of a point each.',
        ja: '最後に残ったコインは3枚で1点です。',
      },
    ],
    found: { en: 'coins money enough exchange', ja: 'お金 足りない 交換' },
  },
  bowls: {
    title: { en: 'Bowls of power', ja: 'パワーのトレイ' },
    lead: {
      en: 'Eight tokens of power move through three bowls. Only what lies in **bowl III** can be spent.',
      ja: 'パワー駒8個が3つのトレイを巡ります。使えるのは**トレイⅢ**のものだけです。',
    },
    figures: [
      {
        shows: { draw: 'bowls', bowls: [2, 2, 4] },
        title: { en: 'Before', ja: '得る前' },
        sum: { en: '2 · 2 · 4', ja: '2・2・4' },
      },
      {
        shows: { draw: 'bowls', bowls: [0, 3, 5] },
        title: { en: 'After a gain of 3', ja: '3パワーを得たあと' },
        sum: { en: 'first I to II (2), then II to III (1)', ja: 'まずⅠからⅡへ2、次にⅡからⅢへ1' },
      },
      {
        shows: { draw: 'bowls', bowls: [4, 3, 1] },
        title: { en: 'After spending 4', ja: '4パワーを使ったあと' },
        sum: { en: 'from III back to I', ja: 'ⅢからⅠに戻る' },
      },
    ],
    points: [
      {
        en: '**Gain**: one token a step, from I to II. Only when I is empty, from II to III.',
        ja: '**得る**：1パワーにつき駒1個をⅠからⅡへ。Ⅰが空になったら、ⅡからⅢへ動かします。',
      },
      { en: '**Spend**: tokens go from III back to I.', ja: '**使う**：Ⅲの駒をⅠに戻します。' },
      {
        en: 'No token is ever lost. With all in III a gain has no effect.',
        ja: '駒がなくなることはありません。全部がⅢにあるときは、得ても動きません。',
      },
      {
        en: 'Any number from bowl III may become **coins**, one each.',
        ja: 'Ⅲの駒はいくつでも、1個につき**1コイン**に交換できます。',
      },
    ],
    found: { en: 'power tokens exchange bowl III', ja: 'パワー駒 交換' },
  },
  neighbours: {
    title: { en: 'Power for neighbours', ja: '隣人のパワー' },
    lead: {
      en: 'Whenever somebody builds or upgrades **beside your buildings**, you get **one power for each** of them. It is free.',
      ja: '誰かが**自分の建物の隣**に建てるか改良すると、隣接する自分の**建物1個につき1パワー**を得ます。無料です。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['fairies', 'leprechauns'],
          hexes: 'A6 A7 B6 B7 C6 C7 B5 C5 B8',
          stands: { B6: ['house', 0], C6: ['house', 1], A6: ['trading-post', 1] },
          ringed: ['B6'],
        },
        title: { en: 'A house in the ring', ja: '輪の中に家が建った' },
        sum: { en: 'two buildings beside it: 2 power', ja: '隣の建物2個：2パワー' },
        isWide: true,
      },
    ],
    points: [
      {
        en: 'The number of buildings counts, not their size.',
        ja: '数えるのは建物の数で、大きさは関係ありません。',
      },
      {
        en: 'It comes by itself, to those who have passed as well.',
        ja: '自動で入ります。パスした人も得ます。',
      },
      {
        en: 'Bridges make neighbours; water alone does not.',
        ja: '橋で結ばれていれば隣人です。水を挟んだだけでは隣人ではありません。',
      },
    ],
    found: { en: 'leech adjacent opponent', ja: '隣接 相手' },
  },
  octagons: {
    title: { en: 'Octagons', ja: '八角形のアクション' },
    lead: {
      en: 'The six beside the map are bought with power from bowl III, **each once a round, by one player only**.',
      ja: 'マップの横の6つは、トレイⅢのパワーで使います。**各ラウンド、それぞれ1人が1回だけ**です。',
    },
    figures: [
      {
        shows: { draw: 'octagons' },
        title: { en: 'The six power actions', ja: '6つのパワーアクション' },
        isWide: true,
      },
    ],
    points: [
      {
        en: 'With **one free shovel** a second may be bought where the hex needs two.',
        ja: '**無料のスコップ1本**では、2本要るヘクスなら2本目を買い足せます。',
      },
      {
        en: 'With **two free shovels** you change one hex, or two that need one each. One house may be built, on one of them.',
        ja: '**無料のスコップ2本**では、1ヘクスか、1本ずつの2ヘクスを変えます。家はそのどちらかに1つです。',
      },
      {
        en: '**Special actions** of bonus tiles and palaces cost no power; they are yours alone, once a round.',
        ja: 'ボーナスタイルと宮殿の**特別アクション**はパワーが要りません。持ち主だけがラウンドに1回使えます。',
      },
    ],
    found: {
      en: 'power action special action used shovel',
      ja: 'パワーアクション 特別アクション 使用済み',
    },
  },
};
