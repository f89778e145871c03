/** The colours of the pieces, by seat. */
const COLOURS = ['lake', 'wasteland', 'desert', 'forest', 'ivory'] as const;

/** The class that brings the colour of a seat. */
export function seatClass(seat: number): string {
  return `pigment-${COLOURS[seat]}`;
}
