import type { Language, Shape } from '../../messages/index.ts';
import { rulingsEn } from './rulings-en.ts';
import { rulingsJa } from './rulings-ja.ts';

export type Rulings = Shape<typeof rulingsEn>;

/** What is asked in the form for a new table, and nowhere else. */
export const RULINGS_SAID: Readonly<Record<Language, Rulings>> = { ja: rulingsJa, en: rulingsEn };
