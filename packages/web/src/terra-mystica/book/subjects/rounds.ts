import type { MysticaSubjects } from '../subject.ts';

/** Passing, the tile of the round, the end. */
export const ROUNDS: MysticaSubjects<'passing' | 'rounds' | 'end'> = {
  passing: {
    title: { en: 'Passing and bonus cards', ja: 'パスとボーナスカード' },
    lead: {
      en: 'When you pass, your card **scores**, goes back, and you take **another one** with the coins on it.',
      ja: 'パスすると、カードの**得点**を得てから返し、**別のカード**を上のコインごと取ります。',
    },
    figures: [
      {
        shows: {
          draw: 'cards',
          cards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8', 'BON9', 'BON10'],
        },
        title: { en: 'The ten cards', ja: '10枚のカード' },
        sum: {
          en: 'above the income, below what else it does',
          ja: '上が収入、下がほかの効果',
        },
        isWide: true,
      },
    ],
    points: [
      {
        en: 'The card in your hand is the one whose **income** you get at the next beginning of a round.',
        ja: '手元のカードの**収入**は、次のラウンドの初めに入ります。',
      },
      {
        en: 'You never take the card back that you have just returned.',
        ja: '返したばかりのカードは取れません。',
      },
      {
        en: 'Cards that nobody took get **one coin** more at the end of each round.',
        ja: '誰も取らなかったカードには、ラウンドの終わりに**コインが1枚**増えます。',
      },
      {
        en: 'Who passes **first** begins the next round.',
        ja: '**最初に**パスした人が次のラウンドを始めます。',
      },
      {
        en: 'In the last round no card is taken any more.',
        ja: '最終ラウンドのパスでは、カードを取りません。',
      },
    ],
    found: { en: 'pass bonus card coins first player', ja: 'スタートプレイヤー コイン' },
  },
  rounds: {
    title: { en: 'Tile of the round', ja: 'ラウンドの得点タイル' },
    lead: {
      en: 'Each of the six rounds has a tile. Above stands what brings **points now**, below which cult is **paid at the end of the round**.',
      ja: '6つのラウンドにはタイルが1枚ずつあります。上が**今得点する**行動、下が**ラウンドの終わりに褒賞を出す**教団です。',
    },
    figures: [
      {
        shows: { draw: 'rounds', peoples: ['halflings', 'witches'], round: 1 },
        title: { en: 'The rounds in the head of the table', ja: '画面の上に並ぶラウンド' },
        isWide: true,
      },
      {
        shows: {
          draw: 'rates',
          rates: [
            { from: [[1, 'spade']], to: [[2, 'vp']] },
            { from: [[1, 'house']], to: [[2, 'vp']] },
            { from: [[1, 'trading-post']], to: [[3, 'vp']] },
            { from: [[1, 'stronghold']], to: [[5, 'vp']] },
            { from: [[1, 'town']], to: [[5, 'vp']] },
          ],
        },
        title: { en: 'What scores', ja: '得点する行動' },
        sum: { en: 'stronghold or sanctuary: 5', ja: '砦か聖域は5点' },
      },
      {
        shows: {
          draw: 'rates',
          rates: [
            { from: [[4, 'fire']], to: [[4, 'power']] },
            { from: [[4, 'water']], to: [[1, 'priest']] },
            { from: [[4, 'water']], to: [[1, 'spade']] },
            { from: [[1, 'earth']], to: [[1, 'coin']] },
            { from: [[2, 'air']], to: [[1, 'worker']] },
          ],
        },
        title: { en: 'Rewards, for so many steps each', ja: 'スペース数ごとの褒賞' },
        sum: { en: 'some of them; not after round 6', ja: '例。第6ラウンドにはありません' },
      },
    ],
    points: [
      {
        en: 'The reward goes by where you stand **at the end of the round**: with 9 steps and “for each 4” you get it twice.',
        ja: '褒賞は**ラウンドの終わり**の位置で決まります。9スペースで「4ごと」なら2回分です。',
      },
      {
        en: '**Spades of a reward** change land at once, but nothing is built with them and none are bought besides.',
        ja: '**褒賞のスコップ**はすぐに土地を変えますが、建設も買い足しもできません。',
      },
      {
        en: 'The tile for spades never comes in rounds 5 and 6.',
        ja: 'スコップの得点タイルは、第5・第6ラウンドには出ません。',
      },
    ],
    found: { en: 'round scoring cult reward bonus cleanup', ja: '得点タイル 褒賞 教団ボーナス' },
  },
  end: {
    title: { en: 'The end', ja: 'ゲームの終わり' },
    lead: {
      en: 'After round 6 the **cults** and the **largest groups** are counted, then what is left becomes coins.',
      ja: '第6ラウンドのあと、**教団**と**最大の建物グループ**を数え、残りをコインに替えます。',
    },
    figures: [
      {
        shows: {
          draw: 'rates',
          rates: [{ from: [[8, 'vp']] }, { from: [[4, 'vp']] }, { from: [[2, 'vp']] }],
        },
        title: { en: 'In each of four cults', ja: '4つの教団それぞれ' },
      },
      {
        shows: {
          draw: 'rates',
          rates: [{ from: [[18, 'vp']] }, { from: [[12, 'vp']] }, { from: [[6, 'vp']] }],
        },
        title: { en: 'Largest group', ja: '最大の建物グループ' },
      },
      {
        shows: { draw: 'rates', rates: [{ from: [[3, 'coin']], to: [[1, 'vp']] }] },
        title: { en: 'Coins', ja: 'コイン' },
      },
    ],
    points: [
      {
        en: 'A **group** is everything that is connected directly or by your **shipping**; for Dwarves and Fakirs by tunnel and flight.',
        ja: '**グループ**は、直接または**船舶**でつながる建物すべてです。ドワーフとファキアはトンネルと飛行で数えます。',
      },
      {
        en: 'Who shares a place shares the points of the places taken up, rounded down.',
        ja: '同じ順位の人は、占めた順位の点を合わせて分け、端数を切り捨てます。',
      },
      {
        en: 'Where a **final tile** lies, a second way of measuring your land pays 18, 12 and 6 as well.',
        ja: '**最終得点タイル**があれば、別の数え方でも18・12・6点になります。',
      },
      {
        en: 'The Alchemists get a point for each 2 coins.',
        ja: 'アルケミストはコイン2枚で1点です。',
      },
    ],
    found: { en: 'final scoring network largest group tie', ja: '終了 最終得点 ネットワーク 同点' },
  },
};
