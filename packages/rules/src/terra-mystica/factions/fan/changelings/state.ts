import { pockets } from '../../../goods/pockets.ts';

/*
 * The pieces of the Changelings that are not on the map. A colour is 1 to 3 for A, B, C, and 0 for
 * an empty space. Four spaces of a row, from the left, are stored in one number, two bits each.
 */

const row = (...spaces: number[]) =>
  spaces.reduce((sum, colour, space) => sum | (colour << (2 * space)), 0);

const A = 1;
const B = 2;
const C = 3;

export const POCKETS = pockets({
  /** Terrains of B and C plus 1; 0 as long as they are not chosen. */
  'colour-b': [0],
  'colour-c': [0],
  'dwelling-row': [row(A, B, C, A), row(B, C, A, B)],
  'ninth-dwelling': [C],
  'trading-post-row': [row(A, B, C, A)],
  'temple-row': [row(A, B, C)],
  /** 1 while the ninth dwelling is the next one by its owner's choice. */
  'ninth-next': [0],
});
