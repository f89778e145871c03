import type { LessonStep } from '../../play/face/lesson.ts';

/** A temple with its favour tile, a priest, passing and income, a town, the end of a game. */
export const CULTS_AND_TOWNS: readonly LessonStep[] = [
  {
    id: 'temple',
    before: ['1 upgrade C4 temple', '1 favour FAV10'],
    title: { en: 'A temple and its favour', ja: '神殿と恩恵タイル' },
    text: {
      en: 'A **temple** brings a priest each round, and at once a **favour tile** that you keep for the whole game.',
      ja: '**神殿**からは毎ラウンド司祭1人。建てるとすぐに**恩恵タイル**も1枚もらえ、ゲームの最後まで役に立ちます。',
    },
    deeds: [
      {
        command: 'upgrade F5 temple',
        now: {
          en: 'Press your trading post and choose the **temple**.',
          ja: '交易所を押し、**神殿**を選びましょう。',
        },
        at: ['hex F5', 'tab map'],
      },
      {
        command: 'favour FAV5',
        now: {
          en: 'Take the tile in the ring: your towns need only **6**, not 7.',
          ja: '輪の中のタイルを。町に要る価値が7から**6**に減ります。',
        },
        at: ['favour FAV5', 'tab side'],
      },
    ],
    answers: [
      [
        'favour',
        {
          en: 'A fine tile. For your town, the one in the ring helps more.',
          ja: '良いタイルです。でも町のためには、輪の中のタイルがもっと役に立ちます。',
        },
      ],
    ],
  },
  {
    id: 'priest',
    before: ['1 take-power', '1 pass BON2'],
    title: { en: 'A priest for a cult', ja: '司祭を教団へ' },
    text: {
      en: 'The four **cults** pay points at the end. And each round pays for one: now a coin for each step in **earth**.',
      ja: '4つの**教団**は最後に点をくれます。ラウンドごとの報酬もあります。今回は**土**の1段ごとにコイン1枚です。',
    },
    now: {
      en: 'Choose **Priest**, then **earth** with **3 steps**.',
      ja: '**司祭の派遣**を押し、**土**の**3つ**進む場所を選びましょう。',
    },
    deeds: [{ command: 'priest earth 3', at: ['action priest', 'places earth', 'tab map'] }],
    lit: ['cult earth 5'],
    answers: [
      [
        'priest earth',
        { en: 'The first place brings most: 3 steps.', ja: '一番進めるのは3つの場所です。' },
      ],
      [
        'priest',
        {
          en: 'Every cult counts at the end. Earth pays coins already this round.',
          ja: 'どの教団も最後に点になります。土はこのラウンドでもコインをくれます。',
        },
      ],
    ],
  },
  {
    id: 'pass',
    title: { en: 'Pass and swap the card', ja: 'パスしてカードを替える' },
    text: {
      en: 'Workers and priest are spent. **Pass**: you give your card back and take another for the next round.',
      ja: '労働者も司祭も使い切りました。**パス**をして、カードを返し、次のラウンドの1枚を取ります。',
    },
    now: {
      en: 'Choose **Pass**, then the card with **2 workers**.',
      ja: '**パス**を押し、**労働者2人**のカードを選びましょう。',
    },
    deeds: [{ command: 'pass BON6', at: ['action pass', 'card BON6', 'tab map'] }],
    answers: [
      [
        'pass',
        {
          en: 'A good card. To dig and build you need workers next.',
          ja: '良いカードですが、次に土地を変えて建てるには労働者が要ります。',
        },
      ],
    ],
  },
  {
    id: 'income',
    before: ['1 priest fire 3'],
    title: { en: 'A new round: income', ja: '新しいラウンドの収入' },
    text: {
      en: 'Earth paid 4 coins. And each place that you **emptied on your board** brings goods: workers for dwellings, a priest for the temple.',
      ja: '土の教団からコイン4枚。**個人ボードの空いた場所**からも毎ラウンド収入があります。住居は労働者、神殿は司祭です。',
    },
    now: { en: 'The ring shows your workers.', ja: '輪の中が、あなたの労働者です。' },
    deeds: [],
    lit: ['workers 0'],
  },
  {
    id: 'dig-again',
    title: { en: 'Once more, by yourself', ja: 'もう一度、自分で' },
    text: {
      en: 'A fourth house, on the desert beside the others. In this round each **dwelling** brings 2 points.',
      ja: '4つ目の建物です。隣の砂漠に建てましょう。このラウンドは**住居**1軒ごとに2点入ります。',
    },
    now: {
      en: 'Make plains of the desert in the ring, and build a dwelling.',
      ja: '輪の中の砂漠を平原に変え、住居を建てましょう。',
    },
    deeds: [
      { command: 'transform G4 plains', at: ['hex G4', 'tab map'] },
      { command: 'build G4', at: ['action build', 'hex G4', 'tab map'] },
    ],
    answers: [
      [
        'transform',
        {
          en: 'The desert in the ring lies beside your other houses.',
          ja: '輪の中の砂漠なら、ほかの建物の隣です。',
        },
      ],
      [
        'decline',
        {
          en: 'Stay and build: a town needs four buildings.',
          ja: '町には建物が4つ要ります。続けて建てましょう。',
        },
      ],
    ],
  },
  {
    id: 'town',
    before: ['1 pass BON8', '0 pass BON3', '1 priest water 3'],
    title: { en: 'A town', ja: '町' },
    text: {
      en: 'Round 3. **Four buildings together** with a value of 6 are a town. A dwelling counts 1, temple and trading post 2. You have 5.',
      ja: 'ラウンド3です。**つながった4つの建物**の価値が6になると町です。住居は1、交易所と神殿は2。今は5です。',
    },
    deeds: [
      {
        command: 'upgrade G5 trading-post',
        now: {
          en: 'Press the dwelling in the ring and choose the **trading post**.',
          ja: '輪の中の住居を押し、**交易所**を選びましょう。',
        },
        at: ['hex G5', 'tab map'],
      },
      {
        command: 'town TW3',
        now: {
          en: 'A town! Take the town tile with **9 points**.',
          ja: '町ができました！**9点**の町タイルを取りましょう。',
        },
        at: ['town TW3', 'tab side'],
      },
    ],
    answers: [
      [
        'upgrade',
        {
          en: 'That works, too. Here we take the house in the ring.',
          ja: 'それでもできます。ここでは輪の中の住居にしましょう。',
        },
      ],
      [
        'town',
        {
          en: 'A good tile, too. Most points are on the one in the ring.',
          ja: '良いタイルです。点が一番多いのは輪の中のタイルです。',
        },
      ],
    ],
  },
  {
    id: 'end',
    title: { en: 'You can play Terra Mystica', ja: 'もう遊べます' },
    text: {
      en: 'After round 6 each **cult** pays 8, 4, 2 points, and the **largest group of buildings** 18, 12, 6. The rest you find while playing.',
      ja: 'ラウンド6のあと、**教団**ごとに8・4・2点、**最大の建物グループ**に18・12・6点。あとは遊びながらわかります。',
    },
    now: {
      en: 'Now a game of your own, against beginners, with a hint at hand.',
      ja: '次は自分の力で。相手は初心者で、ヒントもいつでも見られます。',
    },
    deeds: [],
    lit: [],
  },
];
