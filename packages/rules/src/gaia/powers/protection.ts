import type { PowerDefinition } from './power.ts';

/** Played only in the window after another's power card, see `window.ts`; then it has no targets. */
export const PROTECTION: PowerDefinition = {
  id: 'protection',
  reaction: true,
  list() {},
  act: () => true,
};
