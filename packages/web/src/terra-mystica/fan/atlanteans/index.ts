import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';
import { stores } from './stores.ts';

export const atlanteans: FanLook<'atlanteans'> = {
  crest,
  stores,
  buttons: {},
};
