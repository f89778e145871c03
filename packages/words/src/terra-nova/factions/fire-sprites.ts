import type { FactionWords } from '../faction-words.ts';

export const en = {
  name: 'Fire Sprites',
  palaceQuestions: {
    'edge-house': {
      told: 'when built, once: a free house on any empty hex at the outer edge, whatever its terrain (transformed free), in reach or not',
      pending: 'the place of the free house',
      move: {
        kind: 'Free house at the outer edge',
        label: ({ hex }) => `free house at the outer edge, on ${hex}`,
      },
    },
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ファイア・スプライト',
  palaceQuestions: {
    'edge-house': {
      told: '建設時に1回だけ：外周の空いている任意の地形ヘクス1つ（到達範囲外でもよい）を無料で変換し、家を1個無料で建設',
      pending: '無料の家を置くヘクスの選択',
      move: {
        kind: '外周の無料の家',
        label: ({ hex }) => `外周の${hex}に無料で家を建設する`,
      },
    },
  },
};
