import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const childrenOfTheWyrm: FanLook<'children-of-the-wyrm'> = {
  crest,
  stores,
  buttons: {
    'wyrm-token': { sign: 'power', name: { en: 'Token', ja: '河川のコマ' } },
    'wyrm-second-token': { sign: 'power', name: { en: 'Second token', ja: '2個目のコマ' } },
  },
};
