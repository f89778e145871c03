import type { Language } from '../../messages/index.ts';
import type { Rulings } from './rulings-en.ts';
import { rulingsEn } from './rulings-en.ts';
import { rulingsJa } from './rulings-ja.ts';

export type { Rulings };

/** What is asked in the form for a new table, and nowhere else. */
export const RULINGS_SAID: Readonly<Record<Language, Rulings>> = { ja: rulingsJa, en: rulingsEn };
