import type { LessonStep, Told } from '../../play/face/lesson.ts';

/** The things that lead to playing a card: the card in the hand, then its place in the world. */
function onto(card: string, x: number, y: number): readonly string[] {
  const button = `[data-action="play:${card}"]`;
  return [
    `part .table:has(${button}[aria-pressed="true"]) [data-cell="${x},${y}"]`,
    `part .table ${button}`,
    'tab map',
  ];
}

/**
 * The things that lead to a face-up card or a deck: the thing itself, else the tab with the decks.
 */
function from(action: string): readonly string[] {
  return [`part .table [data-action="${action}"]`, 'tab side'];
}

const LATER: Told = {
  en: 'That is possible, too. Today we do what the ring shows.',
  ja: 'それもできます。今日は輪の示すとおりに進めましょう。',
};

export const STEPS: readonly LessonStep[] = [
  {
    id: 'goal',
    title: { en: 'Place all your meeples first', ja: '人コマを一番先に置ききる' },
    text: {
      en: 'All players build **one world**. You have 6 meeples. Whoever first has all of them on cities and objectives wins.',
      ja: 'みんなで**一つの世界**を作ります。人コマは6個。都市と目標に、一番先に全部置いた人の勝ちです。',
    },
    now: {
      en: 'The ring shows how many you have placed.',
      ja: '輪の中が、あなたが置いた数です。',
    },
    deeds: [],
    lit: ['points 0', 'seat 0'],
  },
  {
    id: 'first-turn',
    title: { en: 'A turn has two actions', ja: '手番では2回行動する' },
    text: {
      en: 'An action is: **take a card**, or **play one** of your hand. A nature card puts a tile of its land into the world.',
      ja: '行動は、**カードを取る**か**手札を使う**かです。自然カードを使うと、その土地のタイルが世界に加わります。',
    },
    deeds: [
      {
        command: 'take nature-desert',
        now: { en: 'Take the open **desert**.', ja: '場の**砂漠**を取りましょう。' },
        at: from('take:nature-desert'),
      },
      {
        command: 'nature desert 0 0',
        now: {
          en: 'Now choose a **desert** of your hand and put it into the middle.',
          ja: '次は手札の**砂漠**を選び、中央に置きましょう。',
        },
        at: onto('nature-desert', 0, 0),
      },
    ],
    answers: [
      ['take', LATER],
      ['draw', LATER],
    ],
  },
  {
    id: 'city-card',
    before: ['1 take nature-plains', '1 nature mountain 1 0'],
    title: { en: 'The world grows', ja: '世界が広がる' },
    text: {
      en: 'Every new tile lies beside another. **Life cards**, with a blue back, are cities and animals.',
      ja: '新しいタイルは、ほかのタイルの隣に置きます。裏が青い**生命カード**は、都市と動物です。',
    },
    deeds: [
      {
        command: 'nature desert 1 1',
        now: {
          en: 'Choose your **desert** and put it below the mountain.',
          ja: '**砂漠**を選び、山の下に置きましょう。',
        },
        at: onto('nature-desert', 1, 1),
      },
      {
        command: 'take city-18',
        now: {
          en: 'Take the **city** with the star: it may stand on any land.',
          ja: '星の**都市**を取りましょう。どの土地にも建てられます。',
        },
        at: from('take:city-18'),
      },
    ],
    answers: [
      [
        'nature desert',
        {
          en: 'It fits there, too. Below the mountain it becomes a good place for a city.',
          ja: 'そこにも置けます。山の下なら、都市に良い場所になります。',
        },
      ],
      ['take', LATER],
      ['draw', LATER],
    ],
  },
  {
    id: 'city',
    before: ['1 take nature-swamp', '1 nature swamp 2 1'],
    title: { en: 'A city, and your first meeple', ja: '都市と最初の人コマ' },
    text: {
      en: 'A city needs **two of its four signs** beside it. Mountain and swamp are there: it can stand, and a **meeple** of yours goes onto it.',
      ja: '都市には、**4つの印のうち2つ**が隣に要ります。山と沼地があるので建てられ、あなたの**人コマ**が1個乗ります。',
    },
    deeds: [
      {
        command: 'city city-18 1 1',
        now: {
          en: 'Choose the **city** and put it on your desert.',
          ja: '**都市**を選び、あなたの砂漠に建てましょう。',
        },
        at: onto('city-18', 1, 1),
      },
      {
        command: 'nature sea 1 2',
        now: {
          en: 'A third sign keeps it safe: put your **sea** below the city.',
          ja: '印が3つあれば安心です。手札の**海**を都市の下へ。',
        },
        at: onto('nature-sea', 1, 2),
      },
    ],
    answers: [
      [
        'nature sea',
        {
          en: 'Only beside the city does the sea help it: above, below, left or right.',
          ja: '海が役に立つのは、都市の上下左右だけです。',
        },
      ],
      ['nature', LATER],
      ['take', LATER],
      ['draw', LATER],
    ],
  },
  {
    id: 'objective',
    before: ['1 take nature-mountain', '1 nature mountain -1 0'],
    title: { en: 'An objective', ja: '目標カード' },
    text: {
      en: 'One meeple is placed. The nature cards that you played lie before you: **two deserts, one sea**. An objective wants two of each.',
      ja: '人コマを1個置きました。使った自然カードは手元に並びます。今は**砂漠2枚と海1枚**。目標の1つは、2枚ずつです。',
    },
    deeds: [
      {
        command: 'take nature-sea',
        now: { en: 'Take the open **sea**.', ja: '場の**海**を取りましょう。' },
        at: from('take:nature-sea'),
      },
      {
        command: 'nature sea -1 -1',
        now: {
          en: 'Put the **sea** where the ring is: the objective is yours.',
          ja: '**海**を輪の場所に置きましょう。目標の達成です。',
        },
        at: onto('nature-sea', -1, -1),
      },
    ],
    answers: [
      [
        'nature sea',
        {
          en: 'It would count there as well. We leave that place free for something else.',
          ja: 'そこでも達成できます。その場所は別の物のために空けておきましょう。',
        },
      ],
      ['nature', LATER],
      ['take', LATER],
      ['draw', LATER],
    ],
  },
  {
    id: 'animals',
    before: ['1 take city-11', '1 nature plains 2 0'],
    title: { en: 'Animals', ja: '動物' },
    text: {
      en: 'An **animal card** puts four animals on an empty tile of its land. Many cities need animals beside them, and eat them.',
      ja: '**動物カード**は、その土地の空いたタイルに動物を4匹置きます。多くの都市は隣の動物を必要とし、食べます。',
    },
    deeds: [
      {
        command: 'animals plains 2 0',
        now: {
          en: 'Choose the **animals** and put them on the plains.',
          ja: '**動物**を選び、平原に置きましょう。',
        },
        at: onto('animals-plains', 2, 0),
      },
      {
        command: 'take nature-forest',
        now: { en: 'Then take the open **forest**.', ja: '続けて場の**森**を取りましょう。' },
        at: from('take:nature-forest'),
      },
    ],
    answers: [
      ['take', LATER],
      ['draw', LATER],
    ],
  },
  {
    id: 'last-need',
    before: ['1 nature forest -2 0', '1 city city-11 -1 0'],
    title: { en: 'Once more, by yourself', ja: 'もう一度、自分で' },
    text: {
      en: 'Now the other player has a city, on the mountain. Whoever meets **one more sign** of a city gets a meeple there, even beside others.',
      ja: '相手が山に都市を建てました。どの都市でも、**印を1つ増やした人**の人コマが乗ります。相手がいても大丈夫です。',
    },
    deeds: [
      {
        command: 'nature forest -1 1',
        now: {
          en: 'It lacks a second **forest**: put yours below that city.',
          ja: '2つ目の**森**が足りません。その都市の下に置きましょう。',
        },
        at: onto('nature-forest', -1, 1),
      },
      {
        command: 'draw life',
        now: {
          en: 'Then draw blind: the upper card of the **life deck**.',
          ja: '続けて、**生命カード**の山札から1枚引きましょう。',
        },
        at: from('draw:life'),
      },
    ],
    answers: [
      [
        'nature forest',
        {
          en: 'A city sees only what is above, below, left or right of it.',
          ja: '都市に効くのは、上下左右のタイルだけです。',
        },
      ],
      ['take', LATER],
      ['draw', LATER],
    ],
  },
  {
    id: 'end',
    title: { en: 'You can play Gaia', ja: 'もう遊べます' },
    text: {
      en: 'Three of six meeples are placed. Beware: with **one sign** left a city loses its meeples, with none it is gone.',
      ja: '6個のうち3個を置きました。ご注意：都市の印が**1つ**に減ると人コマは手元に戻り、0になると都市もなくなります。',
    },
    now: {
      en: 'Now a game of your own, against beginners, with a hint at hand.',
      ja: '次は自分の力で。相手は初心者で、ヒントもいつでも見られます。',
    },
    deeds: [],
    lit: [],
  },
];
