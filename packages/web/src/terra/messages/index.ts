import type { Language, Shape } from '../../messages/index.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export type TerraMessages = Shape<typeof en>;

export const TERRA_MESSAGES: Readonly<Record<Language, TerraMessages>> = { ja, en };
