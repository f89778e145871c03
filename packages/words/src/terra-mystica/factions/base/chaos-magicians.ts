import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Chaos Magicians',
  ability:
    'One dwelling to begin with, placed last. A temple and the sanctuary bring two favour tiles each.',
  stronghold: 'Once per round two actions, one after the other.',
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
  ability: '最初の住居は1つで、最後に置く。神殿と聖域でそれぞれ恩恵タイルを2枚得る。',
  stronghold: 'ラウンドに1回、アクションを2回続けて行える。',
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
