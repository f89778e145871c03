import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Cultists',
  ability:
    'When a neighbour takes power from a building of theirs: a step on a cult of their choice. When all refuse: 1 power.',
  stronghold: '7 VP at once.',
  landscape: { name: 'Palace of the Cults', text: 'Wins ties when the cults are scored.' },
  rulings: {
    cultists: 'the Cultists’ power when all refuse',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'カルティスト',
  ability: '自分の建設で相手がパワーを得たら、好きな教団で1スペース進む。全員が辞退したら1パワー。',
  stronghold: 'すぐに7勝利点。',
  landscape: { name: '教団の宮殿', text: '教団の得点計算で同点に勝つ。' },
  rulings: {
    cultists: '全員が辞退したときのカルティストのパワー',
  },
};
