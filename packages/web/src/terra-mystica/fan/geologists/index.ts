import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const geologists: FanLook<'geologists'> = {
  crest,
  stores,
  buttons: {
    'geologist-spade': { sign: 'spade', name: { en: 'Marker', ja: 'マーカー' } },
    'geologist-marker': { sign: 'spade', name: { en: 'Marker', ja: 'マーカー' } },
  },
};
