import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const timeTravelers: FanLook<'time-travelers'> = {
  crest,
  stores,
  buttons: {
    'time-jump': { sign: 'clock', name: { en: 'Time jump', ja: '時間移動' } },
  },
};
