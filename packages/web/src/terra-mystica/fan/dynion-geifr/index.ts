import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';

export const dynionGeifr: FanLook<'dynion-geifr'> = {
  crest,
  buttons: {},
};
