import type { Notes } from '@pangaea/wire';
import type { doersOf } from '../due/doers.ts';
import { type DueCourse, Scheduler } from '../due/scheduler.ts';
import { LEASE_MS, SharedScheduler, sharedStorage, together } from '../due/shared-scheduler.ts';
import { Codes } from '../identity/codes.ts';
import { ownKeyFacts } from '../keys/key-service.ts';
import type { OperatorOrders } from '../operator/orders.ts';
import type { Outside } from '../outside.ts';
import type { Role } from '../settings.ts';
import type { DueKind } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import type { Presence } from '../stream/presence.ts';
import { ownLimit } from '../tables/allowance.ts';
import { Askers } from '../tables/askers.ts';
import type { TableService } from '../tables/table-service.ts';
import { Neighbours } from './neighbours.ts';
import { Passing } from './passing.ts';
import { sharedAskers, sharedCodes, sharedKeyFacts, sharedLimits, turnOf } from './shared-facts.ts';
import { Telling } from './telling.ts';

/**
 * One of several servers does at most this many pieces of due work at a time; the work of bots does
 * not count.
 */
const WORKS_AT_ONCE = 100;
const OF_GAMES: readonly DueKind[] = ['window', 'ahead', 'clock', 'tidy'];
/**
 * Only one server at a time sends notices. So notices of several tables for one person come in one
 * message.
 */
const OF_TELLING: readonly DueKind[] = ['notice', 'news'];
const OF_BOTS: readonly DueKind[] = ['bots'];

/**
 * The kinds of due work of one of several servers, in groups. Work of one group does not wait for
 * free places in another.
 */
function partsOf(role: Role): readonly (readonly DueKind[])[] {
  const [games, bots] = [role !== 'bots', role !== 'web'];
  return [...(games ? [OF_GAMES, OF_TELLING] : []), ...(bots ? [OF_BOTS] : [])];
}

/**
 * The parts of a server beside others: the storage with claims, and the connection to the other
 * servers.
 */
export function amongOthers(given: Outside) {
  const { others, storage, hub, clock } = given;
  if (others === undefined) return { outside: given, among: undefined };
  const kinds = partsOf(others.role).flat();
  const neighbours = new Neighbours(others.bus, hub, clock);
  return {
    outside: { ...given, storage: sharedStorage(storage, kinds) },
    among: { neighbours, kinds },
  };
}

/** The due work of this server, alone or beside others. */
export function dueOf(
  { storage, clock, log, meter, others }: Outside,
  doers: ReturnType<typeof doersOf>,
): DueCourse {
  const began = (kind: DueKind, lateMs: number) => meter?.began(kind, lateMs / 1000);
  if (others === undefined) return new Scheduler(storage, clock, doers, log, began);
  const passing = new Passing(storage, clock.now);
  const oneAtATime = turnOf(passing, 'telling', others.bus.name, LEASE_MS, clock.now);
  const courses = partsOf(others.role).map((kinds) => {
    const most = kinds === OF_BOTS ? others.mostBots : WORKS_AT_ONCE;
    const mayClaim = kinds === OF_TELLING ? oneAtATime : undefined;
    const share = { kinds, most };
    return new SharedScheduler({ storage, clock, doers, log, began, share, mayClaim });
  });
  return together(courses);
}

/**
 * Gets the bus messages of other servers, and passes the messages of tables on to the streams of
 * this server.
 */
export function tellingOf(
  { storage, hub, clock, others }: Outside,
  neighbours: Neighbours,
  parts: {
    readonly tables: TableService;
    readonly presence: Presence;
    readonly due: DueCourse;
    readonly orders: OperatorOrders;
  },
): Telling {
  const { tables, presence, due, orders } = parts;
  const telling = new Telling({
    storage,
    hub,
    live: tables.live,
    after: clock.after,
    seated: (table) => presence.changed(table),
    orders: () => orders.refresh(),
    lookMs: others?.lookMs,
  });
  const notes = async (person: number, table: string) => {
    const found = await storage.notesOf(table, person);
    const { body: text, changed } = found ?? { body: '', changed: clock.now() };
    hub.tellPerson(person, 'notes', { table, text, changed });
  };
  neighbours.start({
    telling,
    present: (table) => presence.changed(table),
    due: (kind) => due.again(kind),
    person: (person, what) => {
      if (what === '') hub.tellPerson(person, 'invited', {});
      else notes(person, what).catch(() => undefined);
    },
    went: (person) => presence.personWent(person),
    orders: () => void orders.refresh().catch(() => undefined),
  });
  return telling;
}

/** Sends news to all pages of a person, at whichever server their streams are. */
export function toPersons(hub: Hub, neighbours: Neighbours | undefined) {
  return {
    invited: (person: number) => {
      hub.tellPerson(person, 'invited', {});
      neighbours?.person(person, '');
    },
    noted: (person: number, notes: Notes) => {
      hub.tellPerson(person, 'notes', notes);
      neighbours?.person(person, notes.table);
    },
  };
}

/**
 * The stores for facts that last a day at most: rows if several servers share them, otherwise
 * memory.
 */
export function passingOf({ storage, clock, others }: Outside) {
  const { now } = clock;
  if (others === undefined) {
    return { limit: ownLimit, codes: new Codes(now), askers: new Askers(), facts: ownKeyFacts() };
  }
  const passing = new Passing(storage, now);
  const [codes, facts] = [sharedCodes(passing, now), sharedKeyFacts(passing)];
  return { limit: sharedLimits(passing), codes, askers: sharedAskers(passing), facts };
}
