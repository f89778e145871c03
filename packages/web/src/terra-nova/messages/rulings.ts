import type { Language } from '../../messages/index.ts';
import type { Rulings } from './rulings-en.ts';
import { rulingsEn } from './rulings-en.ts';
import { rulingsJa } from './rulings-ja.ts';

export type { Rulings };

/** Questions of the form for a new table only. */
export const RULINGS_SAID: Readonly<Record<Language, Rulings>> = { ja: rulingsJa, en: rulingsEn };
