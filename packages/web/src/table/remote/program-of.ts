import type { TableSeat } from '@pangaea/wire';
import type { ProgramPlayer } from '../port.ts';

/** The program that plays a seat of a table of the server. */
export function programOf({ program, playsForYou }: TableSeat): ProgramPlayer | undefined {
  return program === undefined ? undefined : { of: program, isOwn: playsForYou === true };
}
