import type { LessonStep } from '../../play/face/lesson.ts';

/** The goal, two houses, a tile, dig and build, a trading post. */
export const BEGINNING: readonly LessonStep[] = [
  {
    id: 'goal',
    title: { en: 'Most points after five rounds', ja: '5ラウンドで一番多くの点を' },
    text: {
      en: 'You lead the **Fairies**. Houses, towns and a large territory bring points. Whoever has most after round 5 wins.',
      ja: 'あなたは**フェアリー**を率います。家や町、広い領土で点が入ります。5ラウンドのあと、点が一番多い人の勝ちです。',
    },
    now: { en: 'The ring shows your points.', ja: '輪の中が、あなたの点です。' },
    deeds: [],
    lit: ['points 0', 'seat 0'],
  },
  {
    id: 'home',
    title: { en: 'A place to live', ja: '住む場所' },
    text: {
      en: 'Fairies live in **forests**. The sign on a hex tells how many **shovels** make it a forest.',
      ja: 'フェアリーは**森**に住みます。ヘクスの印は、森にするのに要る**スコップ**の数です。',
    },
    now: {
      en: 'Put your first house on the forest in the ring.',
      ja: '輪の中の森に、最初の家を置きましょう。',
    },
    deeds: [{ command: 'place B6', at: ['hex B6', 'tab map'] }],
    answers: [
      [
        'place',
        {
          en: 'Good land, too. Today we take the forest in the ring.',
          ja: 'そこも良い土地です。今日は輪の中の森にしましょう。',
        },
      ],
    ],
  },
  {
    id: 'second-home',
    before: ['1 place C6', '1 place I3'],
    title: { en: 'A second house, near the first', ja: '2つ目の家は近くに' },
    text: {
      en: 'The **Leprechauns** came beside you: neighbours bring each other power. Only one wasteland lies between your house and the ring.',
      ja: '隣に**レプラコーン**が来ました。隣同士はパワーを得られます。輪と最初の家の間には、荒野が1つあるだけです。',
    },
    now: { en: 'Put your second house there.', ja: 'そこに2つ目の家を置きましょう。' },
    deeds: [{ command: 'place B8', at: ['hex B8', 'tab map'] }],
    answers: [
      [
        'place',
        {
          en: 'Possible, but far from your first house. Houses that lie together become a town.',
          ja: '置けますが、最初の家から遠い場所です。つながった建物は町になります。',
        },
      ],
    ],
  },
  {
    id: 'tile',
    before: ['1 take E'],
    title: { en: 'A bonus tile for the round', ja: 'ラウンドのボーナスタイル' },
    text: {
      en: 'Everybody holds one **bonus tile** until passing. This one brings **6 coins**.',
      ja: '**ボーナスタイル**は、パスするまで1枚ずつ持ちます。このタイルは**6コイン**です。',
    },
    now: { en: 'Take the tile with 6 coins.', ja: '6コインのタイルを取りましょう。' },
    deeds: [{ command: 'take A', at: ['tile A', 'tab side'] }],
    answers: [
      [
        'take',
        {
          en: 'A good tile for another round. First you need coins to build.',
          ja: '良いタイルです。でも初めは、建てるためのコインが要ります。',
        },
      ],
    ],
  },
  {
    id: 'dig',
    title: { en: 'Dig and build', ja: '土地を変えて建てる' },
    text: {
      en: 'Round 1: you got **coins**, for everything is paid with them. A shovel costs 6, a house 4. Each house brings 2 points this round.',
      ja: 'ラウンド1、**コイン**が入りました。何でもコインで払います。スコップは6、家は4。このラウンドは家1つで2点です。',
    },
    deeds: [
      {
        command: 'transform B7',
        now: {
          en: 'Press the wasteland in the ring and make it a **forest**.',
          ja: '輪の中の荒野を押し、**森**に変えましょう。',
        },
        at: ['hex B7', 'tab map'],
      },
      {
        command: 'build B7',
        now: { en: 'Now build the **house**.', ja: '続けて**家**を建てましょう。' },
        at: ['action build', 'hex B7', 'tab map'],
      },
    ],
    answers: [
      [
        'transform',
        {
          en: 'You could dig there. The wasteland in the ring joins your two houses.',
          ja: 'そこも変えられます。でも輪の中の荒野なら、2つの家がつながります。',
        },
      ],
      [
        'decline',
        {
          en: 'Stay and build: land alone brings nothing.',
          ja: '土地だけでは収入になりません。続けて建てましょう。',
        },
      ],
    ],
  },
  {
    id: 'upgrade',
    before: ['1 upgrade C6'],
    title: { en: 'A bigger house', ja: '建物を大きくする' },
    text: {
      en: 'Your neighbour built, so you got **1 power**. A **trading post** brings more each round. Beside others it costs 7 coins, not 10.',
      ja: '隣が建てたので、あなたは**1パワー**を得ました。**交易所**は収入を増やします。隣に相手がいれば10ではなく7コインです。',
    },
    now: {
      en: 'Press your house beside the Leprechauns: **trading post**.',
      ja: 'レプラコーンの隣の家を押し、**交易所**にしましょう。',
    },
    deeds: [{ command: 'upgrade B6', at: ['hex B6', 'tab map'] }],
    answers: [
      [
        'upgrade',
        {
          en: 'There no neighbour makes it cheap: 10 coins instead of 7.',
          ja: 'そこには隣の相手がいないので、7ではなく10コインかかります。',
        },
      ],
    ],
  },
];
