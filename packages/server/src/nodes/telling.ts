import type { Clock } from '../clock.ts';
import type { News, Storage } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import { type LiveTables, viewersIn } from '../tables/live.ts';

/**
 * The interval at which a server looks for messages that no bus message announced, in milliseconds.
 */
const LOOK_MS = 5_000;
/** The number of tables that are read at once. */
const TABLES_AT_ONCE = 500;
/** The number of persons with streams whose tables are checked in one interval. */
const PERSONS_AT_ONCE = 40;
/** The most tables of one person that streams follow, as when they are opened. */
const FOLLOWED = 200;

export interface TellingNeeds {
  readonly storage: Pick<Storage, 'newsSince' | 'whenDeleted' | 'followedBy' | 'devicesOf'>;
  readonly hub: Hub;
  readonly live: Pick<LiveTables, 'find'>;
  readonly after: Clock['after'];
  /** Called when the streams of a table may see it from other seats. */
  readonly seated: (table: string) => void;
  /** Reads the orders of the operator again. */
  readonly orders: () => Promise<void>;
  readonly lookMs?: number | undefined;
}

/**
 * Sends the messages that other servers have stored to the streams of this server. A bus message
 * names a table, and the messages are read from the database. Regular looks at all followed tables
 * find messages that no bus message announced.
 */
export class Telling {
  readonly #needs: TellingNeeds;
  /** Tables to be read, each from a message number on. */
  readonly #wanted = new Map<string, number>();
  readonly #reading = new Map<string, Promise<void>>();
  #cancel: (() => void) | undefined;
  /** The last person who was checked. */
  #last = 0;
  #looking: Promise<void> = Promise.resolve();
  /** Whether a look at everything waits to begin. */
  #wantsAll = false;
  #closed = false;

  constructor(needs: TellingNeeds) {
    this.#needs = needs;
  }

  start(): void {
    this.#lookLater();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel?.();
    await this.#looking;
    await Promise.all(this.#reading.values());
  }

  /**
   * Another server has stored messages of a table; the number is that of the last one, or 0 if the
   * table was deleted.
   */
  told(table: string, number: number): void {
    if (this.#needs.hub.isFollowed(table)) this.#read(table, Math.max(0, number - 1));
  }

  /** Streams of this server have missed messages of a table. */
  behind(table: string): void {
    this.#read(table, Number.MAX_SAFE_INTEGER);
  }

  /** A table may have other persons. */
  async seats(table: string): Promise<void> {
    const { hub, live, seated } = this.#needs;
    if (hub.size === 0) return;
    const found = await live.find(table);
    if (found === undefined) return;
    hub.seated(found.table, found.told);
    seated(table);
  }

  /** Any bus messages may have been missed. */
  again(): void {
    if (this.#wantsAll) return;
    this.#wantsAll = true;
    this.#look(Number.POSITIVE_INFINITY);
  }

  #lookLater(): void {
    this.#cancel = this.#needs.after(this.#needs.lookMs ?? LOOK_MS, () => {
      this.#look(PERSONS_AT_ONCE);
      void this.#looking.then(() => {
        if (!this.#closed) this.#lookLater();
      });
    });
  }

  #look(persons: number): void {
    const look = async () => {
      if (persons === Number.POSITIVE_INFINITY) this.#wantsAll = false;
      if (this.#closed) return;
      await this.#needs.orders();
      await this.#lookAtTables();
      await this.#lookAtPersons(persons);
    };
    // Without the database nothing is sent; the next look finds the messages.
    this.#looking = this.#looking.then(look).catch(() => undefined);
  }

  async #lookAtTables(): Promise<void> {
    const { storage, hub } = this.#needs;
    const places = [...hub.places()];
    for (let at = 0; at < places.length && !this.#closed; at += TABLES_AT_ONCE) {
      const some = places.slice(at, at + TABLES_AT_ONCE);
      const asked = some.map(([table]) => ({ table, number: undefined }));
      const found = new Map(
        (await storage.newsSince(asked)).map(({ table, number }) => [table, number]),
      );
      for (const [table, place] of some) {
        if ((found.get(table) ?? Number.POSITIVE_INFINITY) > place) this.#read(table, place);
      }
    }
  }

  async #lookAtPersons(most: number): Promise<void> {
    const { storage, hub } = this.#needs;
    const all = [...hub.persons()].sort((one, other) => one - other);
    const from = all.findIndex((person) => person > this.#last);
    const some = [...all.slice(Math.max(0, from)), ...all.slice(0, Math.max(0, from))].slice(
      0,
      most,
    );
    for (const person of some) {
      if (this.#closed) return;
      const devices = new Set((await storage.devicesOf(person)).map(({ id }) => id));
      hub.endThose(
        (each) => each.person === person && each.device !== undefined && !devices.has(each.device),
      );
      const tables = await storage.followedBy(person, FOLLOWED);
      const followed = new Map(tables.map(({ id, seats }) => [id, viewersIn(seats)]));
      // The bus message that the person sees a table through other seats was lost.
      for (const id of hub.misled(person, followed, tables.length < FOLLOWED)) await this.seats(id);
      this.#last = person;
    }
  }

  #read(table: string, from: number): void {
    this.#wanted.set(table, Math.min(from, this.#wanted.get(table) ?? from));
    if (this.#reading.has(table)) return;
    const reading = this.#readAll(table)
      .catch(() => undefined)
      .then(() => {
        this.#reading.delete(table);
      });
    this.#reading.set(table, reading);
  }

  async #readAll(table: string): Promise<void> {
    const { storage, hub } = this.#needs;
    for (;;) {
      const wanted = this.#wanted.get(table);
      if (wanted === undefined || this.#closed) return;
      this.#wanted.delete(table);
      // Streams that are being opened read earlier messages themselves.
      const from = Math.min(wanted, hub.placeAt(table) ?? wanted);
      if (from === Number.MAX_SAFE_INTEGER) continue;
      const [news] = await storage.newsSince([{ table, number: from }]);
      await this.#pass(table, news);
    }
  }

  async #pass(table: string, news: News | undefined): Promise<void> {
    const { storage, hub } = this.#needs;
    if (news === undefined) {
      const byOperator = (await storage.whenDeleted(table)) !== undefined;
      hub.gone(table, byOperator ? 'operator' : undefined);
      return;
    }
    if (news.missed === undefined) {
      hub.endBehind(table, news.number);
      return;
    }
    // First the seats are updated, since a person who has left a seat must not see its hand any
    // more.
    if (news.missed.some(({ kind }) => kind === 'seats')) await this.seats(table);
    for (const message of news.missed) hub.publish(message);
  }
}
