import type { IncomingHttpHeaders } from 'node:http';
import type {
  HandedOn,
  Identity,
  NewJoin,
  Storage,
  StoredDevice,
  StoredJoin,
  StoredKey,
  StoredTable,
} from '../storage/contract.ts';
import { owns } from '../tables/live.ts';
import { refused } from '../tables/refused.ts';
import {
  type Arrival,
  type BroughtGame,
  type CodesOf,
  newArrival,
  type OpenCode,
} from './codes.ts';
import { deviceKind } from './device-kind.ts';
import type { Devices, Known, Visit } from './devices.ts';

/** Within this time a join of two devices can be undone. */
const UNDO_MS = 24 * 3_600_000;
/** The most games of a new device that are listed by name. */
const TOLD_GAMES = 40;

/** A limit larger than the number of tables of any person. */
const MOST_TABLES = 500;

/** Listeners to changes of a person's devices. They are called after the commit. */
export interface PersonListeners {
  /** A device now belongs to another person, or to nobody: its stream must be opened again. */
  changed(device: number): void;
  /** Called when tables of one person now belong to another. */
  handedOn(tables: readonly string[]): Promise<void>;
}

/** A device that joins with a code. */
export interface Coming {
  readonly code: string;
  /** A secret of this device, by which it repeats its request. */
  readonly ticket: string;
  /**
   * Whether seats, tables and further devices of its person are brought too; otherwise they stay
   * with that person.
   */
  readonly brings: boolean;
}

/** A device either waits until it is let in, or already belongs to the person. */
export type Arrived =
  | { readonly state: 'waiting'; readonly open: OpenCode }
  | { readonly state: 'joined'; readonly known: Known };

/**
 * The devices of a person: adding a device by a code that the person confirms, removing a device,
 * and joining two groups of devices.
 */
export class Persons {
  readonly #storage: Storage;
  readonly #devices: Devices;
  readonly #codes: CodesOf;
  readonly #listeners: PersonListeners;

  constructor(storage: Storage, devices: Devices, codes: CodesOf, listeners: PersonListeners) {
    this.#storage = storage;
    this.#devices = devices;
    this.#codes = codes;
    this.#listeners = listeners;
  }

  devicesOf(person: number): Promise<readonly StoredDevice[]> {
    return this.#storage.devicesOf(person);
  }

  joinsOf({ person, device }: Identity, now: number): Promise<readonly StoredJoin[]> {
    return this.#storage.joinsOf(person, device, now);
  }

  /** Whether a device has already used this code and repeats its request. */
  async isAgain({ code, ticket }: Coming): Promise<boolean> {
    return (await this.#codes.find(code))?.arrival?.ticket === ticket;
  }

  /**
   * A device uses a code, and waits until a device of that person lets it in. The same request
   * again returns the state, and the cookie when it was let in. Only the first device that uses a
   * code can join by it.
   * @throws Refused if the code is wrong, the person says no, or both persons play at one table
   */
  async come(coming: Coming, visit: Visit, now: number): Promise<Arrived> {
    for (;;) {
      const arrived = await this.#come(coming, visit, now);
      if (arrived !== undefined) return arrived;
    }
  }

  /** @returns undefined if another server has changed the code meanwhile */
  async #come(coming: Coming, visit: Visit, now: number): Promise<Arrived | undefined> {
    const identity = await this.#devices.find(visit.headers);
    const found = openFor(await this.#codes.find(coming.code), coming);
    if (found.joined !== undefined) return { state: 'joined', known: await found.joined };
    const { person } = found;
    if (identity?.person === person) {
      await this.#codes.end(person);
      return { state: 'joined', known: await this.#devices.findOrAdd(visit, now, person) };
    }
    const isKnown = isSame(found, coming, identity);
    const open = isKnown ? found : await this.#knock(coming, identity, visit.headers, now);
    if (open === undefined) return undefined;
    if (open.state === 'refused') throw refused('arrival-refused');
    // While another server lets the device in, it waits, and then repeats its request with its
    // cookie.
    if (open.state === 'waiting' || open.isTaken) return { state: 'waiting', open };
    open.joined ??= this.#letIn(open, visit, now);
    // If the code cannot be ended either, it expires by itself.
    open.joined.catch(() => this.#codes.end(person)).catch(() => undefined);
    return { state: 'joined', known: await open.joined };
  }

  /**
   * The games that a waiting device would bring. The arrival itself stores no names of people, so
   * that nothing of an erased person stays there.
   */
  async brought({
    brings,
    identity,
  }: Pick<Arrival, 'brings' | 'identity'>): Promise<readonly BroughtGame[]> {
    if (!brings || identity === undefined) return [];
    return gamesOf(await this.#storage.tablesOf(identity.person, { most: MOST_TABLES }), identity);
  }

  /**
   * A device of a person lets another device in, or refuses it. The same answer again changes
   * nothing.
   * @throws Refused if no device waits under that id
   */
  async answer(asker: Identity, arrival: string, allow: boolean): Promise<void> {
    const { person, device } = asker;
    const open = await this.#codes.of(person);
    if (open?.arrival?.id !== arrival) throw refused('arrival-gone');
    const wanted = allow ? 'allowed' : 'refused';
    // After a refusal no device is let in, and a device that was let in cannot be refused.
    if (open.state !== 'waiting' && open.state !== wanted) throw refused('arrival-gone');
    open.state = wanted;
    open.answeredBy = device;
    if (!(await this.#codes.keep(open))) await this.answer(asker, arrival, allow);
  }

  /**
   * Removes a device from a person: its cookie becomes invalid.
   * @throws Refused
   */
  async end(asker: Identity | undefined, device: number, now: number): Promise<void> {
    const ended =
      asker === undefined
        ? 'device-unknown'
        : await this.#storage.endDevice({ person: asker.person, device, by: asker.device, now });
    if (ended !== 'ended') throw refused(ended);
    this.#devices.forget(device);
    this.#listeners.changed(device);
  }

  /** Called for devices that now belong to nobody, or to another person. */
  ended(devices: readonly number[]): void {
    for (const device of devices) {
      this.#devices.forget(device);
      this.#listeners.changed(device);
    }
  }

  /**
   * Separates two groups of devices that were joined; each gets back what it had before.
   * @throws Refused
   */
  async undo(asker: Identity | undefined, join: number, now: number): Promise<void> {
    if (asker === undefined) throw refused('join-gone');
    const undone = await this.#storage.undoJoin({ ...asker, join, now });
    if (undone.result !== 'undone') throw refused(undone.result);
    await this.#handedOn(undone);
  }

  /**
   * Checks whether a device may give up a seat or a table for good. For a day it may not give up
   * what came with another device, which can still take it back.
   * @throws Refused if a part of the table came in that way
   */
  async checkMayGiveUp(asker: Identity | undefined, table: string, now: number): Promise<void> {
    if (asker === undefined) return;
    const { person, device } = asker;
    if (await this.#storage.isBroughtByOthers(table, person, device, now)) {
      throw refused('joined-lately');
    }
  }

  /**
   * Stores what the device would bring, to show it to the device that lets it in. An earlier answer
   * was about another request.
   * @returns undefined if another server has changed the code meanwhile
   */
  async #knock(
    coming: Coming,
    identity: Identity | undefined,
    headers: IncomingHttpHeaders,
    now: number,
  ): Promise<OpenCode | undefined> {
    const tables =
      identity === undefined
        ? []
        : await this.#storage.tablesOf(identity.person, { most: MOST_TABLES });
    const own = identity === undefined ? [] : await this.devicesOf(identity.person);
    // Another device may have used the code meanwhile.
    const open = openFor(await this.#codes.find(coming.code), coming);
    if (open.state === 'refused' || open.joined !== undefined) return open;
    // The same request was handled twice at the same time: both must show the same digits.
    if (isSame(open, coming, identity)) return open;
    if (tables.some((table) => isAgainst(table, identity, open.person))) {
      throw refused('same-table');
    }
    const { brings, ticket } = coming;
    const devices = brings ? Math.max(0, own.length - 1) : 0;
    const kind = deviceKind(headers['user-agent']);
    open.arrival = newArrival({ ...kind, ticket, at: now, identity, brings, devices });
    open.state = open.isGiven ? 'allowed' : 'waiting';
    return (await this.#codes.keep(open)) ? open : undefined;
  }

  async #letIn(open: OpenCode, visit: Visit, now: number): Promise<Known> {
    const { arrival, person, answeredBy } = open;
    open.isTaken = true;
    if (!(await this.#codes.keep(open))) throw refused('code-wrong');
    const brings = arrival?.identity === undefined || arrival.brings;
    return this.#enter({ person, brings, by: { device: answeredBy } }, visit, now);
  }

  /**
   * A device that has shown a key of a person joins that person, who gets a notice.
   * @throws Refused if both persons play at one table
   */
  async enterByKey(
    { person, id: key, kind: keyKind }: Pick<StoredKey, 'person' | 'id' | 'kind'>,
    brings: boolean,
    visit: Visit,
    now: number,
  ): Promise<Known> {
    const known = await this.#devices.recognise(visit, now);
    if (known?.person === person) {
      const by = deviceKind(visit.headers['user-agent']);
      await this.#storage.noteKeyEvent({ ...by, person, at: now, event: 'signed-in', keyKind });
      return known;
    }
    const isNew = known === undefined;
    return this.#enter({ person, brings: isNew || brings, by: { key } }, visit, now);
  }

  async #enter(
    { person, brings, by }: { readonly person: number } & Pick<NewJoin, 'brings' | 'by'>,
    visit: Visit,
    now: number,
  ): Promise<Known> {
    // A device that was never here gets a new person first, so that joining can be undone in the
    // usual way.
    const known = await this.#devices.findOrAdd(visit, now);
    const { device, person: from } = known;
    const join = { device, from, into: person, brings, by };
    const joined = await this.#storage.join({ ...join, now, ends: now + UNDO_MS });
    if (joined.result !== 'joined') throw refused(joined.result);
    await this.#handedOn(joined);
    return { ...known, person };
  }

  async #handedOn({ tables, devices }: HandedOn): Promise<void> {
    for (const device of devices) this.#devices.forget(device);
    await this.#listeners.handedOn(tables);
    for (const device of devices) this.#listeners.changed(device);
  }
}

/**
 * The open code that a device has used.
 * @throws Refused if there is none, or another device has used it
 */
function openFor(open: OpenCode | undefined, { ticket }: Coming): OpenCode {
  const isAnothers = open?.arrival !== undefined && open.arrival.ticket !== ticket;
  if (open === undefined || isAnothers) throw refused('code-wrong');
  return open;
}

/** Whether the request comes from the same device with the same content. */
function isSame(
  { arrival }: OpenCode,
  { brings }: Coming,
  identity: Identity | undefined,
): boolean {
  return (
    arrival !== undefined &&
    arrival.brings === brings &&
    arrival.identity?.device === identity?.device &&
    arrival.identity?.person === identity?.person
  );
}

/** Whether both persons have a seat at a table, and not the same one. */
function isAgainst({ seats }: StoredTable, one: Identity | undefined, other: number): boolean {
  return seats.some(
    (seat) =>
      owns(seat, one?.person) && seats.some((each) => each.seat !== seat.seat && owns(each, other)),
  );
}

function gamesOf(tables: readonly StoredTable[], { person }: Identity): readonly BroughtGame[] {
  const running = tables.toSorted((one, next) => Number(one.over) - Number(next.over));
  return running.slice(0, TOLD_GAMES).map(({ id, game, seats }) => ({
    id,
    game,
    names: seats
      .filter((seat) => seat.persons.length > 0 && !owns(seat, person))
      .map(({ name }) => name),
  }));
}
