import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const prospectors: FanLook<'prospectors'> = {
  crest,
  stores,
  buttons: {
    prospect: { sign: 'coin', name: { en: 'Prospect', ja: '採掘' } },
  },
};
