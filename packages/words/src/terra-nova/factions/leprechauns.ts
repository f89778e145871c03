import type { FactionWords } from '../faction-words.ts';

export const en = {
  name: 'Leprechauns',
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'レプラコーン',
};
