import type { Language } from '../../messages/index.ts';
import { TELLING_EN, type TellingMessages } from './messages-en.ts';
import { TELLING_JA } from './messages-ja.ts';

export type { TellingMessages } from './messages-en.ts';

/** Texts about notices while no page is open. */
export const TELLING_MESSAGES: Readonly<Record<Language, TellingMessages>> = {
  ja: TELLING_JA,
  en: TELLING_EN,
};
