import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Chaos Magicians',
  landscape: {
    name: 'Gate of Chaos',
    text: 'Placed for nothing when the stronghold is built, on any free wasteland.',
  },
  specialActions: {
    ACTC: 'two actions in a row',
  },
  pending: {
    gate: 'the hex for the landscape',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'カオスマジシャン',
  landscape: {
    name: '混沌の門',
    text: '砦を建てたとき、空いている荒地のどこにでも無料で置ける。',
  },
  specialActions: {
    ACTC: 'アクションを2回連続',
  },
  pending: {
    gate: '特殊地形を置くヘクスの選択',
  },
};
