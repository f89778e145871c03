import type { TerraNovaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { moves } from './moves.ts';
import { names } from './names.ts';
import { refusals } from './refusals.ts';

export const en: TerraNovaWords = { ...names, ...descriptions, moves, events, refusals, faults };
