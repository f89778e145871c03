import type { TableInfo } from '@pangaea/wire';

type Seat = TableInfo['seats'][number];

/** Whether a seat belongs to the person that asked, also if a program plays it. */
export function isSeatOf({ yours, playsForYou }: Pick<Seat, 'yours' | 'playsForYou'>): boolean {
  return yours || playsForYou === true;
}

/** The seat that the person plays. */
export function seatAt({ seats }: Pick<TableInfo, 'seats'>): number | undefined {
  return seats.find(({ yours }) => yours)?.seat;
}
