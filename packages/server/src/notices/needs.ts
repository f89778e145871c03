import { hasSeat, readAgreed } from '@pangaea/rules/kernel';
import type { NoticeKind } from '@pangaea/wire';
import type { NoticeMark, StoredSeat, StoredTable } from '../storage/contract.ts';
import { openRequest, stillAsked } from '../tables/consent.ts';
import { isBots, type LiveTable, openSeats, owns } from '../tables/live.ts';
import { isWaiting, seatsWithoutShare } from '../tables/waiting.ts';
import { momentsOf } from '../time/clocks.ts';
import type { Down } from '../time/down.ts';

/** The facts of a table from which notices follow. */
type Situation = Pick<
  StoredTable,
  | 'id'
  | 'version'
  | 'deciders'
  | 'answered'
  | 'over'
  | 'seats'
  | 'deal'
  | 'clock'
  | 'request'
  | 'window'
  | 'ahead'
>;

/** A loaded table, with the moves that were played there. */
export type Played = Pick<LiveTable, 'table' | 'segments' | 'commands'>;

/** Kinds that need no decision: a person who looks at the table knows them already. */
export const NEWS: ReadonlySet<NoticeKind> = new Set(['dealt', 'over', 'ahead']);

/** Persons at a table, each once. */
export function personsAt({ seats }: Pick<StoredTable, 'seats'>): readonly number[] {
  return [...new Set(seats.flatMap(({ persons }) => persons))];
}

/**
 * The facts about a table that a person could get a notice of, except those about time, which
 * `needsOf` adds.
 */
export function kindsFor(table: Situation, person: number): readonly NoticeKind[] {
  const own = table.seats.filter((seat) => owns(seat, person));
  if (own.length === 0) return [];
  if (table.over) return ['over'];
  if (isWaiting(table)) {
    const missing = seatsWithoutShare(table);
    return own.some(({ seat }) => missing.includes(seat)) ? ['rematch'] : [];
  }
  const kinds: NoticeKind[] = [];
  if (own.some((seat) => playsItself(table, seat))) {
    // A game that has only just begun.
    if (table.deal !== undefined && table.version < table.seats.length) kinds.push('dealt');
    if (seatsToMove(table, person).length > 0) kinds.push('turn');
    if (playedAhead(table, person) > 0) kinds.push('ahead');
  }
  const request = openRequest(table);
  if (request !== undefined) {
    const asked = stillAsked(table, request);
    if (own.some(({ seat }) => hasSeat(asked, seat))) kinds.push('request');
  }
  return kinds;
}

/** The version after the last planned turn that was played for a person; 0 if there is none. */
function playedAhead({ ahead = [] }: Situation, person: number): number {
  return Math.max(0, ...ahead.map((mark) => (mark.person === person ? mark.played : 0)));
}

/** Whether a person plays the seat, not a program or a bot. */
function playsItself(table: Situation, seat: StoredSeat): boolean {
  return seat.program === undefined && !isBots(table, seat);
}

/** Seats of a person that must decide now. */
function seatsToMove(table: Situation, person: number): readonly StoredSeat[] {
  const open = openSeats(table);
  return table.seats.filter(
    (seat) => owns(seat, person) && playsItself(table, seat) && hasSeat(open, seat.seat),
  );
}

/** The notices that a person could get about a table now, including those about time. */
export function needsOf(
  live: Played,
  person: number,
  now: number,
  down: readonly Down[],
): readonly NoticeMark[] {
  const { table } = live;
  const since = lastPlayed(live, person);
  // A turn that was played as planned is not reported after the person has played another move.
  const isNews = (kind: NoticeKind) => kind !== 'ahead' || playedAhead(table, person) === since;
  const kinds = kindsFor(table, person).filter(isNews);
  const needs = kinds.map((kind) => ({
    table: table.id,
    kind,
    about: aboutOf(table, kind, since),
  }));
  const times = momentsOfTime(table, person, down).filter(({ at }) => at <= now);
  // If both times have passed, only the later one is reported.
  const told =
    times.length === 0
      ? []
      : [{ table: table.id, kind: 'time', about: 2 * since + times.length - 1 } as const];
  return [...needs, ...told];
}

function aboutOf(table: Situation, kind: NoticeKind, since: number): number {
  if (kind === 'over') return table.version;
  if (kind === 'request') return table.request?.version ?? 0;
  return kind === 'turn' || kind === 'ahead' ? since : 0;
}

/**
 * The version after the person's last move, or after the last agreement to go back if that is
 * later. Every own move begins a new turn; every agreement to go back begins one for everybody.
 */
export function lastPlayed({ table, segments, commands }: Played, person: number): number {
  const own = new Set(table.seats.filter((seat) => owns(seat, person)).map(({ seat }) => seat));
  let last = commands.findLastIndex((line) => readAgreed(line) !== undefined) + 1;
  for (const { seat, version } of segments.values()) {
    if (own.has(seat) && version > last) last = version;
  }
  return last;
}

/**
 * The times at which a third of a person's time is left, and at which twelve hours are left, at a
 * table with days for each move; the earlier first.
 */
export function momentsOfTime(
  table: Situation,
  person: number,
  down: readonly Down[],
): readonly { readonly at: number; readonly end: number }[] {
  const { clock, window } = table;
  if (clock === undefined || clock.control.kind !== 'slow' || window !== undefined) return [];
  const { control, state, hours } = clock;
  const moments = seatsToMove(table, person).flatMap(({ seat }) => {
    const own = state.seats[seat];
    if (own === undefined || own.since === 0 || own.over) return [];
    const { warn, end } = momentsOf(control, own, down, hours[seat]);
    const third = own.since + Math.ceil(((end - own.since) * 2) / 3);
    const [first, second] = third < warn ? [third, Math.ceil(warn)] : [Math.ceil(warn), third];
    return [[first, second].map((at) => ({ at, end }))];
  });
  return moments.toSorted(([one], [other]) => one.at - other.at)[0] ?? [];
}

/** A number that changes when the possible notices of a table change. */
export function noticesAbout(table: Situation): number {
  const facts = personsAt(table).map((person) => kindsFor(table, person).join());
  let sum = 7;
  for (const letter of `${table.version} ${facts.join(' ')}`) {
    sum = (sum * 31 + letter.charCodeAt(0)) | 0;
  }
  return (sum >>> 1) + 1;
}
