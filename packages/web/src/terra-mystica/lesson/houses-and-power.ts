import type { LessonStep } from '../../play/face/lesson.ts';

/** Spades, a third dwelling, a trading post, power and its uses. */
export const HOUSES_AND_POWER: readonly LessonStep[] = [
  {
    id: 'dig',
    title: { en: 'Dig and build', ja: '土地を変えて建てる' },
    text: {
      en: 'Round 1: you got **workers**. A spade costs 3 of them and makes plains of the swamp. It brings points this round, too.',
      ja: 'ラウンド1、**労働者**が来ました。労働者3人でスコップ1本、沼地が平原になります。このラウンドはスコップで点も入ります。',
    },
    deeds: [
      {
        command: 'transform G5 plains',
        now: {
          en: 'Press the swamp in the ring and choose **plains**.',
          ja: '輪の中の沼地を押し、**平原**を選びましょう。',
        },
        at: ['hex G5', 'tab map'],
      },
      {
        command: 'build G5',
        now: {
          en: 'Now build: 1 worker and 2 coins. Choose the **dwelling**.',
          ja: '次は建設です。労働者1人とコイン2枚で**住居**を建てましょう。',
        },
        at: ['action build', 'hex G5', 'tab map'],
      },
    ],
    answers: [
      [
        'transform G5',
        {
          en: 'Only on plains can you build. Choose **plains**.',
          ja: '建てられるのは平原だけです。**平原**を選びましょう。',
        },
      ],
      [
        'transform',
        {
          en: 'You could dig there. The swamp in the ring joins your two dwellings.',
          ja: 'そこも変えられます。でも輪の中の沼地なら、2つの住居がつながります。',
        },
      ],
      [
        'decline',
        {
          en: 'Stay and build: land alone brings no income.',
          ja: '土地だけでは収入になりません。続けて建てましょう。',
        },
      ],
    ],
  },
  {
    id: 'upgrade',
    before: ['1 upgrade C4 trading-post'],
    title: { en: 'A bigger house', ja: '建物を大きくする' },
    text: {
      en: 'A **trading post** brings coins and power each round. Beside the Witches it costs 3 coins, not 6.',
      ja: '**交易所**は毎ラウンド、コインとパワーをくれます。ウィッチの隣では、コイン6枚が3枚で済みます。',
    },
    now: {
      en: 'Press your dwelling beside the Witches: choose **trading post**.',
      ja: 'ウィッチの隣の住居を押し、**交易所**を選びましょう。',
    },
    deeds: [{ command: 'upgrade F5 trading-post', at: ['hex F5', 'tab map'] }],
    answers: [
      [
        'upgrade',
        {
          en: 'There no neighbour makes it cheap: 6 coins instead of 3.',
          ja: 'そこには隣の人がいないので、コイン3枚ではなく6枚かかります。',
        },
      ],
    ],
  },
  {
    id: 'leech',
    before: ['1 take-power', '1 upgrade E9 trading-post'],
    title: { en: 'Your neighbour builds: power for you', ja: '隣が建てると、パワーがもらえる' },
    text: {
      en: 'You built, so the Witches took 1 power. Now they built, and you may take **2 power for 1 point**.',
      ja: 'さっきはウィッチがパワー1を得ました。今度はウィッチが建てたので、あなたは**1点でパワー2**を得られます。',
    },
    now: {
      en: 'Take the power: it is worth more.',
      ja: 'パワーを受け取りましょう。1点より役に立ちます。',
    },
    deeds: [{ command: 'take-power', at: ['action take-power'] }],
    answers: [
      [
        'refuse-power',
        {
          en: 'Sometimes that is wise. Now you need the power for the next step.',
          ja: '断るのが良い時もあります。今は、次のためにパワーが要ります。',
        },
      ],
    ],
  },
  {
    id: 'bowls',
    title: { en: 'Three bowls of power', ja: 'パワーの3つのトレイ' },
    text: {
      en: 'Power you **gain** moves from bowl I to II, then from II to III. You **spend** only from III: it returns to I.',
      ja: '**得た**パワーはトレイⅠからⅡへ、次にⅡからⅢへ動きます。**使える**のはⅢだけで、使うとⅠに戻ります。',
    },
    now: {
      en: 'The ring shows bowl II: 11 wait there.',
      ja: '輪の中がトレイⅡです。11個あります。',
    },
    deeds: [],
    lit: ['bowl-2 0', 'tab board'],
  },
  {
    id: 'octagon',
    title: { en: 'A power action', ja: 'パワーアクション' },
    text: {
      en: 'No worker is left: get **2 for 4 power**. Bowl III is empty, so you **burn**: of two in bowl II one goes to III, the other leaves the game.',
      ja: '労働者がいません。**パワー4で2人**もらえます。トレイⅢは空なので**燃焼**します。Ⅱの2個のうち1個がⅢへ動き、1個はなくなります。',
    },
    now: {
      en: 'Press **Power** and choose **2 workers**, burning 4.',
      ja: '**パワー**を押し、4回燃焼して**労働者2人**を選びましょう。',
    },
    deeds: [
      { command: 'burn 4' },
      { command: 'power ACT3', at: ['action power', 'power ACT3', 'tab map'] },
    ],
    may: ['burn'],
    answers: [
      [
        'power',
        {
          en: 'That octagon is good, too. For a temple you need workers.',
          ja: 'その八角形も良いです。でも神殿には労働者が要ります。',
        },
      ],
    ],
  },
];
