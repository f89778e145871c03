import { hasSeat, type SeatSet, seatSet, seatsOf } from '@pangaea/rules/kernel';
import type { LetBackInfo, LetBackTold } from '@pangaea/wire';
import { HIDES_HANDS } from '../rules/hands.ts';
import type { Message, StoredLetBack, StoredSeat, StoredTable } from '../storage/contract.ts';
import { isPresent } from './live.ts';

/** How long devices of the seat can refuse at a slow table. */
const REFUSE_MS = 24 * 3_600_000;
/** The least number of persons who must agree at tables with hidden hands. */
const LEAST_WITH_HANDS = 2;

/**
 * Seats that must agree before a person comes back into a seat: those of all other present persons.
 * With hidden hands, all other persons must agree, also those who have left, and at least two must
 * be there.
 * @param unseen persons who were not seen for seven days
 * @returns undefined if too few are there to agree
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

/**
 * The least number of persons that the seats can have: two seats that may belong to one person
 * count as one.
 */
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
 * Seats that must agree before a new person takes over a seat with a hidden hand: the seats of all
 * persons, also of those who have left, and that of the person who left it. At least two other
 * persons must be there.
 * @returns undefined if too few are there to agree
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

/** Whether a new person asks for a seat that was left. */
export function isTaking({ name }: StoredLetBack): boolean {
  return name !== '';
}

/**
 * Seats that still have to answer. At a table without hidden hands, persons who have left meanwhile
 * need not answer.
 */
export function stillAskedBack(
  table: Pick<StoredTable, 'game' | 'seats' | 'clock'>,
  { asked, allowed }: StoredLetBack,
): SeatSet {
  const waiting = asked & ~allowed;
  if (HIDES_HANDS.has(table.game)) return waiting;
  const gone = table.seats.filter((seat) => !isPresent(table, seat)).map(({ seat }) => seat);
  return waiting & ~seatSet(...gone);
}

/**
 * The earliest time at which the seat can be given; 0 at live tables, where it depends on who is
 * present.
 */
export function opensAt({ pace }: Pick<StoredTable, 'pace'>, { since }: StoredLetBack): number {
  return pace === 'live' ? 0 : since + REFUSE_MS;
}

/** The request in the form in which everybody may know it. */
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

/**
 * The message that a request has ended.
 * @param by the seat that refused it
 */
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
