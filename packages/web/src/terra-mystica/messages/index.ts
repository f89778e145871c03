import type { Shape } from '../../messages/index.ts';
import type { en } from './en.ts';

/** What the page says at a table of Terra Mystica. */
export type MysticaMessages = Shape<typeof en>;
