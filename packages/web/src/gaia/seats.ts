import type { SeatColour } from '../ui/tinctures.ts';

/** The colours of crests and lines, by seat. */
export const SEAT_COLOURS: readonly SeatColour[] = ['blue', 'red', 'yellow', 'green', 'white'];

/** Those of the pieces. */
const PIGMENTS = ['lake', 'wasteland', 'desert', 'forest', 'ivory'] as const;

/** The class that brings the colour of the pieces of a seat. */
export function seatClass(seat: number): string {
  return `pigment-${PIGMENTS[seat]}`;
}
