import type { Language, Shape } from '../../messages/index.ts';
import { rulingsEn } from './rulings-en.ts';
import { rulingsJa } from './rulings-ja.ts';

export type Rulings = Shape<typeof rulingsEn>;

/** Questions of the form for a new table, and of nothing else. */
export const RULINGS_SAID: Readonly<Record<Language, Rulings>> = { ja: rulingsJa, en: rulingsEn };
