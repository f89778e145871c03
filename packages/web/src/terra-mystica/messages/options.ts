import type { Language } from '../../messages/index.ts';
import type { OptionMessages } from './options.en.ts';
import { en } from './options.en.ts';
import { ja } from './options.ja.ts';

export type { OptionMessages };

export const OPTION_MESSAGES: Readonly<Record<Language, OptionMessages>> = { ja, en };
