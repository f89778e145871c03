import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const theEnlightened: FanLook<'the-enlightened'> = {
  crest,
  stores,
  buttons: {
    'coins-to-tokens': { sign: 'burn', name: { en: 'Tokens', ja: 'コマの購入' } },
    'four-power': { sign: 'power', name: { en: '4 power', ja: '4パワー' } },
  },
};
