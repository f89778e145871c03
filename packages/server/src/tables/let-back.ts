import { hasSeat, type SeatSet, seatSet, seatsOf } from '@pangaea/rules/kernel';
import type { LetBackInfo, LetBackTold } from '@pangaea/wire';
import { HIDES_HANDS } from '../rules/hands.ts';
import type { Message, StoredLetBack, StoredSeat, StoredTable } from '../storage/contract.ts';
import { isPresent } from './live.ts';

/** At a slow table devices of the seat can refuse for so long. */
const REFUSE_MS = 24 * 3_600_000;
/** At tables with hidden hands so many persons must be there to agree, at least. */
const LEAST_WITH_HANDS = 2;

/**
 * Seats that must allow that somebody comes back into a seat: those of all other persons who are there. With hidden hands all
 * other persons must, also those who have gone, and two at least must be there.
 * @param unseen persons who were not seen for seven days
 * @returns nothing where too few are there to agree
 */
export function askedToLetBack(
  table: Pick<StoredTable, 'game' | 'seats' | 'clock'>,
  into: StoredSeat,
  unseen: ReadonlySet<number>,
): SeatSet | undefined {
  const isOwn = ({ persons }: StoredSeat) => persons.some((each) => into.persons.includes(each));
  const others = table.seats.filter((seat) => seat.persons.length > 0 && !isOwn(seat));
  const present = others.filter(
    (seat) => isPresent(table, seat) && !seat.persons.every((each) => unseen.has(each)),
  );
  const isHidden = HIDES_HANDS.has(table.game);
  if (personsAt(present) < (isHidden ? LEAST_WITH_HANDS : 1)) return undefined;
  return seatSet(...(isHidden ? others : present).map(({ seat }) => seat));
}

/** How many persons seats have, at least: two seats that one person may hold are one person's. */
function personsAt(seats: readonly StoredSeat[]): number {
  const groups: Set<number>[] = [];
  for (const { persons } of seats) {
    const mine = new Set(persons);
    for (const group of groups.filter((each) => persons.some((person) => each.has(person)))) {
      for (const person of group) mine.add(person);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push(mine);
  }
  return groups.length;
}

/**
 * Seats that must allow that somebody new takes over a seat with a hidden hand: the seats of all persons, also of those who
 * have gone, and that of whoever left it. Two persons beside that one must be there.
 * @returns nothing where too few are there to agree
 */
export function askedToTake(
  table: Pick<StoredTable, 'seats' | 'clock'>,
  over: StoredSeat,
  unseen: ReadonlySet<number>,
): SeatSet | undefined {
  const seated = table.seats.filter(({ persons }) => persons.length > 0);
  const present = seated.filter(
    (seat) =>
      isPresent(table, seat) &&
      !seat.persons.some((each) => over.persons.includes(each)) &&
      !seat.persons.every((each) => unseen.has(each)),
  );
  if (personsAt(present) < LEAST_WITH_HANDS) return undefined;
  return seatSet(...seated.map(({ seat }) => seat));
}

/** Whether somebody new asks for a seat that was left. */
export function isTaking({ name }: StoredLetBack): boolean {
  return name !== '';
}

/** Seats that have to answer still. Of an open table nobody is waited for who has gone meanwhile. */
export function stillAskedBack(
  table: Pick<StoredTable, 'game' | 'seats' | 'clock'>,
  { asked, allowed }: StoredLetBack,
): SeatSet {
  const waiting = asked & ~allowed;
  if (HIDES_HANDS.has(table.game)) return waiting;
  const gone = table.seats.filter((seat) => !isPresent(table, seat)).map(({ seat }) => seat);
  return waiting & ~seatSet(...gone);
}

/** The moment before which nothing is given; 0 at live tables, where it depends on who is there. */
export function opensAt({ pace }: Pick<StoredTable, 'pace'>, { since }: StoredLetBack): number {
  return pace === 'live' ? 0 : since + REFUSE_MS;
}

/** For the table as everybody may know it. */
export function describeLetBack(
  table: StoredTable,
  asker?: unknown,
): { readonly letBack?: LetBackInfo } {
  const { letBack } = table;
  if (letBack === undefined) return {};
  const { number: request, seat, name, kind, browser, since, person } = letBack;
  const until = opensAt(table, letBack);
  const waiting = seatsOf(stillAskedBack(table, letBack));
  return {
    letBack: {
      request,
      seat,
      ...(name === '' ? {} : { name }),
      kind,
      browser,
      since,
      waiting,
      ...(until === 0 ? {} : { until }),
      ...(person === asker ? { yours: true } : {}),
    },
  };
}

/** Whether a seat was asked. */
export function wasAsked({ asked }: StoredLetBack, seat: number): boolean {
  return hasSeat(asked, seat);
}

/** @param by the seat that refused it */
export function endedMessage(
  table: StoredTable,
  { number: request, seat, name }: StoredLetBack,
  how: NonNullable<LetBackTold['ended']>['how'],
  by?: number,
): Message {
  const ofNew = name === '' ? {} : { name };
  const ofRefusal = by === undefined ? {} : { by };
  return letBackMessage(table, { ended: { request, seat, how, ...ofNew, ...ofRefusal } });
}

export function letBackMessage(
  { id }: StoredTable,
  what: Pick<LetBackTold, 'letBack' | 'ended'>,
): Message {
  const told: Omit<LetBackTold, 'number'> = { table: id, ...what };
  return { table: id, kind: 'let-back', texts: [JSON.stringify(told)] };
}
