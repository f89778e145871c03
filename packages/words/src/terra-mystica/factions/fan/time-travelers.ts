import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Time Travelers',
  ability:
    'They score the round tiles of the round before and of the round after instead of this one’s; rounds 6 and 1 are neighbours. The cult reward is that of this round. A spade always costs 3 workers.',
  stronghold: 'Once a round: up to 4 power tokens go from bowl I to bowl III.',
  reconstructed:
    'Whether the board has an spade track is not certain: by the only source it has none.',
  moves: {
    'time-jump': {
      name: 'tokens from bowl I to bowl III',
      label: (tokens) => `move ${tokens} power tokens from bowl I to bowl III`,
    },
  },
  kept: {},
  because: {},
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'タイムトラベラー',
  ability:
    '現ラウンドの得点タイルではなく、前と次のラウンドの得点タイルで得点する（第6ラウンドと第1ラウンドは隣り合う）。教団ボーナスは現ラウンドのもの。スコップは常に3労働者。',
  stronghold: '1ラウンドに1回、パワーコマを4個までトレイⅠからトレイⅢに移せる。',
  reconstructed: '勢力ボードに交換効率トラックがあるかどうかは確かではない。唯一の資料では、ない。',
  moves: {
    'time-jump': {
      name: 'トレイⅠからⅢへの移動',
      label: (tokens) => `パワーコマ${tokens}個をトレイⅠからトレイⅢに移す`,
    },
  },
  kept: {},
  because: {},
};
