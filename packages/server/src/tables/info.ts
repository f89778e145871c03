import { seatsOf, type Viewer } from '@pangaea/rules/kernel';
import type { StoredSeat, StoredTable } from '../storage/contract.ts';
import type { SeatInfo, TableInfo } from '../wire/table.ts';
import { viewerOf } from './live.ts';
import { windowAt } from './windows.ts';

/** A table as a device may know it. Links only for who made the table, to seats nobody took yet. */
export function describeTable(
  table: StoredTable,
  device: number | undefined,
  origin: string,
  now: number,
): TableInfo {
  const mine = device !== undefined && table.creator === device;
  const you: Viewer = viewerOf(table, device);
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
    ...windowAt(table, table.version, now),
    viewer: you,
    made: mine,
    seats: table.seats.map((seat) => ({
      ...describeSeat(seat),
      ...describeHold(seat, device),
      ...(mine && seat.kind === 'person' && seat.joined === 0
        ? { link: `${origin}/t/${table.id}#${seat.key}` }
        : {}),
    })),
  };
}

/** Who holds a seat can tell whether somebody else has opened its link as well. */
function describeHold({ devices }: StoredSeat, device: number | undefined) {
  if (device === undefined || !devices.includes(device)) return { yours: false };
  return { yours: true, devices: devices.length };
}

/** A seat as everybody may know it. */
export function describeSeat({ seat, kind, name, level, joined }: StoredSeat): SeatInfo {
  const common = { seat, kind, name, joined: kind === 'bot' || joined > 0 };
  return level === '' ? common : { ...common, level };
}
