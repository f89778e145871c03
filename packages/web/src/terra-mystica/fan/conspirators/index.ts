import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const conspirators: FanLook<'conspirators'> = {
  crest,
  stores,
  buttons: {
    'exchange-favour': { sign: 'favour', name: { en: 'Swap tile', ja: '恩恵の交換' } },
  },
};
