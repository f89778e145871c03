import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Darklings',
  ability: 'A spade costs a priest and brings 2 VP. There is no spade track.',
  stronghold: 'Up to 3 workers become priests at once.',
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
  ability: 'スコップは司祭1個で払い、2勝利点を得る。交換効率トラックはない。',
  stronghold: 'すぐに労働者3個までを司祭にできる。',
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
