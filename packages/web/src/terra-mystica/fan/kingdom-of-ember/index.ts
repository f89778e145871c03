import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const kingdomOfEmber: FanLook<'kingdom-of-ember'> = {
  crest,
  stores,
  buttons: {
    'raise-lava': { sign: 'volcano', name: { en: 'Raise lava', ja: '火山タイル' } },
    'lava-flow': { sign: 'volcano', name: { en: 'Lava flow', ja: '溶岩流' } },
    'lava-flow-on': { sign: 'volcano', name: { en: 'Flow on', ja: '溶岩流の続き' } },
    'lay-under-strongest': { sign: 'town', name: { en: 'Town tile', ja: '町タイル' } },
    'volcano-tile': { sign: 'volcano', name: { en: 'Volcano tile', ja: '火山タイル' } },
  },
};
