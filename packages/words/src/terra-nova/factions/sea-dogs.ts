import type { FactionWords } from '../faction-words.ts';

export const en = {
  name: 'Sea Dogs',
  palaceActions: { 'free-trading-post': 'upgrade a house to a trading post free' },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'シー・ドッグ',
  palaceActions: { 'free-trading-post': '家1個を交易所に無料で改良' },
};
