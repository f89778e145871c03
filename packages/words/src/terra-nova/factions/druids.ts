import type { FactionWords } from '../faction-words.ts';

export const en = {
  name: 'Druids',
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ドルイド',
};
