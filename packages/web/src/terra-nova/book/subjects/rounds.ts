import type { NovaSubjects } from '../shown.ts';

/** Towns, passing, the tile of the round, the end, peoples, variants. */
export const ROUNDS: NovaSubjects<'towns' | 'passing' | 'rounds' | 'end' | 'peoples' | 'variants'> =
  {
    towns: {
      title: { en: 'Towns', ja: '町' },
      lead: {
        en: '**Four or more** adjacent buildings of yours with a value of **7 or more** together become a town at once.',
        ja: '隣接する自分の建物が**4つ以上**で、値の合計が**7以上**になると、その場で町ができます。',
      },
      figures: [
        {
          shows: {
            draw: 'map',
            peoples: ['fairies', 'leprechauns'],
            hexes: 'A6 A7 B6 B7 C6 C7 C8 B8 A8 C5',
            stands: {
              B6: ['house', 0],
              B7: ['house', 0],
              C7: ['trading-post', 0],
              C8: ['house', 0],
            },
            marks: 'values',
          },
          title: { en: 'Not yet a town', ja: 'まだ町ではない' },
          sum: { en: '1 + 1 + 2 + 1 = 5', ja: '1＋1＋2＋1＝5' },
          tone: 'no',
        },
        {
          shows: {
            draw: 'map',
            peoples: ['fairies', 'leprechauns'],
            hexes: 'A6 A7 B6 B7 C6 C7 C8 B8 A8 C5',
            stands: {
              B6: ['house', 0],
              B7: ['trading-post', 0],
              C7: ['left-palace', 0],
              C8: ['house', 0],
            },
            towns: ['B6'],
            marks: 'values',
          },
          title: { en: 'A town', ja: '町になった' },
          sum: { en: '1 + 2 + 3 + 1 = 7', ja: '1＋2＋3＋1＝7' },
          tone: 'yes',
        },
      ],
      points: [
        {
          en: 'You choose one of **your own town tiles**; each serves once, so there are four towns at most.',
          ja: '**自分の町タイル**から1枚選びます。それぞれ1回だけで、町は4つまでです。',
        },
        {
          en: 'A **bridge** makes buildings adjacent; sailing does not.',
          ja: '**橋**で結んだ建物は隣接します。船舶値では隣接しません。',
        },
        {
          en: 'A right palace of simple peoples lowers 7 to 6; four buildings it must still be.',
          ja: 'A面の勢力の右の宮殿は、7を6にします。建物は4つ必要です。',
        },
        {
          en: 'A building belongs to one town. What is added later joins it.',
          ja: '建物は1つの町にだけ属します。あとで加えた建物も同じ町に入ります。',
        },
      ],
      beside: [
        {
          title: { en: 'The four tiles', ja: '4枚の町タイル' },
          figure: {
            draw: 'rates',
            rates: [
              {
                from: [
                  [5, 'vp'],
                  [6, 'coin'],
                ],
              },
              {
                from: [
                  [6, 'vp'],
                  [8, 'power'],
                ],
              },
              { from: [[9, 'vp']] },
              {
                from: [
                  [4, 'vp'],
                  ['+1', 'ship'],
                ],
              },
            ],
          },
          points: [
            {
              en: 'The tile of the round for towns brings 5 points more.',
              ja: '町のラウンドタイルなら、さらに5点です。',
            },
          ],
        },
      ],
      found: { en: 'city found tile value', ja: '街 都市 町タイル 町値' },
    },
    passing: {
      title: { en: 'Passing and bonus tiles', ja: 'パスとボーナスタイル' },
      lead: {
        en: 'When you pass, your tile **scores**, goes back, and you take **another one** with the coins on it.',
        ja: 'パスすると、タイルの**得点**を得てから返し、**別のタイル**を上のコインごと取ります。',
      },
      figures: [
        {
          shows: {
            draw: 'rates',
            rates: [
              { from: [[6, 'coin']] },
              {
                from: [
                  [3, 'coin'],
                  [3, 'power'],
                ],
              },
              { from: [[3, 'power']], to: [['+1', 'ship']] },
              { from: [[2, 'coin']], to: [[1, 'spade']] },
            ],
          },
          title: { en: 'For the round', ja: 'ラウンドの間' },
          sum: { en: 'income and more', ja: '収入とその効果' },
        },
        {
          shows: {
            draw: 'rates',
            rates: [
              {
                from: [
                  [2, 'coin'],
                  ['1×', 'house'],
                ],
                to: [[1, 'vp']],
              },
              {
                from: [
                  [2, 'power'],
                  ['1×', 'trading-post'],
                ],
                to: [[2, 'vp']],
              },
              {
                from: [
                  [4, 'power'],
                  ['1×', 'palace'],
                ],
                to: [[4, 'vp']],
              },
              {
                from: [
                  [3, 'power'],
                  ['1×', 'ship'],
                ],
                to: [[3, 'vp']],
              },
            ],
          },
          title: { en: 'With points for passing', ja: 'パスで得点するもの' },
          sum: { en: 'for each one on the map, or each step', ja: 'マップの1個、または1段ごと' },
        },
      ],
      points: [
        {
          en: 'Who passes **first** begins the next round.',
          ja: '**最初に**パスした人が次のラウンドを始めます。',
        },
        {
          en: 'The tile that you hold cannot be kept.',
          ja: '持っているタイルをそのまま持ち続けることはできません。',
        },
        {
          en: 'Tiles that nobody took get **one coin** more at the end of each round.',
          ja: '誰も取らなかったタイルには、ラウンドの終わりに**コインが1枚**増えます。',
        },
        {
          en: 'Who has passed has no more turns, but still gets power of neighbours.',
          ja: 'パスした人に手番は来ませんが、隣人のパワーは得られます。',
        },
      ],
      found: { en: 'pass drop out bonus tile coins swap', ja: '離脱 交換 スタートプレイヤー' },
    },
    rounds: {
      title: { en: 'Tile of the round', ja: 'ラウンドのタイル' },
      lead: {
        en: 'Each of the five rounds has a tile that says **what brings points now**.',
        ja: '5つのラウンドには、**今得点する**行動を示すタイルが1枚ずつあります。',
      },
      figures: [
        {
          shows: {
            draw: 'rates',
            rates: [
              { from: [[1, 'house']], to: [[2, 'vp']] },
              { from: [[1, 'trading-post']], to: [[3, 'vp']] },
              { from: [[1, 'palace']], to: [[5, 'vp']] },
              { from: [[1, 'town']], to: [[5, 'vp']] },
              { from: [['+1', 'ship']], to: [[2, 'vp']] },
              { from: [[1, 'spade']], to: [[2, 'vp']] },
            ],
          },
          title: { en: 'The six kinds', ja: '6種類' },
        },
      ],
      points: [
        {
          en: 'It counts however the thing came about: bought, by an octagon, or by an ability.',
          ja: '買っても、八角形でも、能力でも、同じように得点します。',
        },
        {
          en: 'Shovels count when they are used, free ones, too.',
          ja: 'スコップは使ったときに数えます。無料の分も数えます。',
        },
        {
          en: 'All five tiles lie open from the beginning: plan ahead.',
          ja: '5枚とも最初から見えています。先を見て計画しましょう。',
        },
      ],
      found: { en: 'round scoring tile', ja: '得点計算タイル' },
    },
    end: {
      title: { en: 'The end', ja: 'ゲームの終わり' },
      lead: {
        en: 'After round 5 **money** and the **largest territory** of each player are counted.',
        ja: '第5ラウンドのあと、**所持金**と、各プレイヤーの**最大の領土**を数えます。',
      },
      figures: [
        {
          shows: {
            draw: 'rates',
            rates: [{ from: [[12, 'vp']] }, { from: [[8, 'vp']] }, { from: [[4, 'vp']] }],
          },
          title: { en: 'Largest territory', ja: '最大の領土' },
        },
        {
          shows: {
            draw: 'rates',
            rates: [
              { from: [[1, 'power']], to: [[1, 'coin']] },
              { from: [[3, 'coin']], to: [[1, 'vp']] },
            ],
          },
          title: { en: 'Money', ja: '所持金' },
        },
      ],
      points: [
        {
          en: 'A **territory** is everything that is connected: adjacent, by bridges, or in reach by your sailing.',
          ja: '**領土**は、隣接するか、橋か、自分の船舶値でつながる建物すべてです。',
        },
        {
          en: 'Each building counts once, whatever its size.',
          ja: '建物は大きさに関係なく1個と数えます。',
        },
        {
          en: 'Who shares a place shares the points of the places taken up.',
          ja: '同じ順位の人は、占めた順位の点を合わせて分けます。',
        },
      ],
      found: {
        en: 'final scoring territory network money tie',
        ja: '終了 最終得点 ネットワーク 同点',
      },
    },
    peoples: {
      title: { en: 'Peoples', ja: '勢力の能力' },
      lead: {
        en: 'Each people has an **ability** and one more with each of its **two palaces**.',
        ja: '勢力には**能力**があり、**2つの宮殿**でさらに1つずつ得ます。',
      },
      figures: [
        {
          shows: {
            draw: 'peoples',
            peoples: [
              'water-sprites',
              'sea-dogs',
              'golems',
              'fire-sprites',
              'leprechauns',
              'inventors',
              'fairies',
              'druids',
              'sun-worshippers',
              'sand-cats',
            ],
          },
          title: { en: 'All ten', ja: '10の勢力' },
          isWide: true,
        },
      ],
      points: [
        {
          en: 'The **Sea Dogs** may found a town across one river hex; the tile lies there.',
          ja: '**シー・ドッグ**は河川1ヘクスを挟んで町を設立できます。町タイルはそこに置きます。',
        },
        {
          en: 'An action of a palace is an octagon: once a round, as your action.',
          ja: '宮殿のアクションは八角形です。ラウンドに1回、自分のアクションとして使います。',
        },
      ],
      found: { en: 'faction ability palace river town', ja: '種族 能力 宮殿 川の町' },
    },
    variants: {
      title: { en: 'Variants', ja: 'バリアント' },
      lead: {
        en: 'A table may play by the **order of passing**, and two players with **neutral houses**.',
        ja: 'テーブルによっては、**離脱した順**に手番を行ったり、2人で**中立の家**を使ったりします。',
      },
      figures: [],
      points: [
        {
          en: '**Order of passing**: the next round is played in the order in which all have passed.',
          ja: '**離脱手番順**：次のラウンドは、パスした順に手番を行います。',
        },
        {
          en: '**Neutral houses** count as another people for the price of a trading post. Nobody gets power for them.',
          ja: '**中立の家**は、交易所の値段では相手の建物と数えます。パワーは誰も得ません。',
        },
        {
          en: '**Planners**: each player first places a neutral house on a hex with the sign of a house; two more come after round 3.',
          ja: '**計画者**：最初に、家のアイコンのあるヘクスに中立の家を1個ずつ置きます。第3ラウンドのあと、さらに2個置きます。',
        },
        {
          en: '**Lucky gold diggers**: before each round two neutral houses of drawn colours are placed.',
          ja: '**幸運な金鉱掘り**：各ラウンドの前に、引いた色の中立の家を2個置きます。',
        },
      ],
      found: {
        en: 'two players neutral planners gold diggers',
        ja: '2人 中立 計画者 金鉱掘り 離脱手番順',
      },
    },
  };
