import type { GaiaSubjects } from './shown.ts';

/** The goal, a turn, drawing, the world, animals, objectives, the end. */
export const BASIC: GaiaSubjects<
  'goal' | 'turn' | 'draw' | 'world' | 'animals' | 'objectives' | 'end'
> = {
  goal: {
    title: { en: 'The goal', ja: 'ゲームの目的' },
    lead: {
      en: 'All build **one world** together. Whoever first has **every meeple** on cities and objectives wins.',
      ja: '全員で**1つの世界**を作ります。**すべての人コマ**を最初に都市と目標カードに置いた人の勝ちです。',
    },
    figures: [
      {
        shows: {
          draw: 'world',
          world: {
            '0 0': 'desert',
            '1 0': 'sea',
            '-1 0': 'sea',
            '0 1': 'forest',
            '0 -1': 'plains',
            '1 1': 'mountain',
            '1 -1': 'forest',
            '2 0': 'plains',
            '2 1': 'plains',
            '-1 1': 'swamp',
          },
          animals: { '0 -1': 3 },
          cities: { '0 0': { id: 'city-07', by: [0] }, '1 1': { id: 'city-10', by: [1] } },
        },
        title: { en: 'A world with two cities', ja: '2つの都市がある世界' },
        isWide: true,
      },
    ],
    points: [
      {
        en: 'With two players everybody has **6** meeples, else **5**.',
        ja: '人コマは、2人のとき**6個**、ほかは**5個**ずつです。',
      },
      {
        en: 'A meeple comes to a **city** that you found, or whose needs you meet better than before.',
        ja: '**都市**を建てるか、都市の満足度を増やすと、人コマを置きます。',
      },
      {
        en: 'A meeple comes to an **objective** when your nature cards fit it. There it stays for good.',
        ja: '自然カードが**目標**に合うと、人コマを置きます。そこからは戻りません。',
      },
      {
        en: 'Tiles belong to nobody. Build beside whatever lies there.',
        ja: '土地タイルは誰のものでもありません。誰が置いた土地の隣にも建てられます。',
      },
    ],
    found: { en: 'win winner meeples overview', ja: '勝利 勝ち 人コマ 概要' },
  },
  turn: {
    title: { en: 'A turn', ja: '手番' },
    lead: {
      en: 'First your cities **feed**. Then you do exactly **two actions**: draw or play, in any mix.',
      ja: '最初に自分の都市が**食料を消費**します。そのあと**アクションをちょうど2回**、引くかプレイします。',
    },
    figures: [
      {
        shows: { draw: 'cards', cards: ['nature-forest', 'animals-plains', 'city-07'] },
        title: {
          en: 'Nature, animals, a city: one action each',
          ja: '自然、動物、都市：それぞれ1アクション',
        },
        isWide: true,
      },
    ],
    points: [
      { en: '**Draw** one card, open or unseen.', ja: '**引く**：場のカードか、山札の1枚。' },
      {
        en: '**Play** one card of your hand: nature, animals or a city.',
        ja: '**プレイする**：手札の自然、動物、都市のカードを1枚。',
      },
      {
        en: 'The same may be done twice, but nothing may be left out.',
        ja: '同じことを2回してもかまいませんが、省くことはできません。',
      },
      {
        en: 'A card that fits nowhere in the world waits in your hand.',
        ja: '世界のどこにも合わないカードは、手札で待たせます。',
      },
    ],
    found: { en: 'action order draw play', ja: 'アクション 順番 引く プレイ' },
  },
  draw: {
    title: { en: 'Drawing cards', ja: 'カードを引く' },
    lead: {
      en: 'Take one of the **open cards**, or the unseen top card of a deck. Your hand holds **six**.',
      ja: '**場のカード**を1枚取るか、山札の一番上を見ずに引きます。手札は**6枚**までです。',
    },
    figures: [
      {
        shows: { draw: 'cards', cards: ['nature-sea', 'nature-desert', 'nature-plains'] },
        title: { en: 'Three nature cards lie open', ja: '自然カードは3枚が場に並ぶ' },
        isBroad: true,
      },
      {
        shows: { draw: 'cards', cards: ['animals-star', 'city-05'] },
        title: {
          en: 'Two life cards: animals or cities',
          ja: '生命カードは2枚：動物か都市',
        },
      },
    ],
    points: [
      {
        en: 'A card that was taken is replaced at once from its deck.',
        ja: '取ったカードの場所には、すぐに山札から1枚補充します。',
      },
      {
        en: 'With a **seventh card** one must go at once; it may be the new one.',
        ja: '**7枚目**を引いたら、すぐに1枚捨てます。今引いたカードでもかまいません。',
      },
      {
        en: 'With power cards, at most **two** of them may be in your hand.',
        ja: 'パワーカードを使うとき、手札のパワーカードは**2枚**までです。',
      },
      { en: 'Discarded cards never come back.', ja: '捨てたカードは戻りません。' },
    ],
    found: { en: 'deck display hand limit discard', ja: '山札 場 手札 上限 捨てる' },
  },
  world: {
    title: { en: 'The world', ja: '世界' },
    lead: {
      en: 'A **nature card** brings a tile of its land. It must touch another tile **with a whole side**.',
      ja: '**自然カード**をプレイすると、その土地のタイルを置きます。ほかのタイルと**辺で接する**必要があります。',
    },
    figures: [
      {
        shows: {
          draw: 'world',
          world: {
            '0 0': 'plains',
            '1 0': 'sea',
            '0 1': 'forest',
            '1 1': 'desert',
            '2 0': 'swamp',
          },
        },
        title: { en: 'Side by side', ja: '辺で接している' },
        tone: 'yes',
      },
      {
        shows: { draw: 'cards', cards: ['nature-forest'] },
        title: { en: 'The card stays in front of you', ja: 'カードは手元に残る' },
        sum: { en: 'it counts for an objective', ja: '目標のために数える' },
      },
    ],
    points: [
      {
        en: 'Corners do not count. The **first tile** of the game lies anywhere.',
        ja: '角だけでは接していません。**最初のタイル**はどこでもかまいません。',
      },
      {
        en: 'Of each land there is a limited pile; when it is empty, its cards cannot be played.',
        ja: '土地ごとのタイルには限りがあり、なくなるとその自然カードはプレイできません。',
      },
      {
        en: 'A tile is **empty** while it has neither animals nor a city.',
        ja: '動物も都市もないタイルを、**空いている**タイルといいます。',
      },
    ],
    found: { en: 'tile nature card land pile', ja: '土地タイル 自然カード ストック 空いている' },
  },
  animals: {
    title: { en: 'Animals', ja: '動物' },
    lead: {
      en: 'An **animal card** puts **four tokens** on one empty tile of its land.',
      ja: '**動物カード**で、その土地の空いているタイル1枚に**動物トークンを4個**置きます。',
    },
    figures: [
      {
        shows: {
          draw: 'world',
          world: { '0 0': 'plains', '1 0': 'forest', '0 1': 'sea', '1 1': 'mountain' },
          animals: { '0 0': 4 },
        },
        title: { en: 'A herd on the plains', ja: '平原の動物' },
      },
      {
        shows: { draw: 'cards', cards: ['animals-plains', 'animals-star'] },
        title: { en: 'A land, or any land', ja: '決まった土地か、星（任意の土地）' },
      },
    ],
    points: [
      {
        en: 'The tile still counts as **its land**, and besides meets “animals” of the cities beside it.',
        ja: 'そのタイルは**土地としても**数え、隣の都市の「動物」も満たします。',
      },
      {
        en: 'One herd meets that need for every city beside it.',
        ja: '1か所の動物で、隣のすべての都市の「動物」が満たされます。',
      },
      {
        en: 'There are twenty tokens. With fewer than four left the card cannot be played.',
        ja: 'トークンは20個です。残りが4個より少なければプレイできません。',
      },
    ],
    found: { en: 'deer fish tokens herd star', ja: '鹿 魚 トークン 星' },
  },
  objectives: {
    title: { en: 'Objectives', ja: '目標' },
    lead: {
      en: 'When the **nature cards in front of you** contain what an open objective asks for, it is yours.',
      ja: '**手元の自然カード**に、まだ人コマのない目標の内容がすべて揃うと、達成です。',
    },
    figures: [
      {
        shows: {
          draw: 'goals',
          goals: [
            { asks: ['sea', 'sea', 'plains', 'plains'], has: 3 },
            { asks: ['forest', 'forest', 'swamp', 'swamp'], has: 0 },
            { asks: ['plains', 'forest', 'sea', 'desert', 'mountain', 'swamp'], has: 2 },
          ],
        },
        title: { en: 'Two pairs, or one of each land', ja: '2組のペア、または6種類を1枚ずつ' },
        sum: { en: 'what you have played is ticked', ja: 'プレイした分に印が付きます' },
      },
    ],
    points: [
      {
        en: 'A meeple of yours goes on it and **never leaves**.',
        ja: '人コマを1個置きます。**戻ることはありません**。',
      },
      {
        en: '**All nature cards** in front of you are discarded.',
        ja: '手元の**自然カードはすべて**捨てます。',
      },
      {
        en: 'It is closed for everybody else. With several at once you choose one.',
        ja: 'ほかの人はもう達成できません。同時に揃ったら1つを選びます。',
      },
      {
        en: 'Cards count, not tiles: what others play does not help you.',
        ja: '数えるのは自分のカードで、タイルではありません。',
      },
    ],
    found: { en: 'goal card complete nature pairs', ja: '目標カード 達成 ペア' },
  },
  end: {
    title: { en: 'The end', ja: 'ゲームの終わり' },
    lead: {
      en: 'Whoever places the **last meeple** wins at once, when what follows from it is done.',
      ja: '**最後の人コマ**を置いた人が、その処理がすべて済んだところで勝ちます。',
    },
    figures: [],
    points: [
      {
        en: 'It also ends when a card is to be drawn and **no card of any kind is left**. Then most meeples placed win.',
        ja: 'カードを引くときに**どの種類のカードもなければ**、そこでも終わります。置いた人コマが最も多い人の勝ちです。',
      },
      {
        en: 'With as many, the first wins, counted from whose turn it is.',
        ja: '同数なら、手番の人から数えて先の人が勝ちます。',
      },
    ],
    found: { en: 'win last meeple exhaustion tie', ja: '勝ち 最後 同数 山札切れ' },
  },
};
