import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const firewalkers: FanLook<'firewalkers'> = {
  crest,
  stores,
  buttons: {
    firewalk: { sign: 'volcano', name: { en: 'Firewalk', ja: '溶岩化' } },
    chase: { sign: 'vp', name: { en: 'Blocker', ja: 'ブロッカー' } },
  },
};
