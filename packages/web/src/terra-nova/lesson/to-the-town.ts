import type { LessonStep } from '../../play/face/lesson.ts';

/** Power and its uses, passing and income, sailing, a palace, a town, the end of a game. */
export const TO_THE_TOWN: readonly LessonStep[] = [
  {
    id: 'bowls',
    before: ['1 upgrade I3'],
    title: { en: 'Three bowls of power', ja: 'パワーの3つのトレイ' },
    text: {
      en: 'Power you **gain** moves from bowl I to II, then from II to III. You **spend** only from III: it returns to I.',
      ja: '**得た**パワーはトレイⅠからⅡへ、次にⅡからⅢへ動きます。**使える**のはⅢだけで、使うとⅠに戻ります。',
    },
    now: {
      en: 'The ring shows bowl III: 5 power can be spent.',
      ja: '輪の中がトレイⅢです。5パワーを使えます。',
    },
    deeds: [],
    lit: ['bowl-3 0', 'tab board'],
  },
  {
    id: 'power',
    title: { en: 'A power action', ja: 'パワーアクション' },
    text: {
      en: 'An octagon is free **once a round**, for whoever comes first. This one gives **7 coins for 4 power**.',
      ja: '八角形は**1ラウンドに1回**、早い者勝ちです。ここは**4パワーで7コイン**です。',
    },
    now: { en: 'Take the **7 coins**.', ja: '**7コイン**を取りましょう。' },
    deeds: [
      {
        command: 'power P4',
        at: ['part .table [data-action="power:P4"]', 'power P4', 'part [data-power]', 'tab map'],
      },
    ],
    answers: [
      [
        'power',
        {
          en: 'That octagon is good, too. For a palace you need coins.',
          ja: 'その八角形も良いです。でも宮殿にはコインが要ります。',
        },
      ],
    ],
  },
  {
    id: 'pass',
    before: ['1 pass C'],
    title: { en: 'Pass and swap the tile', ja: 'パスしてタイルを替える' },
    text: {
      en: 'Save the coins for the next round. **Pass**: you give your tile back and take another.',
      ja: '残りのコインは次のラウンドに使います。**パス**をして、タイルを返し、別の1枚を取ります。',
    },
    now: {
      en: 'Choose **Pass**, then the tile with the **trading posts**.',
      ja: '**パス**を押し、**交易所**のタイルを選びましょう。',
    },
    deeds: [{ command: 'pass F', at: ['action pass', 'tile F', 'tab map'] }],
    answers: [
      [
        'pass',
        {
          en: 'A good tile, too. The one with trading posts brings power now and points later.',
          ja: '良いタイルです。交易所のタイルは、今パワー、あとで点をくれます。',
        },
      ],
    ],
  },
  {
    id: 'sail',
    before: ['1 sail'],
    title: { en: 'Raise your sailing', ja: '船舶値を上げる' },
    text: {
      en: 'Round 2. What you emptied on your board brought income. With **sailing** you reach land across the river. It brings points, too.',
      ja: 'ラウンド2です。個人ボードの空いた場所から収入がありました。**船舶値**を上げると、川の向こうに届きます。点も入ります。',
    },
    now: { en: 'Raise your **sailing** by one.', ja: '**船舶値**を1つ上げましょう。' },
    deeds: [{ command: 'sail', at: ['action sail', 'tab map'] }],
  },
  {
    id: 'palace',
    before: ['1 build D4'],
    title: { en: 'A palace', ja: '宮殿' },
    text: {
      en: 'A trading post can become a **palace**, left or right. The right one of the Fairies makes towns easy: **6** is enough instead of 7.',
      ja: '交易所は左か右の**宮殿**になります。フェアリーの右の宮殿なら、町に要る値が7から**6**に減ります。',
    },
    now: {
      en: 'Press your trading post and choose the **right palace**.',
      ja: '交易所を押し、**右の宮殿**を選びましょう。',
    },
    deeds: [{ command: 'palace B6 right', at: ['hex B6', 'tab map'] }],
    answers: [
      [
        'palace',
        {
          en: 'The left palace brings more income. For your town we take the right one.',
          ja: '左の宮殿は収入が増えます。今日は町のために右にしましょう。',
        },
      ],
    ],
  },
  {
    id: 'pass-again',
    before: ['1 pass A'],
    title: { en: 'Once more, by yourself', ja: 'もう一度、自分で' },
    text: {
      en: 'The round is over for you. One of the tiles lets you dig with a **shovel** for nothing.',
      ja: 'このラウンドはここまでです。タイルの1枚は、**スコップ**1本をただで使えます。',
    },
    now: {
      en: 'Pass and take the tile with the shovel.',
      ja: 'パスをして、スコップのタイルを取りましょう。',
    },
    deeds: [{ command: 'pass D', at: ['action pass', 'tile D', 'tab map'] }],
    answers: [
      [
        'pass',
        {
          en: 'A good tile. For your town you need the shovel.',
          ja: '良いタイルです。でも町にはスコップが要ります。',
        },
      ],
    ],
  },
  {
    id: 'town',
    before: ['1 pass F'],
    title: { en: 'A town', ja: '町' },
    text: {
      en: '**Four buildings together** with a value of 6 are a town. A house counts 1, a trading post 2, a palace 3. You have 5.',
      ja: '**つながった4つの建物**の値が6になると町です。家は1、交易所は2、宮殿は3。今は5です。',
    },
    deeds: [
      {
        command: 'bonus-shovel A7',
        now: {
          en: 'Press the lake in the ring and dig with your **bonus tile**.',
          ja: '輪の中の湖を押し、**ボーナスタイル**で森に変えましょう。',
        },
        at: ['hex A7', 'tab map'],
      },
      {
        command: 'build A7',
        now: { en: 'Now build the fourth **house**.', ja: '4つ目の**家**を建てましょう。' },
        at: ['action build', 'hex A7', 'tab map'],
      },
      {
        command: 'town vp',
        now: {
          en: 'A town! Take the **9 points**: with this round that makes 14.',
          ja: '町です！**9点**のタイルを。このラウンドと合わせて14点です。',
        },
        at: ['part .dock .choices .choice'],
      },
    ],
    answers: [
      [
        'transform A7',
        {
          en: 'That costs 6 coins. Your bonus tile digs for nothing.',
          ja: 'それは6コインかかります。ボーナスタイルならただです。',
        },
      ],
      [
        'bonus-shovel',
        {
          en: 'The lake in the ring lies beside your other houses.',
          ja: '輪の中の湖なら、ほかの建物の隣です。',
        },
      ],
      [
        'town',
        {
          en: 'A good tile, too. Most points are on the other one.',
          ja: '良いタイルです。点が一番多いのは別のタイルです。',
        },
      ],
    ],
  },
  {
    id: 'end',
    title: { en: 'You can play Terra Nova', ja: 'もう遊べます' },
    text: {
      en: 'After round 5 the **largest territory** brings 12, 8 and 4 points, and 3 coins are a point. The rest you find while playing.',
      ja: 'ラウンド5のあと、**一番広い領土**に12・8・4点、3コインごとに1点。あとは遊びながらわかります。',
    },
    now: {
      en: 'Now a game of your own, against beginners, with a hint at hand.',
      ja: '次は自分の力で。相手は初心者で、ヒントもいつでも見られます。',
    },
    deeds: [],
    lit: [],
  },
];
