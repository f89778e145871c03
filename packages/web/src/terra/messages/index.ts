import type { Language, Shape } from '../../messages/index.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export type TerraMessages = Shape<typeof en>;

/** Reasons why an action is possible nowhere that both hex games say. */
export type SharedNowhere = keyof TerraMessages['nowhere'];

export const TERRA_MESSAGES: Readonly<Record<Language, TerraMessages>> = { ja, en };
