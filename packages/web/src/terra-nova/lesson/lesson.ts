import type { Lesson } from '../../play/face/lesson.ts';
import { BEGINNING } from './beginning.ts';
import { TO_THE_TOWN } from './to-the-town.ts';

/** The Fairies beside the Leprechauns: two rounds, and the town in the third. */
export const LESSON: Lesson = {
  options: { players: 2, factions: ['fairies', 'leprechauns'], startPlayer: 0 },
  // Deals houses, sailing and towns to the first three rounds, and the bonus tiles A, C, D, E, F.
  seed: '000000000000000000000000000004db',
  seat: 0,
  players: 2,
  steps: [...BEGINNING, ...TO_THE_TOWN],
};
