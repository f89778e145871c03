import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Archivists',
  ability:
    'There is one more bonus card in the game. They get no cult reward at the end of a round. For each coin on a card that they take when passing: 2 power besides.',
  stronghold: 'They take two bonus cards whenever they pass, and hold both.',
  moves: {},
  kept: {},
  because: {},
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'アーキビスト',
  ability:
    'ゲームのボーナスカードが1枚増える。ラウンド終了時の教団ボーナスは得られない。パスして取るカードの上の1コインにつき、さらに2パワー。',
  stronghold: 'パスするたびにボーナスカードを2枚取り、両方を持つ。',
  moves: {},
  kept: {},
  because: {},
};
