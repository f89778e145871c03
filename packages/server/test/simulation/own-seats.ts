import type { TableInfo } from '@pangaea/wire';

type Seat = TableInfo['seats'][number];

/** Whether a seat is the asker's, also where a program plays it. */
export function isSeatOf({ yours, playsForYou }: Pick<Seat, 'yours' | 'playsForYou'>): boolean {
  return yours || playsForYou === true;
}

/** The seat that the asker plays. */
export function seatAt({ seats }: Pick<TableInfo, 'seats'>): number | undefined {
  return seats.find(({ yours }) => yours)?.seat;
}
