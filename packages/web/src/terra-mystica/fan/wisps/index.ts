import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';

export const wisps: FanLook<'wisps'> = {
  crest,
  buttons: {
    'wisp-spade': { sign: 'spade', name: { en: 'Spade', ja: 'スコップ' } },
    'wisp-dwelling': { sign: 'house', name: { en: 'Dwelling', ja: '住居' } },
  },
};
