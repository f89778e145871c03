import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const selkies: FanLook<'selkies'> = {
  crest,
  stores,
  buttons: {
    'river-dwelling': { sign: 'house', name: { en: 'On river', ja: '河川の住居' } },
    'river-dwelling-instead': { sign: 'house', name: { en: 'On river', ja: '河川の住居' } },
    'far-spade': { sign: 'ship', name: { en: 'Far spade', ja: '遠方変換' } },
  },
};
