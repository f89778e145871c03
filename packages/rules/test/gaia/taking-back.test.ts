import { trial } from '../../src/trials/gaia.trial.ts';
import { takingBackTests } from '../kits/taking-back.ts';

/**
 * Cards that are drawn, taken, laid down or played from a hand are seen by somebody; who is asked for protection answers
 * in secret, and so are standing orders given. What is left is public: feeding, and an objective that is fulfilled.
 */
takingBackTests(trial, {
  options: [
    { players: 3 },
    { players: 4, mode: 'advanced' },
    { players: 5, mode: 'disasters' },
    { players: 2, mode: 'disasters' },
  ],
  shown: [
    ...['take', 'draw', 'discard', 'nature', 'animals', 'city', 'keep'],
    ...['sun', 'rain', 'lightning', 'tornado', 'earthquake', 'eruption'],
    ...['protect', 'let', 'order'],
  ],
});
