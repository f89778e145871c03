import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Darklings',
  landscape: {
    name: 'Camp',
    text: 'Needs the stronghold. Counts as a dwelling where dwellings score.',
  },
  pending: {
    ordain: 'how many workers become priests',
  },
  moves: {
    ordain: {
      kind: 'Workers become priests',
      label: ({ workers }) => `${workers} workers become priests`,
    },
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ダークリング',
  landscape: {
    name: 'キャンプ',
    text: '前提：砦。住居で勝利点を得るとき、住居として数える。',
  },
  pending: {
    ordain: '司祭に替える労働者の数の選択',
  },
  moves: {
    ordain: {
      kind: '労働者を司祭に替える',
      label: ({ workers }) => `${workers}労働者を司祭に替える`,
    },
  },
};
