import type { MysticaSubjects } from '../subject.ts';

/** The goal, the beginning, a turn, land and reach. */
export const BEGINNING: MysticaSubjects<'goal' | 'setup' | 'turn' | 'land' | 'reach'> = {
  goal: {
    title: { en: 'What it is about', ja: 'ゲームの目的' },
    lead: {
      en: 'You lead one people. Whoever has the **most victory points** after **six rounds** wins.',
      ja: '1つの勢力を率います。**6ラウンド**が終わったとき、**勝利点がいちばん多い**人の勝ちです。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'E5 E6 E7 F3 F4 r22 D4 r15 D5 r28 G2 r29',
          stands: {
            E6: ['trading-post', 0],
            E5: ['dwelling', 0],
            F3: ['temple', 0],
            F4: ['dwelling', 1],
            E7: ['stronghold', 1],
          },
        },
        title: { en: 'Everybody builds on land of their own', ja: 'それぞれが自分の地形に建てる' },
        isWide: true,
      },
    ],
    points: [
      {
        en: '**During the game** points come for what the tile of the round names, for tracks, for towns, for passing.',
        ja: '**ゲーム中**は、そのラウンドのタイルが示す行動、トラックの改良、町、パスのときに得点します。',
      },
      {
        en: '**At the end** the four cults pay 8, 4 and 2 points each, and the largest groups of buildings 18, 12 and 6.',
        ja: '**終了時**は、4つの教団がそれぞれ8・4・2点、大きな建物グループが18・12・6点になります。',
      },
      {
        en: 'Buildings leave your board for the map and **uncover income**. So early houses pay for later ones.',
        ja: '建物を個人ボードからマップに出すと、その下の**収入が現れます**。早く建てるほど、後が楽になります。',
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
            en: '3. **Reward** of the round’s cult. Then the next round.',
            ja: '3. そのラウンドの教団の**褒賞**を得て、次のラウンドへ。',
          },
        ],
      },
    ],
    found: { en: 'win winner victory points overview', ja: '勝利 勝ち 概要 流れ' },
  },
  setup: {
    title: { en: 'Setting up', ja: 'ゲームの準備' },
    lead: {
      en: 'In turn everybody takes a people, then places **two dwellings** on home land, then takes a **bonus card**.',
      ja: '順に勢力を選び、拠点地形に**住居を2つ**置き、最後に**ボーナスカード**を取ります。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'E6 E7 F4 F3 G2 D4 D5 r22 r16 E5',
          stands: { E6: ['dwelling', 0], F4: ['dwelling', 1] },
          marks: 'prices',
        },
        title: { en: 'A good first place', ja: '良い最初の場所' },
        sum: {
          en: 'cheap land around it, a neighbour beside it',
          ja: '変えやすい土地に囲まれ、隣人もいる',
        },
      },
      {
        shows: { draw: 'cards', cards: ['BON1', 'BON8', 'BON6', 'BON3'] },
        title: { en: 'Bonus cards', ja: 'ボーナスカード' },
        isBroad: true,
        sum: { en: 'as many as players, and three', ja: '人数より3枚多く並ぶ' },
      },
    ],
    points: [
      {
        en: 'Dwellings go down in the order of play, and the **second ones in reverse**. The Nomads then place a third; the Chaos Magicians place their only one last.',
        ja: '1軒目は手番順、**2軒目は逆順**に置きます。そのあとノマドが3軒目、最後にカオスマジシャンが1軒だけ置きます。',
      },
      {
        en: 'First dwellings cost nothing, bring no points, and give no neighbour power.',
        ja: '最初の住居は無料で、得点にならず、隣人もパワーを得ません。',
      },
      {
        en: 'Bonus cards are taken **in reverse order**. Cards that are left get a coin each.',
        ja: 'ボーナスカードは**逆順**に取ります。残ったカードにはコインが1枚ずつ置かれます。',
      },
      {
        en: 'Of each colour only one people plays. You begin with 20 points unless the table says otherwise.',
        ja: '同じ色の勢力は1つだけです。特に決めなければ、20勝利点から始めます。',
      },
    ],
    found: { en: 'start begin first dwelling faction choice', ja: '開始 配置 勢力選択 初期' },
  },
  turn: {
    title: { en: 'A turn', ja: '手番' },
    lead: {
      en: 'On your turn you do **one action**. Goods may be exchanged before and after it, as often as you like.',
      ja: '手番では**アクションを1つ**行います。その前後に、資源の交換は何度でもできます。',
    },
    figures: [],
    points: [
      {
        en: '**Build**: change land with spades and put a dwelling there, or only one of both.',
        ja: '**変換と建設**：スコップで土地を変え、住居を建てます。どちらか一方だけでもかまいません。',
      },
      {
        en: '**Upgrade** a building to the next kind.',
        ja: '**改築**：建物を次の段階に替えます。',
      },
      {
        en: '**Tracks**: better shipping, or cheaper spades.',
        ja: '**トラックの改良**：船舶を良くするか、スコップを安くします。',
      },
      { en: '**Priest** to a cult.', ja: '**司祭の派遣**：教団に司祭を送ります。' },
      {
        en: '**Power action**: one of the six octagons, once a round by one player.',
        ja: '**パワーアクション**：6つの八角形。各ラウンド、それぞれ1人だけが使えます。',
      },
      {
        en: '**Special action** of a card, a tile or your stronghold, once a round.',
        ja: '**特別アクション**：カード、タイル、砦のもの。それぞれラウンドに1回です。',
      },
      {
        en: '**Pass**: you are out of this round, and take another bonus card.',
        ja: '**パス**：このラウンドから抜け、別のボーナスカードを取ります。',
      },
    ],
    beside: [
      {
        title: { en: 'In order', ja: '進み方' },
        points: [
          {
            en: 'Others go on until everybody has passed: you may get several turns in a row.',
            ja: '全員がパスするまで続きます。ほかの人がパスすれば、続けて手番が来ることもあります。',
          },
          {
            en: 'Who passed **first** begins the next round.',
            ja: '**最初に**パスした人が、次のラウンドのスタートプレイヤーです。',
          },
          {
            en: 'What your action brings is decided first: a favour, a town, the answers of neighbours. Only then the next player.',
            ja: '恩恵タイル、町、隣人の返答など、アクションから生じる選択を済ませてから、次の人に移ります。',
          },
        ],
      },
    ],
    found: { en: 'action order standing order not your turn', ja: 'アクション 順番 自動指示' },
  },
  land: {
    title: { en: 'Land and spades', ja: '土地とスコップ' },
    lead: {
      en: 'You build on **home land** only. Each **spade** turns a hex one step along the circle of terrains.',
      ja: '建てられるのは**拠点地形**だけです。**スコップ**1本で、地形が円の隣の地形に変わります。',
    },
    figures: [
      {
        shows: { draw: 'wheel', people: 'halflings' },
        title: { en: 'The circle of the Halflings', ja: 'ハーフリングの円' },
        sum: { en: 'plains on top; 1, 2 or 3 spades', ja: '上が平原。スコップは1〜3本' },
      },
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'E5 E6 E7 D4 D5 F3 F4 r15',
          stands: { E6: ['dwelling', 0] },
          marks: 'prices',
        },
        title: { en: 'What each hex costs', ja: '各ヘクスに要るスコップ' },
        sum: { en: 'to become plains', ja: '平原にする場合' },
      },
    ],
    points: [
      {
        en: 'A spade costs **3 workers**; 2 or 1 once your spade track has advanced.',
        ja: 'スコップ1本は**労働者3人**。交換効率を改良すると2人、1人になります。',
      },
      {
        en: 'The hex must be **free and in reach**. You may stop half-way, and go either way round, but not turn back.',
        ja: '**届く範囲の空きヘクス**だけです。途中で止めることも、どちら回りに進むこともできますが、引き返せません。',
      },
      {
        en: 'Once it is home you may build a dwelling there at once, for **1 worker and 2 coins**.',
        ja: '拠点地形にしたら、そのまま**労働者1人とコイン2枚**で住居を建てられます。',
      },
      {
        en: '**Free spades** from an action may go on to a second hex, but only after the first has become home. One dwelling, on the first.',
        ja: 'アクションで得た**無料のスコップ**の余りは、最初のヘクスが拠点地形になってから、別のヘクス1つに使えます。住居は最初のヘクスに1つです。',
      },
      {
        en: 'Spades may be bought besides free ones, on the shortest way home.',
        ja: '無料の分で足りなければ、近い向きに進む場合に買い足せます。',
      },
    ],
    found: {
      en: 'transform terrain dig home terrain dwelling cycle',
      ja: '変換 地形 変換サイクル 掘る 住居',
    },
  },
  reach: {
    title: { en: 'Reach and ships', ja: '届く範囲と船舶' },
    lead: {
      en: 'New land must be **beside one of your buildings**, or across as many river hexes as your **shipping** allows.',
      ja: '新しい土地は**自分の建物の隣**か、**船舶レベル**の数までの河川ヘクスを越えた先に限ります。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'E5 E6 E7 E8 D4 D5 F3 F4 r22 r23 r15 r14 C2 r9 G2 r29 G3 r28 D3 G1',
          stands: { E6: ['dwelling', 0] },
          marks: 'reach',
        },
        title: { en: 'Shipping 0', ja: '船舶レベル0' },
        sum: { en: 'only what touches', ja: '接するヘクスだけ' },
      },
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'E5 E6 E7 E8 D4 D5 F3 F4 r22 r23 r15 r14 C2 r9 G2 r29 G3 r28 D3 G1',
          stands: { E6: ['dwelling', 0] },
          shipping: [1],
          marks: 'reach',
        },
        title: { en: 'Shipping 1', ja: '船舶レベル1' },
        sum: { en: 'across one river hex, too', ja: '河川1ヘクスの先も' },
      },
    ],
    points: [
      {
        en: '**Directly adjacent**: hexes that touch, or that a bridge joins. That counts for towns, for cheap trading posts and for power from neighbours.',
        ja: '**直接の隣接**：接しているか、橋で結ばれたヘクス。町、交易所の値段、隣人のパワーはこれで決まります。',
      },
      {
        en: '**Indirectly adjacent**: across water by ship. That counts for transforming, building, and the largest group at the end.',
        ja: '**間接の隣接**：船舶で水を越えた先。変換、建設、終了時の最大の建物グループで使います。',
      },
      {
        en: 'Ships go over river hexes only, never over land.',
        ja: '船舶で越えられるのは河川だけで、陸は越えられません。',
      },
      {
        en: 'Dwarves tunnel and Fakirs fly instead; see **Peoples**.',
        ja: 'ドワーフはトンネル、ファキアは絨毯飛行を使います。**勢力の能力**を見てください。',
      },
    ],
    found: { en: 'adjacent adjacency shipping river range distance', ja: '隣接 範囲 川 河川 距離' },
  },
};
