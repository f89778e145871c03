import type { FactionWords } from '../faction-words.ts';

export const en = {
  name: 'Golems',
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ゴーレム',
};
