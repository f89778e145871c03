import type { Lesson } from '../../play/face/lesson.ts';
import { STEPS } from './steps.ts';

/**
 * The basic game with two players. The seed deals a city that fits any land, and an objective of
 * two deserts and two seas.
 */
export const LESSON: Lesson = {
  options: { players: 2, mode: 'basic', startPlayer: 0 },
  seed: '00000000000000000000000000000497',
  seat: 0,
  players: 2,
  steps: STEPS,
};
