import type { Language } from '../language.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { KernelRefusals } from './shape.ts';

export type { KernelRefusalParams, KernelRefusals } from './shape.ts';

/** Sentences for refusals that are the same in every game. */
export const KERNEL: Readonly<Record<Language, KernelRefusals>> = { en, ja };
