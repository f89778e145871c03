import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Dynion Geifr',
  ability:
    'They begin with the favour tile for towns of 6 power value. Every structure has a power value of 2. A priest converts to 2 workers and 2 coins.',
  stronghold: '2 priests at once. From then on 3 structures make a town that holds it.',
  moves: {},
  kept: {},
  because: {},
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'ヤギ男',
  ability:
    '恩恵タイル（パワー値6で町）を持って始める。自分の建物はどれもパワー値2。司祭1個は2労働者と2コインに変換する。',
  stronghold: 'すぐに司祭2個を得る。以後、砦を含む町は建物3つで設立できる。',
  moves: {},
  kept: {},
  because: {},
};
