import type { Language } from '../../messages/index.ts';
import type { GaiaMessages } from './en.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export type { GaiaMessages };

/** Texts of the page at a table of Gaia, by language. */
export const GAIA_MESSAGES: Readonly<Record<Language, GaiaMessages>> = { ja, en };
