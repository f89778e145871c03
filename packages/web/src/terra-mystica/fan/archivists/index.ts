import type { FanLook } from '../look.ts';
import { crest } from './crest.ts';

export const archivists: FanLook<'archivists'> = {
  crest,
  buttons: {},
};
