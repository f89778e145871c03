import type { GaiaSubjects } from './shown.ts';

/** The advanced rules: takeover, four needs, power cards. */
export const ADVANCED: GaiaSubjects<'advanced' | 'powers' | 'protection'> = {
  advanced: {
    title: { en: 'Takeover and four needs', ja: '都市の乗っ取りと4つの満足度' },
    lead: {
      en: 'By the advanced rules whoever lifts a city **takes it over**, and a city with **all four needs** holds two meeples.',
      ja: '上級ルールでは、満足度を増やした人が都市を**乗っ取り**、**4つすべて**を満たした都市には人コマを2個置きます。',
    },
    figures: [
      {
        shows: {
          draw: 'world',
          world: {
            '0 0': 'desert',
            '1 0': 'sea',
            '0 1': 'forest',
            '-1 0': 'sea',
            '1 1': 'plains',
          },
          cities: { '0 0': { id: 'city-07', by: [0] } },
          options: { takeover: true, fourNeeds: true },
          marks: { '0 0': [2, 3] },
        },
        title: { en: 'Taken over', ja: '乗っ取り' },
        sum: { en: 'the others go home', ja: 'ほかの人コマは戻る' },
      },
      {
        shows: {
          draw: 'world',
          world: {
            '0 0': 'desert',
            '1 0': 'sea',
            '0 1': 'forest',
            '-1 0': 'sea',
            '0 -1': 'plains',
            '1 1': 'plains',
          },
          animals: { '0 -1': 4 },
          cities: { '0 0': { id: 'city-07', by: [0, 0] } },
          options: { takeover: true, fourNeeds: true },
          marks: { '0 0': [3, 4] },
        },
        title: { en: 'All four needs: two meeples', ja: '満足度4：人コマ2個' },
        tone: 'yes',
      },
    ],
    points: [
      {
        en: 'So an advanced city belongs to one player at most.',
        ja: '上級ルールの都市には、1人の人コマしか残りません。',
      },
      {
        en: 'From four to three or two, one of the two goes home.',
        ja: '4から3や2に減ると、2個のうち1個が戻ります。',
      },
    ],
    found: { en: 'advanced rules takeover two meeples', ja: '上級ルール 乗っ取り 2個' },
  },
  powers: {
    title: { en: 'Power cards', ja: 'パワーカード' },
    lead: {
      en: 'A **power card** changes the world as one action. You name its target, others may protect, then it happens.',
      ja: '**パワーカード**は1アクションで世界を変えます。対象を宣言し、誰も防護しなければ効果が起こります。',
    },
    figures: [
      {
        shows: {
          draw: 'cards',
          cards: ['sun', 'rain', 'earthquake', 'tornado', 'protection', 'lightning', 'eruption'],
        },
        title: { en: 'The seven kinds', ja: '7種類' },
        sum: {
          en: 'lightning and eruption only with disasters',
          ja: '雷と噴火は災害バリアントだけ',
        },
        isWide: true,
      },
    ],
    points: [
      {
        en: '**Sun**: a swamp becomes plains, or plains become desert. **Rain**: the other way. Not under a city.',
        ja: '**太陽**：沼地を平原に、または平原を砂漠に。**雨**はその逆です。都市の下では使えません。',
      },
      {
        en: '**Earthquake**: two tiles side by side change places, with all that is on them.',
        ja: '**地震**：隣り合う2枚のタイルを、上のものごと入れ替えます。',
      },
      {
        en: '**Tornado**: a random card from every other hand; you keep one.',
        ja: '**竜巻**：ほかの全員の手札から1枚ずつ取り、1枚を手札に加えます。',
      },
      {
        en: '**Lightning**: everything leaves one tile. **Eruption**: everything leaves the tiles around a mountain; plains, forest and swamp become desert.',
        ja: '**雷**：タイル1枚の上のものをすべて除きます。**噴火**：山の周りのものを除き、平原・森・沼地を砂漠にします。',
      },
      {
        en: 'Played power cards lie in front of you; **four** of them complete a power objective.',
        ja: 'プレイしたパワーカードは手元に並び、**4枚**でパワーカードの目標を達成します。',
      },
    ],
    found: {
      en: 'sun rain earthquake tornado lightning eruption disaster',
      ja: '太陽 雨 地震 竜巻 雷 噴火 災害',
    },
  },
  protection: {
    title: { en: 'Protection', ja: '防護' },
    lead: {
      en: '**Protection** cancels the power card of somebody else, in their turn. It costs no action.',
      ja: '**防護**は、ほかの人の手番にそのパワーカードを無効にします。アクションは使いません。',
    },
    figures: [
      {
        shows: { draw: 'cards', cards: ['protection'] },
        title: { en: 'Played only in answer', ja: '返答としてだけ使える' },
      },
    ],
    points: [
      {
        en: 'All are asked at the same time and in secret, so nobody learns who has it.',
        ja: '全員に同時に、秘密に尋ねます。誰が持っているかは分かりません。',
      },
      {
        en: 'If several answer, only the first in the order of play uses a card.',
        ja: '複数の人が使おうとしたら、手番順で最初の1人だけが使います。',
      },
      {
        en: 'The cancelled card and the protection both lie in front of their players, and count.',
        ja: '無効にされたカードも防護も手元に並び、目標のために数えます。',
      },
      {
        en: 'A **standing order** answers for you: never, always, or when you would lose something.',
        ja: '**自動指示**で、使わない、必ず使う、失うときだけ使う、と決めておけます。',
      },
    ],
    found: { en: 'cancel window standing order', ja: '無効 返答 自動指示' },
  },
};
