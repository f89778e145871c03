import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const djinni: FanLook<'djinni'> = {
  crest,
  stores,
  buttons: {
    lamp: { sign: 'cult', name: { en: 'Lamp', ja: 'ランプ' } },
  },
};
