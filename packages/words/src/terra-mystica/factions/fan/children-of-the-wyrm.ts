import type { FanFactionWords } from '../../fan-words.ts';

const EN_BECAUSE = {
  'river-taken': 'Something lies on this river hex already.',
  'token-lies': 'One of your tokens lies there already.',
  'not-beside': 'A token lies beside one of your structures or another of your tokens.',
  'no-token': 'There is no token in that bowl.',
} as const;

const JA_BECAUSE: Readonly<Record<keyof typeof EN_BECAUSE, string>> = {
  'river-taken': 'この河川ヘクスにはすでに何かが置かれています。',
  'token-lies': 'そこにはすでに自分のパワーコマがあります。',
  'not-beside': '自分の建物かパワーコマに直接隣接する河川ヘクスに置きます。',
  'no-token': 'そのトレイにパワーコマがありません。',
};

export const en = {
  name: 'Children of the Wyrm',
  ability:
    'Power from neighbours costs them a point less. Every structure costs fewer coins beside somebody else’s. For each token burned up to two go to bowl III.',
  stronghold:
    'Tokens lost so far come back into bowl I. Once a round up to two tokens go out of the game onto river hexes beside own structures or tokens; what lies beside connected tokens is directly adjacent for them alone.',
  moves: {
    'wyrm-token': {
      name: 'a token onto the river',
      label: (hex, bowl) => `put a token of bowl ${bowl} on ${hex}`,
    },
    'wyrm-second-token': {
      name: 'a second token onto the river',
      label: (hex, bowl) => `put a second token of bowl ${bowl} on ${hex}`,
    },
  },
  kept: {},
  marks: { 'wyrm-token': (seat, hex) => `A power token of ${seat} lies on ${hex}.` },
  onHex: { token: () => 'power token' },
  because: EN_BECAUSE as Readonly<Record<keyof typeof EN_BECAUSE, string>>,
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'ワームの子供',
  ability:
    '隣接パワーで支払う勝利点が1少ない。どの建物も、他のプレイヤーの建物に隣接していればコインが安い。破棄したパワーコマ1個につき2個までトレイⅢに移せる。',
  stronghold:
    'これまでに破棄したパワーコマがトレイⅠに戻る。1ラウンドに1回、パワーコマを2個まで破棄し、自分の建物かパワーコマに直接隣接する河川ヘクスに置く。つながったパワーコマに隣接するもの同士は、自分にとってだけ直接隣接する。',
  moves: {
    'wyrm-token': {
      name: '河川へのパワーコマ',
      label: (hex, bowl) => `トレイ${bowl}のパワーコマを${hex}に置く`,
    },
    'wyrm-second-token': {
      name: '河川への2個目のパワーコマ',
      label: (hex, bowl) => `トレイ${bowl}の2個目のパワーコマを${hex}に置く`,
    },
  },
  kept: {},
  marks: { 'wyrm-token': (seat, hex) => `${seat}のパワーコマが${hex}に置かれました。` },
  onHex: { token: () => 'パワーコマ' },
  because: JA_BECAUSE,
};
