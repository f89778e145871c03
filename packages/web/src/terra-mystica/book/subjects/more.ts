import type { MysticaSubjects } from '../subject.ts';

/** Abilities of factions, and the parts of expansions. */
export const MORE: MysticaSubjects<'peoples' | 'ice-and-fire' | 'landscapes' | 'auctions'> = {
  peoples: {
    title: { en: 'Peoples', ja: '勢力の能力' },
    lead: {
      en: 'Each people has an **ability from the start** and a second one with its **stronghold**.',
      ja: '勢力には**最初からの能力**と、**砦**で得る能力があります。',
    },
    figures: [
      {
        shows: {
          draw: 'peoples',
          peoples: [
            'halflings',
            'cultists',
            'alchemists',
            'darklings',
            'mermaids',
            'swarmlings',
            'witches',
            'auren',
            'dwarves',
            'engineers',
            'giants',
            'chaos-magicians',
            'fakirs',
            'nomads',
          ],
        },
        title: { en: 'The fourteen of the base game', ja: '基本の14勢力' },
        isWide: true,
      },
    ],
    points: [
      {
        en: '**Tunnel and flight**: a hex is skipped for 2 workers (Dwarves) or a priest (Fakirs) and 4 points; once an action, from an own building, never to what is adjacent already.',
        ja: '**トンネルと絨毯飛行**：ドワーフは労働者2人、ファキアは司祭1個で1ヘクスを飛び越え、4勝利点を得ます。アクションに1回、自分の建物から、直接隣接しないヘクスへ。',
      },
      {
        en: 'The **Mermaids** may count a river hex as part of a town; the tile lies there.',
        ja: '**マーメイド**は河川1ヘクスを挟んで町を作れます。町タイルはそこに置きます。',
      },
      {
        en: '**Fan factions** are chosen when a table is made. Their abilities stand on their boards; the rules of this book hold for them as well.',
        ja: '**ファン勢力**は、テーブルを作るときに選びます。能力は個人ボードにあり、このルールはそのまま当てはまります。',
      },
    ],
    found: {
      en: 'faction ability stronghold tunnel carpet flight river town fan factions sandstorm',
      ja: '種族 能力 トンネル 絨毯飛行 川の町 ファン勢力',
    },
  },
  'ice-and-fire': {
    title: { en: 'Peoples of Fire & Ice', ja: '氷と火山の勢力' },
    lead: {
      en: 'Six peoples of the expansion live on **ice**, on **volcano**, or choose their land.',
      ja: '拡張の6つの勢力は、**氷**か**溶岩**に住むか、地形を自分で選びます。',
    },
    figures: [
      {
        shows: {
          draw: 'peoples',
          peoples: [
            'ice-maidens',
            'yetis',
            'dragonlords',
            'acolytes',
            'shapeshifters',
            'riverwalkers',
          ],
        },
        title: { en: 'Their abilities', ja: '能力' },
        isWide: true,
      },
    ],
    points: [
      {
        en: '**Ice** (Ice Maidens, Yetis): with the people you choose a start terrain that nobody has. Spades count from there, one for the start terrain itself; the last one makes ice.',
        ja: '**氷**（アイス・メイデン、イエティ）：誰のものでもない開始地形を選びます。スコップはそこからの距離で、開始地形そのものにも1本。最後の1本で氷になります。',
      },
      {
        en: '**Volcano** (Dragonlords, Acolytes): no spades. Land becomes volcano for power tokens or for steps down a cult; home land of others costs one more.',
        ja: '**溶岩**（ドラゴンロード、アコライト）：スコップはなく、パワーコマか教団のスペースを払います。ほかの人の拠点地形は1多く要ります。',
      },
      {
        en: 'Ice and volcano **never change again**, for nobody.',
        ja: '氷と溶岩は、誰にも**二度と変えられません**。',
      },
      {
        en: 'The **Shapeshifters** choose a free colour as home, and may change it with the stronghold.',
        ja: '**シェイプシフター**は空いている色を拠点に選び、砦があれば変えられます。',
      },
      {
        en: 'The **Riverwalkers** transform nothing: each priest they gain may open a terrain, and they build beside rivers only.',
        ja: '**リバーウォーカー**は変換しません。司祭を得るたびに地形を解放でき、川沿いにだけ建てます。',
      },
    ],
    found: {
      en: 'expansion ice volcano start terrain locked',
      ja: '拡張 氷 火山 溶岩 開始地形 解放',
    },
  },
  landscapes: {
    title: { en: 'Landscapes', ja: '特殊地形' },
    lead: {
      en: 'Where the table has them, each people owns **one landscape**. It is laid when a hex becomes home, **in place of the terrain**.',
      ja: '使うテーブルでは、勢力ごとに**特殊地形が1枚**あります。ヘクスを拠点地形にするとき、**地形の代わりに**置きます。',
    },
    figures: [
      {
        shows: { draw: 'landscapes' },
        title: { en: 'What each of them does', ja: 'それぞれの効果' },
        isWide: true,
      },
    ],
    points: [
      {
        en: 'It counts as a building with a **power value of 1**, and neighbours may take power.',
        ja: '**パワー値1**の建物として数え、隣人はパワーを得られます。',
      },
      {
        en: 'Many ask for a building that must stand first.',
        ja: '前提として、先に建てておく建物があるものもあります。',
      },
      {
        en: 'It is not laid with spades of a cult’s reward, and no dwelling is built in the same action.',
        ja: '教団の褒賞のスコップでは置けません。同じアクションで住居も建てられません。',
      },
    ],
    found: { en: 'landscape tile special terrain bridge tower', ja: '特殊地形 橋塔' },
  },
  auctions: {
    title: { en: 'Auctions', ja: '勢力のオークション' },
    lead: {
      en: 'Where peoples are auctioned, you pay with the **points you begin with**.',
      ja: 'オークションでは、**開始時の勝利点**で勢力を競ります。',
    },
    figures: [],
    points: [
      {
        en: 'First everybody in turn **names a people**; its place in this order is its place in the order of play.',
        ja: 'まず順に**勢力を1つ出します**。出した順が、その勢力の手番順になります。',
      },
      {
        en: 'Then whoever holds none bids on any of them. A bid must **beat the present one**; who is outbid bids again.',
        ja: '次に、勢力を持たない人が順に入札します。**今の入札を上回る**必要があり、上回られた人はまた入札します。',
      },
      {
        en: 'It ends when everybody holds a people.',
        ja: '全員が勢力を1つずつ持ったら終わりです。',
      },
      {
        en: '**Fast auction**: everybody writes secretly, for each people, with how few points they would still take it. The bidding is then done from these numbers.',
        ja: '**高速オークション**：各勢力を何点なら引き受けるか、全員が秘密に書きます。入札はその数字から自動で行います。',
      },
    ],
    found: { en: 'auction bid nominate fast', ja: '入札 競り オークション' },
  },
};
