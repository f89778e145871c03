import type { Hatching } from './engraving/hatching.ts';

/**
 * The colours of seats. A seat's colour is not the name of a terrain: five seats of any
 * factions differ. White is ice, orange the volcano; teal and violet are spare.
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

/** Crests have the colour of paper besides. */
export type Tincture = SeatColour | 'ivory';

/** Each colour is told by its hatching too, so that nothing depends on hue. */
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

/** The class that brings a colour: see `style/tinctures.css`. */
export function tinctureClass(tincture: Tincture | undefined): string {
  return `tincture-${tincture ?? 'none'}`;
}
