import type { Language, Shape } from '../../messages/index.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export type NovaMessages = Shape<typeof en>;

export const NOVA_MESSAGES: Readonly<Record<Language, NovaMessages>> = { ja, en };
