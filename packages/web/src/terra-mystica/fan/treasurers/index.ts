import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const treasurers: FanLook<'treasurers'> = {
  crest,
  stores,
  buttons: {
    deposit: { sign: 'coin', name: { en: 'Treasury', ja: '宝物庫' } },
  },
};
