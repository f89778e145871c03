import type { Language } from '../../messages/index.ts';
import type { PanelMessages } from './panels.en.ts';
import { en } from './panels.en.ts';
import { ja } from './panels.ja.ts';

export type { PanelMessages };

export const PANEL_MESSAGES: Readonly<Record<Language, PanelMessages>> = { ja, en };
