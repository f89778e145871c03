import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Conspirators',
  ability: '2 coins for each favour tile that they take.',
  stronghold:
    'A favour tile at once. From then on, once a round: give a favour tile back with its steps and take another one. What the old tile has brought stays.',
  moves: {
    'exchange-favour': {
      name: 'exchange a favour tile',
      label: (from, to) => `give back ${from} and take ${to}`,
    },
  },
  kept: {},
  because: { 'favour-not-held': 'You do not hold the tile that you want to give back.' },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: '陰謀家',
  ability: '恩恵タイルを得るたびに2コイン。',
  stronghold:
    'すぐに恩恵タイル1枚。以後、1ラウンドに1回、恩恵タイル1枚をその分のスペースとともに戻し、別の恩恵タイルを取れる。戻したタイルですでに得たものは失わない。',
  moves: {
    'exchange-favour': {
      name: '恩恵タイルの交換',
      label: (from, to) => `${from}を戻して${to}を取る`,
    },
  },
  kept: {},
  because: { 'favour-not-held': '戻そうとしている恩恵タイルを持っていません。' },
};
