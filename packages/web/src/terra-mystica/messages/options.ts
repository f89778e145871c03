import type { Language, Shape } from '../../messages/index.ts';
import { en } from './options.en.ts';
import { ja } from './options.ja.ts';

export type OptionMessages = Shape<typeof en>;

export const OPTION_MESSAGES: Readonly<Record<Language, OptionMessages>> = { ja, en };
