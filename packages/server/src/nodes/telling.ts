import type { Clock } from '../clock.ts';
import type { News, Storage } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import type { LiveTables } from '../tables/live.ts';

/** Interval at which a server looks for messages of which it has heard no word. */
const LOOK_MS = 5_000;
/** Tables that are looked at in one read. */
const TABLES_AT_ONCE = 500;
/** Persons with streams that are looked at in one interval. */
const PERSONS_AT_ONCE = 40;
/** Tables of one person that streams follow: as many as when they are opened. */
const FOLLOWED = 200;

export interface TellingNeeds {
  readonly storage: Pick<Storage, 'newsSince' | 'whenDeleted' | 'followedBy' | 'devicesOf'>;
  readonly hub: Hub;
  readonly live: Pick<LiveTables, 'find'>;
  readonly after: Clock['after'];
  /** Called when the streams of a table may see it through other seats. */
  readonly seated: (table: string) => void;
  readonly lookMs?: number | undefined;
}

/**
 * Tells the streams of this server what other servers have written. A word names a table, and its messages are read from the
 * database; a look at all followed tables now and then finds those of which no word has come.
 */
export class Telling {
  readonly #needs: TellingNeeds;
  /** Tables to be read, from a number on. */
  readonly #wanted = new Map<string, number>();
  readonly #reading = new Map<string, Promise<void>>();
  #cancel: (() => void) | undefined;
  /** The person who was looked at last. */
  #last = 0;
  #looking: Promise<void> = Promise.resolve();
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

  /** Another server has stored messages of a table, the last of them with this number; 0 where the table is gone. */
  told(table: string, number: number): void {
    if (this.#needs.hub.isFollowed(table)) this.#read(table, Math.max(0, number - 1));
  }

  /** Streams of this server have missed messages of a table. */
  behind(table: string): void {
    this.#read(table, Number.MAX_SAFE_INTEGER);
  }

  /** Other persons may sit at a table. */
  async seats(table: string): Promise<void> {
    const { hub, live, seated } = this.#needs;
    if (hub.size === 0) return;
    const found = await live.find(table);
    if (found === undefined) return;
    hub.seated(found.table, found.told);
    seated(table);
  }

  /** Any words may have been missed. */
  again(): void {
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
      if (this.#closed) return;
      await this.#lookAtTables();
      await this.#lookAtPersons(persons);
    };
    // Without the database nothing is told; the next look finds it.
    this.#looking = this.#looking.then(look).catch(() => undefined);
  }

  async #lookAtTables(): Promise<void> {
    const { storage, hub } = this.#needs;
    const places = [...hub.places()];
    for (let at = 0; at < places.length; at += TABLES_AT_ONCE) {
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
      const devices = new Set((await storage.devicesOf(person)).map(({ id }) => id));
      hub.endThose(
        (each) => each.person === person && each.device !== undefined && !devices.has(each.device),
      );
      const followed = await storage.followedBy(person, FOLLOWED);
      for (const { id } of followed) if (hub.lacks(person, id)) await this.seats(id);
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
      // Streams that are being opened read for themselves what was stored before.
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
    // First the seats through which each may see it: somebody who has left one must not see its hand any more.
    if (news.missed.some(({ kind }) => kind === 'seats')) await this.seats(table);
    for (const message of news.missed) hub.publish(message);
  }
}
