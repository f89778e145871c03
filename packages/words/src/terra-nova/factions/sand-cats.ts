import type { FactionWords } from '../faction-words.ts';

export const en = {
  name: 'Sand Cats',
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'サンド・キャット',
};
