import { seatsOf, type Viewer } from '@pangaea/rules/kernel';
import type { SeatInfo, TableInfo } from '@pangaea/wire';
import type { StoredSeat, StoredTable } from '../storage/contract.ts';
import { standInLevel } from '../time/control.ts';
import type { Down } from '../time/down.ts';
import { describeClocks } from '../time/told.ts';
import { describeRequest } from './consent.ts';
import { describeDeal } from './dealing.ts';
import { describeLetBack } from './let-back.ts';
import { type Asker, holds, isFree, owns, viewerOf } from './live.ts';
import { windowAt } from './windows.ts';

/** A table as a person may see it. Links to free seats are shown only to the host of the table. */
export function describeTable(
  table: StoredTable,
  asker: Asker,
  origin: string,
  now: number,
  down: readonly Down[],
): TableInfo {
  const mine = asker !== undefined && table.host === asker;
  const you: Viewer = viewerOf(table, asker);
  const clock = describeClocks(table, now, down);
  const link = (key: string) => `${origin}/t/${table.id}#${key}`;
  return {
    id: table.id,
    game: table.game,
    rulesVersion: table.rulesVersion,
    edition: table.edition,
    options: JSON.parse(table.options),
    pace: table.pace,
    ...(table.clock === undefined ? {} : { time: table.clock.control }),
    ...(clock === undefined ? {} : { clock }),
    commitment: table.commitment,
    ...describeDeal(table),
    created: table.created,
    changed: table.changed,
    version: table.version,
    over: table.over,
    deciders: seatsOf(table.deciders),
    ...windowAt(table, table.version, now, asker),
    viewer: you,
    made: mine,
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    ...describeRequest(table),
    ...describeLetBack(table, asker),
    ...hostOf(table),
    ...(mine && table.seats.some((seat) => isFree(table, seat))
      ? { invitation: link(table.invitation) }
      : {}),
    seats: table.seats.map((seat) => ({
      ...describeSeat(seat, table),
      yours: holds(seat, asker),
      ...(seat.program !== undefined && owns(seat, asker) ? { playsForYou: true } : {}),
      ...holdersOf(seat, asker),
      ...(mine && isFree(table, seat) ? { link: link(seat.key) } : {}),
    })),
  };
}

/** The seat of the table's host, where that person plays. */
function hostOf({ host, seats }: StoredTable): { readonly host?: number } {
  const seat = seats.find((each) => holds(each, host)) ?? seats.find((each) => owns(each, host));
  return seat === undefined ? {} : { host: seat.seat };
}

/** The number of persons who have a seat, if there are several; only these persons see it. */
function holdersOf(seat: StoredSeat, asker: Asker): { readonly holders?: number } {
  const holders = seat.persons.length;
  return owns(seat, asker) && holders > 1 ? { holders } : {};
}

/** A seat as everybody may see it. */
export function describeSeat(
  { seat, kind, name, level, joined, program, left, persons }: StoredSeat,
  { clock, seats }: Pick<StoredTable, 'clock' | 'seats'>,
): SeatInfo {
  const first = seats.find((each) => each.persons.some((person) => persons.includes(person)));
  const same = first === undefined || first.seat === seat ? {} : { sameAs: first.seat };
  const common = { seat, kind, name, joined: kind === 'bot' || joined > 0, ...same };
  if (left !== undefined) return { ...common, standIn: level, left: true };
  if (level !== '') return { ...common, level };
  const ofProgram = program === undefined ? {} : { program: program.of };
  const isAway = clock?.state.seats[seat].away === true;
  return isAway
    ? { ...common, ...ofProgram, standIn: standInLevel(clock.control) }
    : { ...common, ...ofProgram };
}
