import type { Language, Shape } from '../../messages/index.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export type GaiaMessages = Shape<typeof en>;

/** Texts of the page at a table of Gaia, by language. */
export const GAIA_MESSAGES: Readonly<Record<Language, GaiaMessages>> = { ja, en };
