import { hasSeat, type SeatSet, seatSet, seatsOf } from '@pangaea/rules/kernel';
import type { RequestInfo } from '@pangaea/wire';
import type { StoredRequest, StoredSeat, StoredTable } from '../storage/contract.ts';
import { isBots, isPresent, owns } from './live.ts';

type Seated = Pick<StoredTable, 'seats' | 'clock'>;

/**
 * Seats of all persons except the one who asks, including seats that a bot or program plays for
 * them.
 */
export function seatsOfOthers({ seats }: Pick<StoredTable, 'seats'>, asker: number): SeatSet {
  const isOthers = (seat: StoredSeat) => seat.persons.length > 0 && !owns(seat, asker);
  return seatSet(...seats.filter(isOthers).map(({ seat }) => seat));
}

/**
 * Seats whose persons must agree to a request. Bots have no voice, and nobody waits for persons who
 * have been away for seven days.
 * - To end the game early: all other persons.
 * - To go back: all who are there. Persons who have left are asked only if the game goes back to a
 *   time before they left, or if all others have left, since somebody must agree.
 * - To free the seat of a person who has been away for seven days: all others who are there.
 * @param unseen persons who have been away for seven days
 */
export function mustConsent(
  table: Seated,
  { kind, person, to }: Pick<StoredRequest, 'kind' | 'person' | 'to'>,
  unseen: ReadonlySet<number>,
): SeatSet {
  const all = seatsOfOthers(table, person);
  const others = table.seats.filter(
    ({ seat, persons }) => hasSeat(all, seat) && !persons.every((each) => unseen.has(each)),
  );
  const present = others.filter((seat) =>
    kind === 'free' ? isPresent(table, seat) && seat.seat !== to : !isBots(table, seat),
  );
  if (kind === 'free') return setOf(present);
  if (kind === 'stop' || present.length === 0) return setOf(others);
  const behind = others.filter(
    (seat) => isBots(table, seat) && to < (seat.gone ?? Number.POSITIVE_INFINITY),
  );
  return setOf([...present, ...behind]);
}

function setOf(seats: readonly StoredSeat[]): SeatSet {
  return seatSet(...seats.map(({ seat }) => seat));
}

/**
 * The seats of a person, who answers for all of them at once, including seats that a bot or program
 * plays.
 */
export function seatsHeld({ seats }: Pick<StoredTable, 'seats'>, person: number): SeatSet {
  return seatSet(...seats.filter((seat) => owns(seat, person)).map(({ seat }) => seat));
}

/** The open request of a table; undefined after a seat has played on. */
export function openRequest({
  request,
  version,
}: Pick<StoredTable, 'request' | 'version'>): StoredRequest | undefined {
  return request?.version === version ? request : undefined;
}

/** Seats that have not answered yet. */
export function stillAsked(
  table: Pick<StoredTable, 'seats'>,
  { person, allowed }: Pick<StoredRequest, 'person' | 'allowed'>,
): SeatSet {
  return seatsOfOthers(table, person) & ~allowed;
}

export function requestInfo(table: StoredTable, request: StoredRequest): RequestInfo {
  const { kind, seat, version, to } = request;
  const about = kind === 'back' ? { to } : kind === 'free' ? { of: to } : {};
  return { kind, seat, version, ...about, waiting: seatsOf(stillAsked(table, request)) };
}

/** The request as everybody at the table may see it. */
export function describeRequest(table: StoredTable): { readonly request?: RequestInfo } {
  const request = openRequest(table);
  return request === undefined ? {} : { request: requestInfo(table, request) };
}
