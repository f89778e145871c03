import type { Hatching } from './engraving/hatching.ts';

/**
 * The colours of seats. They do not follow terrains: the five seats of any table differ. White is
 * ice, orange the volcano; teal and violet are spare.
 */
export const SEAT_COLOURS = [
  'red',
  'blue',
  'green',
  'black',
  'yellow',
  'grey',
  'brown',
  'white',
  'orange',
  'teal',
  'violet',
] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Crests also have the colour of paper. */
export type Tincture = SeatColour | 'ivory';

/** The hatching of each colour, so that nothing depends on hue. */
export const HATCHING_OF: Readonly<Record<Tincture, Hatching>> = {
  red: 'upright',
  blue: 'level',
  green: 'falling',
  black: 'crossed',
  yellow: 'dotted',
  grey: 'dashed',
  brown: 'wavy',
  white: 'plain',
  orange: 'jagged',
  teal: 'rising',
  violet: 'lattice',
  ivory: 'plain',
};

/** The CSS class of a colour: see `style/tinctures.css`. */
export function tinctureClass(tincture: Tincture | undefined): string {
  return `tincture-${tincture ?? 'none'}`;
}
