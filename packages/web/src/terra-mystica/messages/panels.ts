import type { Language, Shape } from '../../messages/index.ts';
import { en } from './panels.en.ts';
import { ja } from './panels.ja.ts';

export type PanelMessages = Shape<typeof en>;

export const PANEL_MESSAGES: Readonly<Record<Language, PanelMessages>> = { ja, en };
