import { type SeatColour, tinctureClass } from '../ui/tinctures.ts';

/** The colours of seats: of their pieces, crests and lines. */
export const SEAT_COLOURS: readonly SeatColour[] = ['blue', 'red', 'yellow', 'green', 'white'];

/** The CSS class for the colour of a seat. */
export function seatClass(seat: number): string {
  return tinctureClass(SEAT_COLOURS[seat]);
}
