import { seatsOf, type Viewer } from '@pangaea/rules/kernel';
import type { StoredSeat, StoredTable } from '../storage/contract.ts';
import type { SeatInfo, TableInfo } from '../wire/table.ts';
import { describeRequest } from './consent.ts';
import { holds, viewerOf } from './live.ts';
import { windowAt } from './windows.ts';

/** A table as a person may know it. Links only for who made the table, to seats nobody took yet. */
export function describeTable(
  table: StoredTable,
  person: number | undefined,
  origin: string,
  now: number,
): TableInfo {
  const mine = person !== undefined && table.host === person;
  const you: Viewer = viewerOf(table, person);
  const link = (key: string) => `${origin}/t/${table.id}#${key}`;
  return {
    id: table.id,
    game: table.game,
    rulesVersion: table.rulesVersion,
    edition: table.edition,
    options: JSON.parse(table.options),
    pace: table.pace,
    commitment: table.commitment,
    created: table.created,
    changed: table.changed,
    version: table.version,
    over: table.over,
    deciders: seatsOf(table.deciders),
    ...windowAt(table, table.version, now, person),
    viewer: you,
    made: mine,
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    ...describeRequest(table),
    ...hostOf(table),
    ...(mine && table.seats.some(isFree) ? { invitation: link(table.invitation) } : {}),
    seats: table.seats.map((seat) => ({
      ...describeSeat(seat),
      yours: holds(seat, person),
      ...holdersOf(seat, person),
      ...(mine && isFree(seat) ? { link: link(seat.key) } : {}),
    })),
  };
}

/** The seat of who made the table, where that one plays. */
function hostOf({ host, seats }: StoredTable): { readonly host?: number } {
  const seat = seats.find((each) => holds(each, host));
  return seat === undefined ? {} : { host: seat.seat };
}

/** Who holds a seat is told whether somebody else does so as well. */
function holdersOf(seat: StoredSeat, person: number | undefined): { readonly holders?: number } {
  const holders = seat.persons.length;
  return holds(seat, person) && holders > 1 ? { holders } : {};
}

/** Whether somebody may take a seat. */
export function isFree({ kind, joined }: StoredSeat): boolean {
  return kind === 'person' && joined === 0;
}

/** A seat as everybody may know it. */
export function describeSeat({ seat, kind, name, level, joined }: StoredSeat): SeatInfo {
  const common = { seat, kind, name, joined: kind === 'bot' || joined > 0 };
  return level === '' ? common : { ...common, level };
}
