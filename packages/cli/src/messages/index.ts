import type { Language } from '@pangaea/words';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { Messages } from './shape.ts';

export type * from './shape.ts';

/** The texts of the command line, by language. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, ja };
