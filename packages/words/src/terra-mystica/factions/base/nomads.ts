import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Nomads',
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
