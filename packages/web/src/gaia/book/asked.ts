import { type AskedTold, RULEBOOK, ruling } from '../../play/face/book.ts';
import type { SubjectId } from './ids.ts';

/** The most frequent questions of players of Gaia, answered by the rules, or by a ruling of `docs/rulings.md`. */
export const GAIA_ASKED: readonly AskedTold<SubjectId>[] = [
  {
    id: 'tiles-of-others',
    subject: 'world',
    question: {
      en: 'May I build on a tile that somebody else laid?',
      ja: 'ほかの人が置いたタイルにも建てられますか？',
    },
    answer: {
      en: 'Yes. There is one world, and tiles belong to nobody: cities and animals go on any empty tile.',
      ja: 'はい。世界は1つで、タイルは誰のものでもありません。都市も動物も、空いているどのタイルにも置けます。',
    },
    source: ruling(),
  },
  {
    id: 'star-and-sea',
    subject: 'cities',
    question: { en: 'Does the star include the sea?', ja: '星には海も含まれますか？' },
    answer: {
      en: 'Yes, any land. A table may decide that the sea is left out.',
      ja: 'はい、どの土地でもかまいません。海を除くテーブルもあります。',
    },
    source: ruling('G1'),
  },
  {
    id: 'land-and-animals',
    subject: 'cities',
    question: {
      en: 'Can one tile meet two needs of a city?',
      ja: '1枚のタイルで、都市のステータスを2つ満たせますか？',
    },
    answer: {
      en: 'Yes: a tile with animals counts as its land and as animals. And it counts for every city beside it.',
      ja: 'はい。動物のいるタイルは、土地としても動物としても数えます。隣のどの都市にも数えます。',
    },
    source: RULEBOOK,
  },
  {
    id: 'under-a-city',
    subject: 'cities',
    question: {
      en: 'Does the land under a city count for the city beside it?',
      ja: '都市の下の土地は、隣の都市に数えますか？',
    },
    answer: {
      en: 'No, the city covers it. When the city is removed the land counts again.',
      ja: 'いいえ。都市が覆っています。都市がなくなると、また数えます。',
    },
    source: RULEBOOK,
  },
  {
    id: 'deer-and-fish',
    subject: 'animals',
    question: {
      en: 'Is there a difference between deer and fish?',
      ja: '鹿と魚に違いはありますか？',
    },
    answer: {
      en: 'No. Both meet the need for animals, and the land under them does not matter.',
      ja: 'いいえ。どちらも「動物」を満たします。下の土地は関係ありません。',
    },
    source: ruling(),
  },
  {
    id: 'second-herd',
    subject: 'animals',
    question: {
      en: 'Does a second herd beside a city bring a meeple?',
      ja: '都市の隣に2つ目の動物を置くと、人コマを置けますか？',
    },
    answer: {
      en: 'No, the need is met already. The herd feeds the city longer.',
      ja: 'いいえ。すでに満たされています。食料が長くもつだけです。',
    },
    source: RULEBOOK,
  },
  {
    id: 'all-discarded',
    subject: 'objectives',
    question: {
      en: 'I have more nature cards in front of me than the objective asks for. What happens?',
      ja: '目標より多くの自然カードが手元にあるときは、どうなりますか？',
    },
    answer: {
      en: 'It is completed, and all of them are discarded. A table may decide that only the cards of the objective go.',
      ja: '達成です。手元の自然カードはすべて捨てます。目標のカードだけを捨てるテーブルもあります。',
    },
    source: ruling('G2'),
  },
  {
    id: 'must-complete',
    subject: 'objectives',
    question: {
      en: 'May I wait with an objective that I could complete?',
      ja: '達成できる目標を、あとに回せますか？',
    },
    answer: {
      en: 'No, it is completed at once, after the nature card.',
      ja: 'いいえ。自然カードのあと、すぐに達成します。',
    },
    source: ruling(),
  },
  {
    id: 'must-eat',
    subject: 'feeding',
    question: {
      en: 'May I leave the animals alone?',
      ja: '食料を消費しないことはできますか？',
    },
    answer: {
      en: 'No, a city eats if it can. With nothing to eat nothing happens. A table may decide that eating is free to choose.',
      ja: 'いいえ。消費できる都市は必ず消費します。食料がなければ何も起こりません。選べるテーブルもあります。',
    },
    source: ruling('G3'),
  },
  {
    id: 'last-token',
    subject: 'feeding',
    question: {
      en: 'Two of my cities share the last token. What happens?',
      ja: '自分の2つの都市の隣に、最後の1個があるときは？',
    },
    answer: {
      en: 'The first city eats it. Both lose the need for animals, and the second one eats nothing.',
      ja: '1つ目の都市が消費します。両方の都市で動物が満たされなくなり、2つ目は何も消費しません。',
    },
    source: RULEBOOK,
  },
  {
    id: 'who-gains',
    subject: 'rise',
    question: {
      en: 'A tile of mine raises a city of somebody else. Whose gain is it?',
      ja: '自分のタイルで、ほかの人の都市の満足度が増えたときは？',
    },
    answer: {
      en: 'Yours: you put a meeple there if you have none on it. Others stay, except by the rule of takeover.',
      ja: '自分が得ます。自分の人コマがなければ1個置きます。ほかの人のコマは、乗っ取りのルールがなければ残ります。',
    },
    source: RULEBOOK,
  },
  {
    id: 'no-play',
    subject: 'turn',
    question: {
      en: 'Must I do both actions if I can play nothing?',
      ja: 'プレイできるカードがなくても、2回のアクションが必要ですか？',
    },
    answer: {
      en: 'Yes: then you draw. With six cards in your hand you may draw, too, and then discard one.',
      ja: 'はい。その場合は引きます。手札が6枚でも引けます。そのあと1枚捨てます。',
    },
    source: RULEBOOK,
  },
  {
    id: 'empty-decks',
    subject: 'end',
    question: {
      en: 'A deck has run out. Does the game end?',
      ja: '山札がなくなったら、ゲームは終わりますか？',
    },
    answer: {
      en: 'Only when a card is to be drawn and none of any kind is left. Decks are never shuffled again. A table may end the game earlier, with the first kind that runs out.',
      ja: 'カードを引くときに、どの種類も残っていなければ終わります。捨て札は山札に戻りません。1種類がなくなると終えられるテーブルもあります。',
    },
    source: ruling('G4'),
  },
  {
    id: 'last-meeple',
    subject: 'end',
    question: {
      en: 'Have I won at once with my last meeple?',
      ja: '最後の人コマを置いたら、すぐに勝ちですか？',
    },
    answer: {
      en: 'Yes, unless a meeple comes back to you in the same step: a new city may take land from another city of yours.',
      ja: 'はい。ただし同じ処理で人コマが戻れば別です。新しい都市が、自分のほかの都市の土地を覆うことがあります。',
    },
    source: ruling(),
  },
  {
    id: 'two-or-three',
    subject: 'advanced',
    question: {
      en: 'My city rises from three needs to four. How many meeples are there?',
      ja: '自分の都市の満足度が3から4に増えると、人コマは何個ですか？',
    },
    answer: { en: 'Two in all, never three.', ja: '合わせて2個です。3個にはなりません。' },
    source: RULEBOOK,
  },
  {
    id: 'animals-stay',
    subject: 'powers',
    question: {
      en: 'Sun or rain on a tile with animals: do they stay?',
      ja: '動物のいるタイルに太陽や雨を使うと、動物は残りますか？',
    },
    answer: {
      en: 'Yes. Only a tile with a city cannot be changed.',
      ja: 'はい。変えられないのは、都市のあるタイルだけです。',
    },
    source: ruling(),
  },
  {
    id: 'cancelled-card',
    subject: 'protection',
    question: {
      en: 'Is a power card lost when somebody protects against it?',
      ja: '防護されたパワーカードは無駄になりますか？',
    },
    answer: {
      en: 'It has no effect, and the action is spent. But it lies in front of you and counts for a power objective.',
      ja: '効果はなく、アクションも終わります。ただしカードは手元に並び、パワーカードの目標のために数えます。',
    },
    source: RULEBOOK,
  },
];
