import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const snowShamans: FanLook<'snow-shamans'> = {
  crest,
  stores,
  buttons: {
    'shaman-step': { sign: 'ship', name: { en: 'Track', ja: 'トラック' } },
    'shaman-dwelling': { sign: 'house', name: { en: 'Dwelling', ja: '住居' } },
  },
};
