import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const changelings: FanLook<'changelings'> = {
  crest,
  stores,
  buttons: {
    'piece-colour': { sign: 'house', name: { en: 'Colour', ja: '色' } },
    'ninth-dwelling': { sign: 'house', name: { en: 'Ninth', ja: '9つ目' } },
    'return-to-row': { sign: 'house', name: { en: 'To the row', ja: '列に戻す' } },
    'return-to-ninth': { sign: 'house', name: { en: 'To the ninth', ja: '9つ目に戻す' } },
  },
};
