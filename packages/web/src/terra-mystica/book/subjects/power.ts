import type { MysticaSubjects } from '../subject.ts';

/** Power: its bowls, its sources and its uses. */
export const POWER: MysticaSubjects<'bowls' | 'neighbours' | 'octagons' | 'bridges'> = {
  bowls: {
    title: { en: 'Bowls of power', ja: 'パワーのトレイ' },
    lead: {
      en: 'Your power moves through three bowls. Only what lies in **bowl III** can be spent.',
      ja: 'パワーは3つのトレイを巡ります。使えるのは**トレイⅢ**のものだけです。',
    },
    figures: [
      {
        shows: { draw: 'bowls', bowls: [2, 4, 0] },
        title: { en: 'Before', ja: '得る前' },
        sum: { en: '2 · 4 · 0', ja: '2・4・0' },
      },
      {
        shows: { draw: 'bowls', bowls: [0, 5, 1] },
        title: { en: 'After a gain of 3', ja: '3パワーを得たあと' },
        sum: { en: 'first I to II (2), then II to III (1)', ja: 'まずⅠからⅡへ2、次にⅡからⅢへ1' },
      },
      {
        shows: { draw: 'bowls', bowls: [0, 3, 2] },
        title: { en: 'After burning 1', ja: '1つ燃焼したあと' },
        sum: { en: 'one leaves for good, one goes to III', ja: '1つは取り除き、1つはⅢへ' },
      },
    ],
    points: [
      {
        en: '**Gain**: one token a step, from I to II. Only when I is empty, from II to III.',
        ja: '**得る**：1パワーにつきコマ1個をⅠからⅡへ。Ⅰが空になったら、ⅡからⅢへ動かします。',
      },
      {
        en: '**Spend**: tokens go from III back to I.',
        ja: '**使う**：ⅢのコマをⅠに戻します。',
      },
      {
        en: '**Burn**, any time in your turn: take two out of II; one leaves the game, the other goes to III.',
        ja: '**燃焼**：自分の手番ならいつでも、Ⅱのコマ2個のうち1個を取り除き、もう1個をⅢに移せます。',
      },
      {
        en: 'With all tokens in III there is nothing more to gain.',
        ja: '全部がⅢにあるときは、それ以上得られません。',
      },
    ],
    found: { en: 'power tokens burn sacrifice bowl III enough', ja: 'パワーコマ 燃焼 足りない' },
  },
  neighbours: {
    title: { en: 'Power for neighbours', ja: '隣人のパワー' },
    lead: {
      en: 'Whenever somebody builds or upgrades **beside your buildings**, you may take power: as much as those buildings are worth.',
      ja: '誰かが**自分の建物の隣**に建てるか改築すると、自分の建物のパワー値の合計だけパワーを得られます。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'E5 E6 E7 F3 F4 D4 D5 r22',
          stands: {
            E6: ['dwelling', 0],
            F4: ['trading-post', 1],
            E7: ['temple', 1],
          },
          marks: 'values',
          ringed: ['E6'],
        },
        title: { en: 'A dwelling in the ring', ja: '輪の中に住居が建った' },
        sum: { en: 'The Witches are offered 2 + 2 = 4', ja: 'ウィッチは2＋2＝4' },
      },
      {
        shows: {
          draw: 'rates',
          rates: [
            { from: [[1, 'power']], to: [[0, 'vp']] },
            { from: [[2, 'power']], to: [['−1', 'vp']] },
            { from: [[3, 'power']], to: [['−2', 'vp']] },
            { from: [[4, 'power']], to: [['−3', 'vp']] },
          ],
        },
        title: { en: 'What it costs', ja: '払う勝利点' },
        sum: { en: 'one point less than the power', ja: '得るパワーより1少ない' },
      },
    ],
    points: [
      {
        en: 'Only **directly adjacent** buildings count; bridges join, ships do not.',
        ja: '数えるのは**直接隣接**する建物だけです。橋は隣接になり、船舶はなりません。',
      },
      {
        en: 'You take all that has room in your bowls, or nothing. With too few points you take what you can pay.',
        ja: 'トレイに入る分をすべて受けるか、断るかです。点が足りなければ、払える分だけ受けます。',
      },
      {
        en: 'The builder is asked nothing, and gets nothing. Neighbours are worth having all the same: trading posts are cheaper beside them.',
        ja: '建てた人には何も起こりません。それでも、隣に人がいれば交易所が安くなります。',
      },
    ],
    found: {
      en: 'leech offer adjacent opponent victory points refuse',
      ja: '隣接 提供 辞退 受ける',
    },
  },
  octagons: {
    title: { en: 'Power and special actions', ja: 'パワーアクションと特別アクション' },
    lead: {
      en: 'The six octagons are bought with power from bowl III, **each once a round, by one player only**.',
      ja: '6つの八角形はトレイⅢのパワーで使います。**各ラウンド、それぞれ1人が1回だけ**です。',
    },
    figures: [
      {
        shows: { draw: 'octagons', peoples: ['halflings', 'witches'], bowls: [[0, 4, 6]] },
        title: {
          en: 'A bridge, a priest, 2 workers, 7 coins, 1 spade, 2 spades',
          ja: '橋、司祭、労働者2、コイン7、スコップ1、スコップ2',
        },
        isWide: true,
      },
    ],
    points: [
      {
        en: 'If power is missing, **burn**: the octagon shows how often.',
        ja: 'パワーが足りなければ**燃焼**します。何回要るかは八角形に出ます。',
      },
      {
        en: 'Spades of an octagon are an ordinary build: change land in reach, buy more spades if you like, build a dwelling.',
        ja: 'スコップのアクションは普通の変換と建設です。届く土地を変え、必要なら買い足し、住居を建てられます。',
      },
      {
        en: '**Special actions** lie on bonus cards, favour tiles and some boards: orange octagons, yours alone, once a round. Of a card, whoever holds it.',
        ja: '**特別アクション**はボーナスカード、恩恵タイル、一部の個人ボードにあります。持ち主だけが、ラウンドに1回使えます。',
      },
      {
        en: 'Whether an action that brings nothing may be taken is a reading of the rules; most tables refuse it.',
        ja: '何も得られないアクションを使えるかはルールの読み方しだいで、ふつうのテーブルでは使えません。',
      },
    ],
    found: { en: 'power action octagon special action used spade', ja: '八角形 使用済み スコップ' },
  },
  bridges: {
    title: { en: 'Bridges', ja: '橋' },
    lead: {
      en: 'A bridge joins two hexes **across a river**: they are directly adjacent from then on.',
      ja: '橋は**川を挟んだ**2つのヘクスを結びます。以後、その2つは直接隣接します。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'D4 C2 r15 r9 E6 E5 r14 C3 D5',
          stands: { D4: ['trading-post', 0], C2: ['temple', 0] },
          marks: 'reach',
        },
        title: { en: 'Apart', ja: '離れている' },
        tone: 'no',
      },
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'D4 C2 r15 r9 E6 E5 r14 C3 D5',
          stands: { D4: ['trading-post', 0], C2: ['temple', 0] },
          bridges: { 'C2-D4': 0 },
        },
        title: { en: 'Joined', ja: 'つながった' },
        sum: { en: 'one group for a town', ja: '町のための1つのグループ' },
        tone: 'yes',
      },
    ],
    points: [
      {
        en: 'At **one end** a building of yours must stand. The other end may be any land.',
        ja: '**片方の端**に自分の建物が必要です。もう片方はどの土地でもかまいません。',
      },
      {
        en: 'Each player has **three bridges**. Of two on one place there is never a second.',
        ja: '橋は1人**3本**です。同じ場所に2本目は架けられません。',
      },
      {
        en: 'A bridge brings reach, joins towns, makes trading posts cheap and neighbours of opponents.',
        ja: '橋で範囲が広がり、町がつながり、交易所が安くなり、相手と隣人になります。',
      },
      {
        en: 'It costs 3 power on its octagon. The Engineers build one for 2 workers, as an action.',
        ja: '八角形でパワー3です。エンジニアはアクションとして労働者2人でも架けられます。',
      },
    ],
    found: { en: 'bridge river across', ja: '架ける 川' },
  },
};
