import type { ProgramPlayer } from '../port.ts';
import type { SeatInfo } from './wire.ts';

/** The program that plays a seat of a table of the server. */
export function programOf({ program, playsForYou }: SeatInfo): ProgramPlayer | undefined {
  return program === undefined ? undefined : { of: program, isOwn: playsForYou === true };
}
