import type {
  ClockChange,
  DueWork,
  EndedToken,
  FreedSeat,
  LeftSeat,
  Message,
  NewToken,
  Rematch,
  RenewedDue,
  RequestChange,
  RequestWrite,
  SeatClaim,
  SegmentWrite,
  ShareWrite,
  StoredTable,
  WordWrite,
} from '../contract.ts';
import { toldBy } from '../contract.ts';

/** What each write tells, in the order of the numbers that it gives; writes that are not here tell nothing. */
export const TELLS = {
  createRematch: (
    _table: StoredTable,
    _editionFile: string,
    _due: readonly DueWork[],
    { message }: Rematch,
  ) => [message],
  writeSegment: ({ message, table, clock }: SegmentWrite) => toldBy(message, table, clock),
  claimSeat: ({ message, table, clock, deal }: SeatClaim) =>
    toldBy(message, table, deal?.clock ?? clock?.clock),
  freeSeat: ({ message, table, clock }: FreedSeat) => toldBy(message, table, clock?.clock),
  addShares: ({ message, table, deal }: ShareWrite) => toldBy(message, table, deal?.clock),
  addToken: ({ message, table, clock, claim }: NewToken) =>
    toldBy(message, table, claim?.deal?.clock ?? clock?.clock),
  endToken: ({ message }: EndedToken) => [message],
  openRequest: ({ message }: RequestWrite) => [message],
  changeRequest: ({ message }: RequestChange) => [message],
  leaveToBot: ({ message, table, clock }: LeftSeat) => toldBy(message, table, clock),
  writeWord: ({ message }: WordWrite) => [message],
  changeClock: ({ message, table, clock }: ClockChange) => toldBy(message, table, clock),
  renewDue: ({ message }: RenewedDue) => [message],
} as const;

/** What a call tells, once it is done. */
export function toldByCall(name: string, args: readonly unknown[]): readonly Message[] {
  if (!Object.hasOwn(TELLS, name)) return [];
  const tells = TELLS[name as keyof typeof TELLS] as (
    ...args: readonly unknown[]
  ) => readonly Message[];
  return tells(...args);
}
