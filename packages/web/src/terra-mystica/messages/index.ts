import type { Language, Shape } from '../../messages/index.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export type MysticaMessages = Shape<typeof en>;

/** What the page says at a table of Terra Mystica, by language. */
export const MYSTICA_MESSAGES: Readonly<Record<Language, MysticaMessages>> = { ja, en };
