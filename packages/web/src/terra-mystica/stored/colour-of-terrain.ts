import type { SeatColour } from '../../ui/tinctures.ts';

/** Colour of the pieces whose home is a terrain of the circle, in its order. */
export const COLOUR_OF_TERRAIN: readonly SeatColour[] = [
  'yellow',
  'brown',
  'black',
  'blue',
  'green',
  'grey',
  'red',
];
