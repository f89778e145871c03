import type { MysticaSubjects } from '../subject.ts';

/** Buildings, their income, and the two tracks. */
export const BUILDINGS: MysticaSubjects<'buildings' | 'income' | 'tracks'> = {
  buildings: {
    title: { en: 'Buildings', ja: '建物' },
    lead: {
      en: 'Every building begins as a **dwelling**. An upgrade replaces it and takes the old piece **back to your board**.',
      ja: '建物はすべて**住居**から始まります。改築すると、前のコマは**個人ボードに戻ります**。',
    },
    figures: [
      {
        shows: {
          draw: 'ways',
          ways: [
            [
              {
                piece: 'house',
                price: [
                  [1, 'worker'],
                  [2, 'coin'],
                ],
                value: 1,
              },
              {
                piece: 'trading-post',
                price: [
                  [2, 'worker'],
                  ['3/6', 'coin'],
                ],
                value: 2,
              },
              {
                piece: 'temple',
                price: [
                  [2, 'worker'],
                  [5, 'coin'],
                ],
                value: 2,
              },
              {
                piece: 'sanctuary',
                price: [
                  [4, 'worker'],
                  [6, 'coin'],
                ],
                value: 3,
              },
            ],
            [
              { piece: 'trading-post', price: [], value: 2 },
              {
                piece: 'stronghold',
                price: [
                  [4, 'worker'],
                  [8, 'coin'],
                ],
                value: 3,
              },
            ],
          ],
        },
        title: { en: 'The ways up', ja: '改築の順' },
        sum: {
          en: 'prices of the Halflings; in the circle the power value',
          ja: 'ハーフリングの値段。丸の中はパワー値',
        },
        isWide: true,
      },
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'E5 E6 F3 D4 E7 r15',
          stands: { E6: ['dwelling', 0] },
          ringed: ['E6'],
        },
        title: { en: 'Alone', ja: '隣人なし' },
        sum: { en: 'a trading post costs 6 coins', ja: '交易所はコイン6枚' },
        tone: 'no',
      },
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'E5 E6 F3 D4 E7 r15',
          stands: { E6: ['dwelling', 0], E7: ['dwelling', 1] },
          ringed: ['E6'],
        },
        title: { en: 'Beside a neighbour', ja: '隣人の隣' },
        sum: { en: 'a trading post costs 3 coins', ja: '交易所はコイン3枚' },
        tone: 'yes',
      },
    ],
    points: [
      {
        en: 'A **temple** and a **sanctuary** bring a favour tile each.',
        ja: '**神殿**と**聖域**を建てると、恩恵タイルを1枚ずつ得ます。',
      },
      {
        en: 'The **stronghold** opens the second ability of your people.',
        ja: '**砦**を建てると、勢力の2つ目の能力が使えます。',
      },
      {
        en: 'A piece that comes back **covers its income** again.',
        ja: '戻ったコマは、また**収入を隠します**。',
      },
      {
        en: 'Pieces are limited: 8 dwellings, 4 trading posts, 3 temples, 1 stronghold, 1 sanctuary.',
        ja: 'コマの数は、住居8、交易所4、神殿3、砦1、聖域1です。',
      },
      {
        en: 'With every dwelling and every upgrade your neighbours may take power.',
        ja: '住居を建てるたび、改築するたびに、隣人はパワーを得られます。',
      },
    ],
    found: {
      en: 'upgrade dwelling trading post temple stronghold sanctuary price cost power value',
      ja: '改築 住居 交易所 神殿 砦 聖域 値段 コスト パワー値',
    },
  },
  income: {
    title: { en: 'Income and exchange', ja: '収入と資源の交換' },
    lead: {
      en: 'Each round begins with **income**: from the places that you emptied on your board, from your bonus card and from favour tiles.',
      ja: 'ラウンドの初めに**収入**を得ます。個人ボードの空いた場所、ボーナスカード、恩恵タイルの分です。',
    },
    figures: [
      {
        shows: {
          draw: 'board',
          peoples: ['halflings', 'witches'],
          stands: {
            E6: ['trading-post', 0],
            E5: ['dwelling', 0],
            F3: ['dwelling', 0],
            F4: ['dwelling', 1],
          },
        },
        title: { en: 'Emptied places are the income', ja: '空いた場所が収入になる' },
        isBroad: true,
      },
      {
        shows: {
          draw: 'rates',
          rates: [
            { from: [[5, 'power']], to: [[1, 'priest']] },
            { from: [[3, 'power']], to: [[1, 'worker']] },
            { from: [[1, 'power']], to: [[1, 'coin']] },
            { from: [[1, 'priest']], to: [[1, 'worker']] },
            { from: [[1, 'worker']], to: [[1, 'coin']] },
          ],
        },
        title: { en: 'Exchange, any time in your turn', ja: '交換（自分の手番ならいつでも）' },
        sum: { en: 'never the other way', ja: '逆向きにはできません' },
      },
    ],
    points: [
      {
        en: '**Workers** come from dwellings, **coins and power** from trading posts, **priests** from temples and the sanctuary.',
        ja: '**労働者**は住居、**コインとパワー**は交易所、**司祭**は神殿と聖域から得ます。',
      },
      {
        en: 'You have **7 priests** in all. Those that lie on cults are gone for good; further ones are lost.',
        ja: '司祭は全部で**7個**です。教団に残した司祭は戻りません。それを超える分は得られません。',
      },
      {
        en: 'Exchanging is no action: before or after your action, as often as you can pay.',
        ja: '交換はアクションではありません。アクションの前後に、払えるだけ何度でもできます。',
      },
    ],
    found: {
      en: 'convert conversion workers coins priests goods resources enough',
      ja: '変換 労働者 コイン 司祭 資源 足りない',
    },
  },
  tracks: {
    title: { en: 'The two tracks', ja: '2つのトラック' },
    lead: {
      en: 'As an action you may advance **shipping** or **spades** by one step. Both bring points at once.',
      ja: 'アクションで、**船舶**か**交換効率**を1段改良できます。どちらもすぐに得点になります。',
    },
    figures: [
      {
        shows: {
          draw: 'rates',
          rates: [
            { from: [['0 → 1', 'ship']], to: [[2, 'vp']] },
            { from: [['1 → 2', 'ship']], to: [[3, 'vp']] },
            { from: [['2 → 3', 'ship']], to: [[4, 'vp']] },
          ],
        },
        title: { en: 'Shipping', ja: '船舶' },
        sum: { en: '1 priest, 4 coins a step', ja: '1段につき司祭1個、コイン4枚' },
      },
      {
        shows: {
          draw: 'rates',
          rates: [
            { from: [[1, 'spade']], to: [[3, 'worker']] },
            { from: [[6, 'vp']], to: [[2, 'worker']] },
            { from: [[6, 'vp']], to: [[1, 'worker']] },
          ],
        },
        title: { en: 'Spades', ja: '交換効率' },
        sum: {
          en: '1 priest, 5 coins, 2 workers a step',
          ja: '1段につき司祭1個、コイン5枚、労働者2人',
        },
      },
    ],
    points: [
      {
        en: 'Shipping lets you build farther, and joins more of your buildings in the largest group at the end.',
        ja: '船舶が良くなると遠くに建てられ、終了時の最大の建物グループも大きくなります。',
      },
      {
        en: 'The Mermaids begin with shipping 1 and reach 5. Dwarves and Fakirs have no ships; the Darklings have no spade track. The Halflings pay 1 coin instead of 5 for theirs.',
        ja: 'マーメイドは1から始まり5まで進みます。ドワーフとファキアに船舶はなく、ダークリングに交換効率トラックはありません。ハーフリングの交換効率はコイン5枚でなく1枚です。',
      },
      {
        en: 'At the end of a track there is nothing more to buy.',
        ja: 'トラックの終わりまで進んだら、もう改良できません。',
      },
    ],
    found: { en: 'shipping exchange spade track advance', ja: '船舶 交換効率 改良 進める' },
  },
};
