import type { NovaSubjects } from '../shown.ts';

/** The goal, the beginning, a turn, land, reach, buildings. */
export const LAND: NovaSubjects<
  'goal' | 'setup' | 'turn' | 'land' | 'reach' | 'buildings' | 'sailing' | 'bridges'
> = {
  goal: {
    title: { en: 'The goal', ja: 'ゲームの目的' },
    lead: {
      en: 'You settle for one people. Whoever has the **most victory points** after **five rounds** wins.',
      ja: '1つの勢力で入植します。**5ラウンド**が終わったとき、**勝利点がいちばん多い**人の勝ちです。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['fairies', 'leprechauns'],
          hexes: 'A6 A7 A8 B6 B7 B8 C6 C7 C8 C5 D6 D7 A5 B5',
          stands: {
            B6: ['trading-post', 0],
            B7: ['house', 0],
            B8: ['house', 0],
            C6: ['house', 1],
            C8: ['trading-post', 1],
          },
        },
        title: { en: 'Each people builds on land of its own', ja: '勢力ごとに自分の地形に建てる' },
        isWide: true,
      },
    ],
    points: [
      {
        en: '**During the game** points come for what the tile of the round names, for sailing, for towns, for passing.',
        ja: '**ゲーム中**は、ラウンドのタイルが示す行動、船舶値、町、パスのときに得点します。',
      },
      {
        en: '**At the end** the largest territories bring 12, 8 and 4 points, and every 3 coins one.',
        ja: '**終了時**は、大きな領土から順に12・8・4点、コイン3枚ごとに1点です。',
      },
      {
        en: 'Everything is paid in **coins**, a few things in **power**. Buildings that leave your mat uncover income.',
        ja: '支払いはほとんど**コイン**、一部は**パワー**です。建物を勢力マットから出すと、その下の収入が現れます。',
      },
    ],
    beside: [
      {
        title: { en: 'How a game runs', ja: 'ゲームの流れ' },
        points: [
          { en: '1. **Income** for everybody.', ja: '1. 全員が**収入**を得ます。' },
          {
            en: '2. **Actions**, one each in turn, until all have passed.',
            ja: '2. 全員がパスするまで、1人1つずつ**アクション**を行います。',
          },
          {
            en: '3. **End of the round**: octagons are free again, tiles get a coin.',
            ja: '3. **ラウンド終了**：八角形がまた使え、残ったタイルにコインが置かれます。',
          },
        ],
      },
    ],
    found: { en: 'win winner victory overview rounds', ja: '勝利 勝ち 概要 流れ' },
  },
  setup: {
    title: { en: 'Setting up', ja: 'ゲームの準備' },
    lead: {
      en: 'In turn everybody takes a people, then places **two houses** on home land, then takes a **bonus tile**.',
      ja: '順に勢力を選び、拠点地形に**家を2つ**置き、最後に**ボーナスタイル**を取ります。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['fairies', 'leprechauns'],
          hexes: 'A6 A7 A8 B6 B7 B8 C6 C7 C8 C5 B5',
          stands: { B6: ['house', 0], C6: ['house', 1] },
          marks: 'prices',
        },
        title: { en: 'A good first place', ja: '良い最初の場所' },
        sum: {
          en: 'cheap land around it, a neighbour beside it',
          ja: '変えやすい土地に囲まれ、隣人もいる',
        },
      },
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
        title: { en: 'Bonus tiles', ja: 'ボーナスタイル' },
        sum: { en: 'as many as players, and three', ja: '人数より3枚多く並ぶ' },
      },
    ],
    points: [
      {
        en: 'A mat has two sides. Who takes one people takes the colour: the other side is out.',
        ja: '勢力マットは両面です。片方を取ると、同じ色のもう片方は使えません。',
      },
      {
        en: 'First houses go down in the order of play, and the **second ones in reverse**. The Sun Worshippers then place a third.',
        ja: '1軒目は手番順、**2軒目は逆順**に置きます。そのあとサン・ウォーシッパーが3軒目を置きます。',
      },
      {
        en: 'They cost nothing, and nobody gets power for them.',
        ja: '最初の家は無料で、誰もパワーを得ません。',
      },
      {
        en: 'Bonus tiles are taken **in reverse order**; those that are left get a coin.',
        ja: 'ボーナスタイルは**逆順**に取ります。残ったタイルにはコインが1枚置かれます。',
      },
    ],
    found: { en: 'start begin first house people choice', ja: '開始 配置 勢力選択' },
  },
  turn: {
    title: { en: 'A turn', ja: '手番' },
    lead: {
      en: 'On your turn you do **one action**. Before and after it power may be exchanged for coins.',
      ja: '手番では**アクションを1つ**行います。その前後に、パワーをコインに交換できます。',
    },
    figures: [
      {
        shows: {
          draw: 'rates',
          rates: [
            { from: [[1, 'house']], to: [[4, 'coin']] },
            { from: [[1, 'spade']], to: [[6, 'coin']] },
            { from: [[1, 'trading-post']], to: [['7/10', 'coin']] },
            { from: [[1, 'palace']], to: [[14, 'coin']] },
            { from: [['+1', 'ship']], to: [[8, 'coin']] },
            { from: [[1, 'bridge']], to: [[10, 'coin']] },
          ],
        },
        title: { en: 'Prices', ja: '値段' },
      },
    ],
    points: [
      {
        en: '**Transform and build**: make land your own with shovels and build a house there, or one of both.',
        ja: '**地形の変換と建設**：スコップで拠点地形に変え、家を建てます。どちらか一方でもかまいません。',
      },
      {
        en: '**Upgrade**: a house to a trading post, a trading post to a palace.',
        ja: '**改良**：家を交易所に、交易所を宮殿にします。',
      },
      {
        en: '**Sailing** one step, or a **bridge**.',
        ja: '**船舶値**を1つ上げるか、**橋**を建設します。',
      },
      {
        en: '**Power action** or **special action**: an octagon.',
        ja: '**パワーアクション**か**特別アクション**：八角形です。',
      },
      {
        en: '**Pass**: you are out of this round.',
        ja: '**パス**：このラウンドから離脱します。',
      },
    ],
    found: { en: 'action order price cost', ja: 'アクション 順番 値段 コスト 自動指示' },
  },
  land: {
    title: { en: 'Land and shovels', ja: '土地とスコップ' },
    lead: {
      en: 'You build on **home land** only. A **shovel or two** make other land your own.',
      ja: '建てられるのは**拠点地形**だけです。ほかの地形は**スコップ1本か2本**で変えます。',
    },
    figures: [
      {
        shows: { draw: 'wheel', people: 'fairies' },
        title: { en: 'The circle of the Fairies', ja: 'フェアリーの地形サークル' },
        sum: { en: 'forest on top; 1 or 2 shovels', ja: '上が森。スコップは1〜2本' },
      },
      {
        shows: {
          draw: 'map',
          peoples: ['fairies', 'leprechauns'],
          hexes: 'A6 A7 B6 B7 C6 C7 B5 C5',
          stands: { B6: ['house', 0] },
          marks: 'prices',
        },
        title: { en: 'What each hex costs', ja: '各ヘクスに要るスコップ' },
        sum: { en: 'to become forest', ja: '森にする場合' },
      },
    ],
    points: [
      { en: 'A shovel costs **6 coins**.', ja: 'スコップ1本は**6コイン**です。' },
      {
        en: 'The hex must be **free and in reach**, and always becomes home land: stopping half-way is not possible.',
        ja: '**到達範囲内の空きヘクス**だけです。必ず拠点地形まで変え、途中では止められません。',
      },
      {
        en: 'In the same action you may build a house there, for **4 coins**.',
        ja: '同じアクションで、そこに**4コイン**で家を建てられます。',
      },
      {
        en: 'Land that was made home earlier can be built on later, by whoever lives on it.',
        ja: '先に変えておいた土地にも、あとから建てられます。その地形の勢力なら誰でもです。',
      },
    ],
    found: {
      en: 'transform terrain spade home terrain circle dig',
      ja: '変換 地形 地形サークル 掘る',
    },
  },
  reach: {
    title: { en: 'Reach', ja: '到達範囲' },
    lead: {
      en: 'New land must be **beside one of your buildings**, or across as many river hexes as your **sailing** allows.',
      ja: '新しい土地は**自分の建物の隣**か、**船舶値**の数までの河川ヘクスを越えた先に限ります。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['fairies', 'leprechauns'],
          hexes: 'A4 B4 C4 A5 B5 C5 A6 B6 C6 B7 A7 C7 D5 D6 D4',
          stands: { B6: ['house', 0] },
          marks: 'reach',
        },
        title: { en: 'Sailing 0', ja: '船舶値0' },
        sum: { en: 'only what touches', ja: '接するヘクスだけ' },
      },
      {
        shows: {
          draw: 'map',
          peoples: ['fairies', 'leprechauns'],
          hexes: 'A4 B4 C4 A5 B5 C5 A6 B6 C6 B7 A7 C7 D5 D6 D4',
          stands: { B6: ['house', 0] },
          sailing: [1],
          marks: 'reach',
        },
        title: { en: 'Sailing 1', ja: '船舶値1' },
        sum: { en: 'across one river hex, too', ja: '河川1ヘクスの先も' },
      },
    ],
    points: [
      {
        en: '**Adjacent** are hexes that touch, or that a bridge joins. That counts for towns, for the price of a trading post and for power of neighbours.',
        ja: '**隣接**とは、接しているか橋で結ばれていることです。町、交易所の値段、隣人のパワーはこれで決まります。',
      },
      {
        en: 'Across water you can build, but you are not adjacent.',
        ja: '水の向こうにも建てられますが、隣接にはなりません。',
      },
      {
        en: 'The bonus tile with the ship lends one step of sailing for a round; it does not count at the end.',
        ja: '船のボーナスタイルは、1ラウンドだけ船舶値を1上げます。終了時には数えません。',
      },
    ],
    found: { en: 'adjacent adjacency river range distance', ja: '隣接 範囲 川 河川 距離' },
  },
  buildings: {
    title: { en: 'Buildings', ja: '建物' },
    lead: {
      en: 'Every building begins as a **house**. An upgrade replaces it and takes the old piece **back to your mat**.',
      ja: '建物はすべて**家**から始まります。改良すると、前のコマは**勢力マットに戻ります**。',
    },
    figures: [
      {
        shows: {
          draw: 'ways',
          ways: [
            [
              { piece: 'house', price: [[4, 'coin']], value: 1 },
              { piece: 'trading-post', price: [['7/10', 'coin']], value: 2 },
              { piece: 'left-palace', price: [[14, 'coin']], value: 3 },
            ],
            [
              { piece: 'trading-post', price: [], value: 2 },
              { piece: 'right-palace', price: [[14, 'coin']], value: 3 },
            ],
          ],
        },
        title: { en: 'The ways up', ja: '改良の順' },
        sum: { en: 'in the circle the value for a town', ja: '丸の中は町のための値' },
        isWide: true,
      },
      {
        shows: {
          draw: 'map',
          peoples: ['fairies', 'leprechauns'],
          hexes: 'A6 A7 B6 B7 C6 C7 B5 C5',
          stands: { B6: ['house', 0] },
          ringed: ['B6'],
        },
        title: { en: 'Alone', ja: '隣人なし' },
        sum: { en: 'a trading post costs 10', ja: '交易所は10コイン' },
        tone: 'no',
      },
      {
        shows: {
          draw: 'map',
          peoples: ['fairies', 'leprechauns'],
          hexes: 'A6 A7 B6 B7 C6 C7 B5 C5',
          stands: { B6: ['house', 0], C6: ['house', 1] },
          ringed: ['B6'],
        },
        title: { en: 'Beside a neighbour', ja: '隣人の隣' },
        sum: { en: 'a trading post costs 7', ja: '交易所は7コイン' },
        tone: 'yes',
      },
    ],
    points: [
      {
        en: 'A **palace** opens an ability of your people; each has two, left and right.',
        ja: '**宮殿**を建てると勢力の能力が使えます。左と右の2つがあります。',
      },
      {
        en: 'A palace works at once; its octagon from your next turn on.',
        ja: '宮殿の能力はすぐに働きます。八角形は次の手番から使えます。',
      },
      {
        en: 'There are 8 houses, 4 trading posts and 2 palaces of each colour.',
        ja: 'コマは色ごとに、家8、交易所4、宮殿2です。',
      },
      {
        en: 'Beside every new building and every upgrade, neighbours get power.',
        ja: '建設と改良のたびに、隣接する相手がパワーを得ます。',
      },
    ],
    found: { en: 'upgrade house trading post palace cost value', ja: '改良 家 交易所 宮殿 値段' },
  },
  sailing: {
    title: { en: 'Sailing', ja: '船舶値' },
    lead: {
      en: 'For **8 coins** sailing rises by one step, and the step brings points at once.',
      ja: '**8コイン**で船舶値が1上がり、すぐに得点します。',
    },
    figures: [
      {
        shows: {
          draw: 'rates',
          rates: [
            { from: [[1, 'ship']], to: [[2, 'vp']] },
            { from: [[2, 'ship']], to: [[3, 'vp']] },
            { from: [[3, 'ship']], to: [[4, 'vp']] },
            { from: [[4, 'ship']], to: [[5, 'vp']] },
          ],
        },
        title: { en: 'Points of each step', ja: '各段の勝利点' },
        sum: { en: 'as in the house data of this site', ja: 'このサイトの数値' },
      },
    ],
    points: [
      {
        en: 'A power action and a town tile bring a step without coins; the points are the same.',
        ja: 'パワーアクションと町タイルでも1段上がります。得点は同じです。',
      },
      {
        en: 'With more sailing more of your buildings belong to one territory at the end.',
        ja: '船舶値が高いほど、終了時の領土に入る建物が増えます。',
      },
      {
        en: 'At the end of the track there is nothing more to raise.',
        ja: 'トラックの終わりでは、それ以上は上がりません。',
      },
    ],
    found: { en: 'ship track step', ja: '船 トラック 上昇' },
  },
  bridges: {
    title: { en: 'Bridges', ja: '橋' },
    lead: {
      en: 'A bridge joins two land hexes **over a printed place**: they are adjacent from then on.',
      ja: '橋は**印のある場所**で2つの陸のヘクスを結びます。以後、その2つは隣接します。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['fairies', 'leprechauns'],
          hexes: 'A4 B4 C4 A5 B5 C5 A6 B6 C6 D4 D5 D6',
          stands: { B6: ['trading-post', 0], B4: ['house', 0] },
        },
        title: { en: 'Apart', ja: '離れている' },
        tone: 'no',
      },
      {
        shows: {
          draw: 'map',
          peoples: ['fairies', 'leprechauns'],
          hexes: 'A4 B4 C4 A5 B5 C5 A6 B6 C6 D4 D5 D6',
          stands: { B6: ['trading-post', 0], B4: ['house', 0] },
          bridges: { 'B4-B6': 0 },
        },
        title: { en: 'Joined', ja: 'つながった' },
        sum: { en: 'one group for a town', ja: '町のための1つのグループ' },
        tone: 'yes',
      },
    ],
    points: [
      {
        en: 'At one end a **building of yours** must stand. The other may be free or anybody’s.',
        ja: '片方の端に**自分の建物**が必要です。もう片方は空きでも、誰の建物でもかまいません。',
      },
      {
        en: 'It costs **10 coins**, or 3 or 4 power on an octagon. Each player has three.',
        ja: '**10コイン**か、八角形で3または4パワーです。1人3本あります。',
      },
      {
        en: 'A bridge brings no points, but it may found a town.',
        ja: '橋は得点になりませんが、橋で町ができることもあります。',
      },
    ],
    found: { en: 'bridge river across', ja: '架ける 川' },
  },
};
