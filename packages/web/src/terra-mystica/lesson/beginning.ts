import type { LessonStep } from '../../play/face/lesson.ts';

/** The goal, the first two dwellings, the first card. */
export const BEGINNING: readonly LessonStep[] = [
  {
    id: 'goal',
    title: { en: 'Most points after six rounds', ja: '6ラウンドで一番多くの点を' },
    text: {
      en: 'You lead the **Halflings**. Houses, cults and towns bring points. Whoever has most after round 6 wins.',
      ja: 'あなたは**ハーフリング**を率います。建物、教団、町で点が入ります。6ラウンドのあと、点が一番多い人の勝ちです。',
    },
    now: {
      en: 'The ring shows your points.',
      ja: '輪の中が、あなたの点です。',
    },
    deeds: [],
    lit: ['points 0', 'seat 0'],
  },
  {
    id: 'home',
    title: { en: 'A place to live', ja: '住む場所' },
    text: {
      en: 'Halflings live on **plains**. The sign on a hex tells how many **spades** make it plains.',
      ja: 'ハーフリングは**平原**に住みます。ヘクスの印は、平原にするのに要る**スコップ**の数です。',
    },
    now: {
      en: 'Put your first dwelling on the plains in the ring.',
      ja: '輪の中の平原に、最初の住居を置きましょう。',
    },
    deeds: [{ command: 'place F5', at: ['hex F5', 'tab map'] }],
    answers: [
      [
        'place',
        {
          en: 'Good land, too. Today we take the plains in the ring: the land around them needs only one spade.',
          ja: 'そこも良い土地です。今日は輪の中の平原にしましょう。まわりの土地はスコップ1本で変えられます。',
        },
      ],
    ],
  },
  {
    id: 'second-home',
    before: ['1 place E9', '1 place C4'],
    title: { en: 'A second dwelling, near the first', ja: '2つ目の住居は近くに' },
    text: {
      en: 'The **Witches** live beside you: neighbours get power from each other. Only a swamp lies between your dwelling and the ring.',
      ja: '隣に**ウィッチ**が来ました。隣同士はパワーを得られます。輪と最初の住居の間には、沼地が1つあるだけです。',
    },
    now: {
      en: 'Put your second dwelling there.',
      ja: 'そこに2つ目の住居を置きましょう。',
    },
    deeds: [{ command: 'place H7', at: ['hex H7', 'tab map'] }],
    answers: [
      [
        'place',
        {
          en: 'Possible, but far from your first dwelling. Houses that lie together become a town.',
          ja: '置けますが、最初の住居から遠い場所です。つながった建物は町になります。',
        },
      ],
    ],
  },
  {
    id: 'card',
    before: ['1 take BON9'],
    title: { en: 'A bonus card for the round', ja: 'ラウンドのボーナスカード' },
    text: {
      en: 'Everybody holds one **bonus card** until passing. This one brings a **priest**.',
      ja: '**ボーナスカード**は、パスするまで1枚ずつ持ちます。このカードは**司祭**1人をくれます。',
    },
    now: { en: 'Take the card with the priest.', ja: '司祭のカードを取りましょう。' },
    deeds: [{ command: 'take BON8', at: ['card BON8', 'tab side'] }],
    answers: [
      [
        'take',
        {
          en: 'A good card for another day. Later in this round you will need a priest.',
          ja: '良いカードですが、このラウンドでは司祭が必要になります。',
        },
      ],
    ],
  },
];
