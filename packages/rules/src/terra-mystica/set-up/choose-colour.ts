import { question } from '../define.ts';

/** A faction without a printed home terrain chooses its start terrain. */
export const CHOOSE_COLOUR = question({ name: 'colour' });
