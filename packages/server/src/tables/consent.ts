import { hasSeat, type SeatSet, seatSet, seatsOf } from '@pangaea/rules/kernel';
import type { RequestInfo } from '@pangaea/wire';
import type { StoredRequest, StoredSeat, StoredTable } from '../storage/contract.ts';
import { isAway } from '../time/away.ts';
import { holds } from './live.ts';

/**
 * Seats whose persons must allow what somebody asks: all others that a person plays. Bots and programs agree, also a bot
 * that stands in for somebody who is away, and nobody is waited for at a seat that is free.
 */
export function mustConsent(table: Pick<StoredTable, 'seats' | 'clock'>, asker: number): SeatSet {
  const isAsked = (seat: StoredSeat) =>
    isPlayed(seat) &&
    seat.program === undefined &&
    !isAway(table, seat.seat) &&
    !holds(seat, asker);
  return seatSet(...table.seats.filter(isAsked).map(({ seat }) => seat));
}

/** Whether a person plays a seat. */
export function isPlayed({ kind, joined }: StoredSeat): boolean {
  return kind === 'person' && joined > 0;
}

/** The seats of a person: it answers for all of them at once. */
export function seatsHeld({ seats }: Pick<StoredTable, 'seats'>, person: number): SeatSet {
  return seatSet(...seats.filter((seat) => holds(seat, person)).map(({ seat }) => seat));
}

/** The open request of a table as it stands; none once somebody has played on. */
export function openRequest(table: StoredTable): StoredRequest | undefined {
  const { request, version } = table;
  return request?.version === version ? request : undefined;
}

export function requestInfo(table: StoredTable, request: StoredRequest): RequestInfo {
  const { kind, seat, person, version, to, allowed } = request;
  const waiting = seatsOf(mustConsent(table, person)).filter((each) => !hasSeat(allowed, each));
  return { kind, seat, version, ...(kind === 'back' ? { to } : {}), waiting };
}

/** For the table as everybody may know it. */
export function describeRequest(table: StoredTable): { readonly request?: RequestInfo } {
  const request = openRequest(table);
  return request === undefined ? {} : { request: requestInfo(table, request) };
}
