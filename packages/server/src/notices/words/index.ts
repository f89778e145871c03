import type { NoticeLanguage } from '@pangaea/wire';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { NoticeWords } from './shape.ts';

/** Sentences of notices, by language. */
export const NOTICE_WORDS: Readonly<Record<NoticeLanguage, NoticeWords>> = { en, ja };
