import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const goblins: FanLook<'goblins'> = {
  crest,
  stores,
  buttons: {
    'goblin-reward': { sign: 'coin', name: { en: 'Reward', ja: '報酬' } },
  },
};
