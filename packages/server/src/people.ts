import type { Limits } from './api/needs.ts';
import type { CodesOf } from './identity/codes.ts';
import { Devices } from './identity/devices.ts';
import { Persons } from './identity/persons.ts';
import { Programs } from './identity/programs.ts';
import type { Whereabouts } from './identity/whereabouts.ts';
import type { Neighbours } from './nodes/neighbours.ts';
import type { OperatorOrders } from './operator/orders.ts';
import type { Outside } from './outside.ts';
import type { Settings } from './settings.ts';
import { Allowance } from './tables/allowance.ts';
import type { ProgramService } from './tables/program-service.ts';
import { refused } from './tables/refused.ts';
import type { SeatService } from './tables/seat-service.ts';
import type { TableService } from './tables/table-service.ts';

/** Whether the page is used over https only. */
function isHttps({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') === true;
}

/** The persons, by their devices. */
export function peopleOf(
  { storage, settings, hub }: Outside,
  parts: {
    readonly orders: OperatorOrders;
    readonly whereabouts: Whereabouts;
    readonly seats: SeatService;
    /** Called when tables of one person belong to another person now. */
    readonly isMoved: () => void;
    readonly neighbours: Neighbours | undefined;
    readonly codes: CodesOf;
  },
) {
  const { orders, whereabouts, seats, isMoved, neighbours, codes } = parts;
  const isBlocked = (person: number) => orders.isPersonBlocked(person);
  const isAlone = neighbours === undefined;
  const devices = new Devices(storage, isHttps(settings), whereabouts, isBlocked, isAlone);
  const persons = new Persons(storage, devices, codes, {
    changed: (device) => {
      hub.changed(device);
      neighbours?.device(device);
    },
    handedOn: async (tables) => {
      await seats.handedOn(tables);
      isMoved();
    },
  });
  return { devices, persons };
}

/** Programs by their tokens. A program that plays for a blocked person is blocked, too. */
export function tokensOf(parts: {
  readonly programs: ProgramService;
  readonly tables: TableService;
  readonly orders: OperatorOrders;
  readonly limits: Limits;
  readonly now: () => number;
}): Programs {
  const { programs, tables, orders, limits, now } = parts;
  const find = async (token: string) => {
    const found = await programs.find(token);
    if (found === undefined || orders.blocked.persons.length === 0) return found;
    const live = await tables.live.find(found.table);
    const persons = live?.table.seats[found.seat]?.persons ?? [];
    if (persons.some((person) => orders.isPersonBlocked(person))) throw refused('blocked');
    return found;
  };
  return new Programs(find, new Allowance(limits.programPerMinute, 60_000), now);
}
