import type { Language } from '../../messages/index.ts';
import type { NovaMessages } from './en.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export type { NovaMessages };

export const NOVA_MESSAGES: Readonly<Record<Language, NovaMessages>> = { ja, en };
