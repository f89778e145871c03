import type { Language } from '../../../language.ts';
import type { FanWords } from '../../fan-words.ts';

const en: FanWords = {};

const ja: typeof en = {};

/** The words for the fan factions by language: for `Who.fan`, where a table has some. */
export const FAN_WORDS: Readonly<Record<Language, FanWords>> = { en, ja };
