import type { Shape } from '../../messages/index.ts';
import type { en } from './en.ts';
import type { en as opened } from './opened.en.ts';
import type { en as turn } from './turn.en.ts';

/** Texts of every table. */
export type BaseMessages = Shape<typeof en>;
/** Texts for a seat that moves. */
export type TurnMessages = Shape<typeof turn>;
/** Texts of parts that are opened, and of the introduction. */
export type OpenedMessages = Shape<typeof opened>;
/**
 * Texts of the page at a table of Terra Mystica. Those of every table are there from the start; the
 * others are loaded later.
 */
export type MysticaMessages = BaseMessages & TurnMessages & OpenedMessages;
