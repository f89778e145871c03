import type { FactionId, PalaceActionId, PalaceQuestion } from '@pangaea/rules/terra-nova';
import type { Language } from '../language.ts';
import type { MoveWords } from './shape.ts';

/** The same in all languages, side by side. */
export type InEach<T> = Readonly<Record<Language, T>>;

/** One language of a list. */
export function inLanguage<K extends string, T>(
  language: Language,
  list: Readonly<Record<K, InEach<T>>>,
): Readonly<Record<K, T>> {
  const entries = Object.entries<InEach<T>>(list).map(([key, words]) => [key, words[language]]);
  return Object.fromEntries(entries);
}

/** One fact of each entry of a list. */
export function factOf<K extends string, T, F extends keyof T>(
  list: Readonly<Record<K, T>>,
  fact: F,
): Readonly<Record<K, T[F]>> {
  const entries = Object.entries<T>(list).map(([key, words]) => [key, words[fact]]);
  return Object.fromEntries(entries);
}

export const FACTIONS: Readonly<Record<FactionId, InEach<string>>> = {
  leprechauns: { en: 'Leprechauns', ja: 'レプラコーン' },
  inventors: { en: 'Inventors', ja: 'インベーター' },
  'water-sprites': { en: 'Water Sprites', ja: 'ウォーター・スプライト' },
  'sea-dogs': { en: 'Sea Dogs', ja: 'シー・ドッグ' },
  fairies: { en: 'Fairies', ja: 'フェアリー' },
  druids: { en: 'Druids', ja: 'ドルイド' },
  golems: { en: 'Golems', ja: 'ゴーレム' },
  'fire-sprites': { en: 'Fire Sprites', ja: 'ファイア・スプライト' },
  'sun-worshippers': { en: 'Sun Worshippers', ja: 'サン・ウォーシッパー' },
  'sand-cats': { en: 'Sand Cats', ja: 'サンド・キャット' },
};

/** What the action of a palace does. */
export const PALACE_ACTIONS: Readonly<Record<PalaceActionId, InEach<string>>> = {
  'home-house': {
    en: 'build a house free on any empty hex of the home terrain, wherever it is',
    ja: '空いている任意の拠点地形ヘクス（場所は問わない）で家を1個無料で建設',
  },
  'free-trading-post': {
    en: 'upgrade a house to a trading post free',
    ja: '家1個を交易所に無料で改良',
  },
  shovel: {
    en: 'transform and build with 1 free shovel',
    ja: '無料のスコップ1本を使って地形の変換と建設',
  },
  'adjacent-transform': {
    en: 'transform a neighbouring hex of the same continent without shovels, then build there for the usual price if you like',
    ja: '同じ大陸上で隣接している地形ヘクス1つをスコップなしで変換（通常コストで家を建設してもよい）',
  },
  'trading-post-in-reach': {
    en: 'transform a hex in reach and build a trading post there, both free',
    ja: '到達範囲内の地形1つを無料で変換し、交易所を1個無料で建設',
  },
};

interface QuestionWords {
  /** On the mat. */
  readonly told: string;
  readonly pending: string;
  /** The move of the same name, which answers. */
  readonly move: MoveWords;
}

/** What a palace asks its owner once, when it is built. */
export const PALACE_QUESTIONS: Readonly<Record<PalaceQuestion, InEach<QuestionWords>>> = {
  'edge-house': {
    en: {
      told: 'when built, once: a free house on any empty hex at the outer edge, whatever its terrain (transformed free), in reach or not',
      pending: 'the place of the free house',
      move: {
        kind: 'Free house at the outer edge',
        label: ({ hex }) => `free house at the outer edge, on ${hex}`,
      },
    },
    ja: {
      told: '建設時に1回だけ：外周の空いている任意の地形ヘクス1つ（到達範囲外でもよい）を無料で変換し、家を1個無料で建設',
      pending: '無料の家を置くヘクスの選択',
      move: {
        kind: '外周の無料の家',
        label: ({ hex }) => `外周の${hex}に無料で家を建設する`,
      },
    },
  },
};
