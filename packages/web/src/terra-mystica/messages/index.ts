import type { Shape } from '../../messages/index.ts';
import type { en } from './en.ts';

/** Texts of the page at a table of Terra Mystica. */
export type MysticaMessages = Shape<typeof en>;
