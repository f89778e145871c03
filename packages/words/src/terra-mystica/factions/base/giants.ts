import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Giants',
  ability: 'Every transformation takes exactly 2 spades and ends on home terrain.',
  stronghold: 'Once per round 2 spades.',
  landscape: {
    name: 'Cave of Wisdom',
    text: 'Needs a temple. When placed: a free step on the spade track, with its 6 VP.',
  },
  specialActions: {
    ACTG: 'two spades',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ジャイアント',
  ability: '変換にはいつもスコップ2本が必要で、必ず拠点地形になる。',
  stronghold: 'ラウンドに1回、スコップ2本。',
  landscape: {
    name: '叡智の洞窟',
    text: '前提：神殿。置いたとき、スコップの交換効率を無料で1段階上げてよい。6勝利点も得る。',
  },
  specialActions: {
    ACTG: 'スコップ2本',
  },
};
