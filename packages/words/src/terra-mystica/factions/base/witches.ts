import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Witches',
  ability: '5 VP more for each town founded.',
  stronghold: 'Once per round a ride: a dwelling for nothing on any empty forest.',
  landscape: {
    name: 'Raven Hut',
    text: 'Needs 2 temples. For each town founded from now on: 5 VP as usual, or 3 steps on one cult.',
  },
  specialActions: {
    ACTW: 'a ride to a forest',
  },
  pending: {
    ride: 'the forest for the Witches’ ride',
    'town-reward': 'the reward of the town: points or steps',
  },
  moves: {
    'take-points': { kind: 'The points of the town', label: () => 'take the points of the town' },
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ウィッチ',
  ability: '町を設立するたびに追加で5勝利点。',
  stronghold: 'ラウンドに1回、空いている森林のどこにでも無料で住居を置ける。',
  landscape: {
    name: 'カラス小屋',
    text: '前提：神殿2個。以後、町を設立するたびに、いつもの5勝利点か、教団トラック1つの3スペースを選ぶ。',
  },
  specialActions: {
    ACTW: '森林への飛行',
  },
  pending: {
    ride: '飛行先の森林の選択',
    'town-reward': '町の報酬（勝利点か教団）の選択',
  },
  moves: {
    'take-points': { kind: '町の勝利点', label: () => '町の勝利点を得る' },
  },
};
