import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const architects: FanLook<'architects'> = {
  crest,
  stores,
  buttons: {
    'priest-bridge': { sign: 'bridge', name: { en: 'Bridge', ja: '橋' } },
    'bridge-dwelling': { sign: 'house', name: { en: 'By bridge', ja: '橋の先' } },
    'bridge-dwelling-with-spades': { sign: 'house', name: { en: 'By bridge', ja: '橋の先' } },
    'move-bridge': { sign: 'bridge', name: { en: 'Relocate', ja: '橋の移動' } },
    'lay-town-tile': { sign: 'town', name: { en: 'Town tile', ja: '町タイル' } },
  },
};
