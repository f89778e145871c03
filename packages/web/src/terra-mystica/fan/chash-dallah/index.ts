import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const chashDallah: FanLook<'chash-dallah'> = {
  crest,
  stores,
  buttons: {
    'advance-income': { sign: 'income', name: { en: 'Income', ja: '収入改良' } },
    'power-for-coins': { sign: 'power', name: { en: 'By coins', ja: 'コイン払い' } },
  },
};
