import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Nomads',
  ability: 'Three dwellings to begin with.',
  stronghold:
    'Once per round a sandstorm: a hex beside an own structure becomes desert, and a dwelling may follow.',
  landscape: {
    name: 'Trading Camp',
    text: 'Needs a trading post. Whenever another player builds beside it: power as usual, or 1 coin for no VP.',
  },
  specialActions: {
    ACTN: 'a sandstorm',
  },
  pending: {
    sandstorm: 'the hex for the sandstorm',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ノマド',
  ability: '最初に住居を3つ置く。',
  stronghold: 'ラウンドに1回の砂嵐：自分の建物に隣接するマスを砂漠にし、続けて住居を建設できる。',
  landscape: {
    name: '交易キャンプ',
    text: '前提：交易所。他のプレイヤーが隣に建てるたびに、いつものパワーか、勝利点を失わない1コインを選ぶ。',
  },
  specialActions: {
    ACTN: '砂嵐',
  },
  pending: {
    sandstorm: '砂嵐のヘクスの選択',
  },
};
