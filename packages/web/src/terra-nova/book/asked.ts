import { type AskedTold, RULEBOOK, ruling } from '../../play/face/book.ts';
import type { SubjectId } from './ids.ts';

/** The most frequent questions of players of Terra Nova, answered by the rulebook, or by a ruling of `docs/rulings.md`. */
export const NOVA_ASKED: readonly AskedTold<SubjectId>[] = [
  {
    id: 'price-of-power',
    subject: 'neighbours',
    question: {
      en: 'Do I pay points for the power of neighbours, as in Terra Mystica?',
      ja: 'テラミスティカのように、隣人のパワーの代わりに点を払いますか？',
    },
    answer: {
      en: 'No. It is free, and there is nothing to refuse.',
      ja: 'いいえ。無料です。断ることもありません。',
    },
    source: RULEBOOK,
  },
  {
    id: 'burning-power',
    subject: 'bowls',
    question: {
      en: 'Can I give up tokens to bring others to bowl III?',
      ja: '駒を捨てて、別の駒をトレイⅢに動かせますか？',
    },
    answer: {
      en: 'No. All eight tokens stay in the game to its end.',
      ja: 'いいえ。8個の駒は最後まで減りません。',
    },
    source: RULEBOOK,
  },
  {
    id: 'when-to-exchange',
    subject: 'bowls',
    question: {
      en: 'When may power be exchanged for coins?',
      ja: 'パワーはいつコインに交換できますか？',
    },
    answer: {
      en: 'In your turn before and after the action, also when you pass; at the end of a round; at the end of the game. Never between the steps of an action.',
      ja: '自分の手番でアクションの前後（パスも同じ）、ラウンドの終わり、ゲームの終わりです。アクションの途中ではできません。',
    },
    source: RULEBOOK,
  },
  {
    id: 'first-income',
    subject: 'income',
    question: {
      en: 'Is there income in the first round?',
      ja: '第1ラウンドにも収入がありますか？',
    },
    answer: { en: 'Yes, before the first turn.', ja: 'はい。最初の手番の前に得ます。' },
    source: RULEBOOK,
  },
  {
    id: 'without-a-house',
    subject: 'land',
    question: {
      en: 'May I transform a hex and build nothing there?',
      ja: '地形を変えるだけで、建てなくてもかまいませんか？',
    },
    answer: {
      en: 'Yes, also when no house is left on your mat. A house can be built there in a later turn, as a new action.',
      ja: 'はい。勢力マットに家がなくても変えられます。家は、あとの手番に別のアクションで建てられます。',
    },
    source: ruling('R5'),
  },
  {
    id: 'price-seven',
    subject: 'buildings',
    question: {
      en: 'Does a building across the river make a trading post cheaper?',
      ja: '川の向こうの相手の建物で、交易所は安くなりますか？',
    },
    answer: {
      en: 'No. It must be adjacent: beside your house, or joined to it by a bridge.',
      ja: 'いいえ。隣接が必要です。自分の家と接しているか、橋で結ばれている場合だけです。',
    },
    source: RULEBOOK,
  },
  {
    id: 'other-palace',
    subject: 'buildings',
    question: {
      en: 'Can I build both palaces?',
      ja: '宮殿は2つとも建てられますか？',
    },
    answer: {
      en: 'Yes, one after the other, each from a trading post and in any order. Their abilities add up.',
      ja: 'はい。それぞれ交易所から1つずつ、どちらが先でもかまいません。能力は両方使えます。',
    },
    source: RULEBOOK,
  },
  {
    id: 'bridge-of-others',
    subject: 'bridges',
    question: {
      en: 'Does a bridge of another player count for me?',
      ja: 'ほかの人の橋は、自分にも数えますか？',
    },
    answer: {
      en: 'Yes: for reach, for the price of a trading post and for power of neighbours. A table may decide that only the owner’s bridges count.',
      ja: 'はい。到達範囲、交易所の値段、隣人のパワーで数えます。持ち主の橋だけを数えるテーブルもあります。',
    },
    source: ruling('R1'),
  },
  {
    id: 'end-of-track',
    subject: 'sailing',
    question: {
      en: 'What does the town tile with the ship give at the end of the track?',
      ja: '船舶トラックの終わりでは、船の町タイルで何を得ますか？',
    },
    answer: {
      en: 'Its 4 points. There is no step, and no points of a step.',
      ja: '4点だけです。船舶値は上がらず、段の点もありません。',
    },
    source: ruling('R4'),
  },
  {
    id: 'free-shovel',
    subject: 'octagons',
    question: {
      en: 'May I take an action with a free shovel and only build on home land?',
      ja: '無料のスコップのアクションで、拠点地形に建てるだけでもかまいませんか？',
    },
    answer: {
      en: 'No, at least one hex must be transformed. With two free shovels one hex that needs one is enough; the other shovel is lost.',
      ja: 'いいえ。少なくとも1ヘクスを変えます。無料のスコップ2本でも、1本で足りる1ヘクスだけでかまいません。残りは失われます。',
    },
    source: ruling('R6'),
  },
  {
    id: 'two-shovels',
    subject: 'octagons',
    question: {
      en: 'Two free shovels on two hexes: may the second one be in reach only by the first?',
      ja: '無料のスコップ2本で2ヘクスを変えるとき、1つ目を経由して届くヘクスでもかまいませんか？',
    },
    answer: {
      en: 'No. Both must be in reach before the action.',
      ja: 'いいえ。2つともアクションの前から到達範囲内にある必要があります。',
    },
    source: RULEBOOK,
  },
  {
    id: 'beside-a-town',
    subject: 'towns',
    question: {
      en: 'Can buildings beside a town found another one?',
      ja: '町の隣の建物で、もう1つ町を作れますか？',
    },
    answer: {
      en: 'No. A building that is joined to a town belongs to it. Two towns that grow together keep both tiles and found no third.',
      ja: 'いいえ。町につながった建物はその町に入ります。2つの町がつながっても、タイルは2枚のままで、3つ目はできません。',
    },
    source: RULEBOOK,
  },
  {
    id: 'returned-tile',
    subject: 'passing',
    question: {
      en: 'May I take a bonus tile that somebody gave back in this round?',
      ja: '同じラウンドに誰かが返したボーナスタイルを取れますか？',
    },
    answer: {
      en: 'Yes. Only your own tile may not be taken again.',
      ja: 'はい。取れないのは、自分が返したタイルだけです。',
    },
    source: ruling('R2'),
  },
  {
    id: 'last-swap',
    subject: 'passing',
    question: {
      en: 'Do I still take a new bonus tile in the last round?',
      ja: '最終ラウンドにも、新しいボーナスタイルを取りますか？',
    },
    answer: {
      en: 'Yes, for the coins on it, which count at the end.',
      ja: 'はい。上のコインを得ます。コインは終了時に数えます。',
    },
    source: ruling('R3'),
  },
  {
    id: 'ship-tile-at-the-end',
    subject: 'end',
    question: {
      en: 'Does the bonus tile with the ship help the largest territory?',
      ja: '船のボーナスタイルは、最大の領土に役立ちますか？',
    },
    answer: {
      en: 'No. Only your marker on the sailing track counts there, and for points when you pass.',
      ja: 'いいえ。領土でもパスの得点でも、数えるのは船舶トラックの駒だけです。',
    },
    source: RULEBOOK,
  },
  {
    id: 'equal-points',
    subject: 'end',
    question: { en: 'What breaks a tie at the end?', ja: '最後に同点なら、どう決めますか？' },
    answer: {
      en: 'Nothing: players with equally many points win together.',
      ja: '決めません。同点の人は全員が勝者です。',
    },
    source: RULEBOOK,
  },
  {
    id: 'free-buildings',
    subject: 'peoples',
    question: {
      en: 'Does a house that an ability builds need a piece on the mat?',
      ja: '能力で無料で建てる家にも、勢力マットのコマが要りますか？',
    },
    answer: {
      en: 'Yes, the leftmost one is taken as always. Neighbours get power for it, too.',
      ja: 'はい。いつものように左端から取ります。隣人のパワーも発生します。',
    },
    source: RULEBOOK,
  },
];
