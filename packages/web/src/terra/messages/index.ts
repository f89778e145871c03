import type { Language } from '../../messages/index.ts';
import type { TerraMessages } from './en.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export type { TerraMessages };

/** Reasons that both hex games use for an action that is possible nowhere. */
export type SharedNowhere = keyof TerraMessages['nowhere'];

export const TERRA_MESSAGES: Readonly<Record<Language, TerraMessages>> = { ja, en };
