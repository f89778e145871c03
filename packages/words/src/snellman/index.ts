import type { Language } from '../language.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { SnellmanWords } from './shape.ts';

export type { LineFacts, SnellmanWords } from './shape.ts';

/** All texts about games of terra.snellman.net, by language. */
export const SNELLMAN: Readonly<Record<Language, SnellmanWords>> = { en, ja };
