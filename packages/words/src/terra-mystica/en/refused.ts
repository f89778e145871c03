import type { RefusedWords } from '../shape.ts';
import { faults } from './faults.ts';
import { refusals } from './refusals.ts';

export const refused: RefusedWords = { refusals, faults };
