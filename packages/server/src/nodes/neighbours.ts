import type { Clock } from '../clock.ts';
import type { DueKind, DueWork, SentMessage } from '../storage/contract.ts';
import type { Hub, Present } from '../stream/hub.ts';
import type { OtherServers } from '../stream/presence.ts';
import type { Bus, BusMessage, Hearing } from './bus.ts';
import { Elsewhere, type Gone, type HereAt, NOBODY } from './elsewhere.ts';

/** The interval at which a server says that it is running, in milliseconds. */
const BEAT_MS = 5_000;
/**
 * The shortest time between two repetitions of all that a server has said about people, in
 * milliseconds.
 */
const REPEAT_MS = 15_000;

/**
 * The parts of a server that get bus messages from other servers. They are made after the parts
 * that send them.
 */
export interface Listening {
  readonly telling: {
    told(table: string, number: number): void;
    seats(table: string): Promise<void>;
    again(): void;
  };
  /** Sends the people who are present at a table to its followers. */
  readonly present: (table: string) => void;
  /** Another server has stored due work of a kind that it leaves to this server. */
  readonly due: (kind: DueKind) => void;
  /** A person was invited, or has changed the notes at a table. */
  readonly person: (person: number, what: string) => void;
  /** The last stream of a person has ended at another server. */
  readonly went: (person: number) => void;
  /** Another server got an order of the operator. */
  readonly orders: () => void;
}

/** The bus message of a server about the people at a table. */
interface SaidHere {
  readonly server: string;
  readonly here: HereAt;
  /** Whether the other servers shall also say who is present. */
  readonly asks: boolean;
  /**
   * The number of this bus message among all those of the server about people; 0 from a server that
   * does not count.
   */
  readonly place?: number;
}

/** The bus message of a server about the devices of a person that have streams there. */
interface SaidThere {
  readonly server: string;
  readonly devices: readonly number[];
  readonly place?: number;
}

/** The connection to the other servers of the same database: it sends and receives bus messages. */
export class Neighbours implements OtherServers, Hearing {
  readonly #bus: Bus;
  readonly #hub: Hub;
  readonly #after: Clock['after'];
  readonly #now: () => number;
  readonly #elsewhere: Elsewhere;
  /**
   * Tables with streams here for which the other servers were asked, each with the last text that
   * this server has sent about it.
   */
  readonly #said = new Map<string, string>();
  /** The number of bus messages about people that were sent. */
  #count = 0;
  /** The value of `#count` at the last repetition: all earlier bus messages no longer count. */
  #since = 0;
  #repeatedAt = 0;
  #listening: Listening | undefined;
  #cancel: (() => void) | undefined;

  constructor(bus: Bus, hub: Hub, { now, after }: Clock) {
    this.#bus = bus;
    this.#hub = hub;
    this.#after = after;
    this.#now = now;
    this.#elsewhere = new Elsewhere(now);
  }

  start(listening: Listening): void {
    this.#listening = listening;
    this.#bus.listen(this);
    this.#beat();
  }

  async close(): Promise<void> {
    this.#cancel?.();
    for (const table of this.#said.keys()) this.#sayHere(table, NOBODY, false);
    for (const person of this.#hub.persons()) this.#sayThere(person, []);
    await this.#bus.close();
  }

  /** A message was stored. */
  told({ table, number }: SentMessage): void {
    this.#bus.say('told', table, `${number}`);
  }

  /** A table was made, or may have other persons. */
  seats(table: string): void {
    this.#bus.say('seats', table);
  }

  gone(table: string): void {
    this.#bus.say('told', table, '0');
  }

  person(person: number, what: string): void {
    this.#bus.say('person', `${person}`, what);
  }

  device(device: number): void {
    this.#bus.say('device', `${device}`);
  }

  /** This server got an order of the operator. */
  orders(): void {
    this.#bus.say('orders', this.#bus.name);
  }

  /** Streams of a person were opened or have ended. */
  streams(person: number): void {
    this.#sayThere(person, this.#hub.devicesOf(person));
  }

  isDeviceHere(person: number, device: number): boolean {
    return this.#elsewhere.isDeviceHere(person, device);
  }

  /**
   * Due work was stored.
   * @param own the kinds of work that this server does itself
   */
  works(works: readonly DueWork[], own: readonly DueKind[]): void {
    for (const { kind, claimed } of works) {
      if (claimed > 0 && !own.includes(kind)) this.#bus.say('work', kind);
    }
  }

  with(table: string, own: Present): Present {
    return this.#elsewhere.with(table, own);
  }

  isPersonHere(person: number): boolean {
    return this.#elsewhere.isPersonHere(person);
  }

  /** Whether a person has a table open in a page that another server serves. */
  isLookedAt(table: string, person: number): boolean {
    return this.#elsewhere.isLookedAt(table, person);
  }

  changed(table: string): void {
    const here = this.#hereAt(table);
    const text = JSON.stringify(here);
    const before = this.#said.get(table);
    const isFollowed = this.#hub.isFollowed(table);
    // Nobody has a stream here, and the others know it.
    if (!isFollowed && before === undefined) return;
    if (isFollowed) this.#said.set(table, text);
    else this.#said.delete(table);
    if (before !== text) this.#sayHere(table, here, before === undefined);
  }

  heard({ topic, id, text }: BusMessage): void {
    const { telling, person, due } = this.#listening ?? {};
    if (topic === 'told') telling?.told(id, Number(text));
    if (topic === 'seats') telling?.seats(id).catch(() => undefined);
    if (topic === 'person') person?.(Number(id), text);
    if (topic === 'device') this.#hub.changed(Number(id));
    if (topic === 'work') due?.(id as DueKind);
    if (topic === 'here') this.#heardHere(id, JSON.parse(text) as SaidHere);
    if (topic === 'there') this.#heardThere(Number(id), JSON.parse(text) as SaidThere);
    if (topic === 'orders') this.#listening?.orders();
    if (topic === 'beat') this.#heardBeat(id, text);
    if (topic === 'repeat' && id === this.#bus.name) this.#repeat();
    if (topic === 'again') this.again();
  }

  again(): void {
    this.#listening?.telling.again();
    this.#repeat();
  }

  /**
   * Says again, for every table with streams here, who is present; and for every person here, with
   * which devices.
   */
  #repeat(): void {
    const now = this.#now();
    if (this.#repeatedAt > now - REPEAT_MS) return;
    this.#repeatedAt = now;
    this.#since = this.#count;
    for (const table of this.#said.keys()) this.#sayAgain(table);
    for (const person of this.#hub.persons()) this.streams(person);
    this.#sayBeat();
  }

  #heardThere(person: number, { server, devices, place = 0 }: SaidThere): void {
    if (this.#elsewhere.devices(server, person, devices, place)) this.#listening?.went(person);
  }

  #heardHere(table: string, { server, here, asks, place = 0 }: SaidHere): void {
    const isNews = this.#elsewhere.said(server, table, here, place);
    if (!this.#hub.isFollowed(table)) return;
    if (isNews) this.#listening?.present(table);
    if (asks) this.#sayAgain(table);
  }

  /**
   * Compares the count in the beat of another server with what arrived from it. If bus messages are
   * missing, that server is asked to send all of them again; otherwise people who have left are
   * announced.
   */
  #heardBeat(server: string, text: string): void {
    const [count = 0, since = 0] = text.split(' ').map(Number);
    const gone = this.#elsewhere.beat(server, count, since);
    if (gone === undefined) this.#bus.say('repeat', server);
    else this.#tellGone(gone);
  }

  #tellGone({ tables, persons }: Gone): void {
    for (const person of persons) this.#listening?.went(person);
    for (const table of tables) {
      if (this.#hub.isFollowed(table)) this.#listening?.present(table);
    }
  }

  #hereAt(table: string): HereAt {
    return { ...this.#hub.presentAt(table), ...this.#hub.personsAt(table) };
  }

  /**
   * Says who is present now. A departure may be said here before its delay is over; if the person
   * comes back meanwhile, that is another change.
   */
  #sayAgain(table: string): void {
    const here = this.#hereAt(table);
    if (this.#said.has(table)) this.#said.set(table, JSON.stringify(here));
    this.#sayHere(table, here, false);
  }

  #sayHere(table: string, here: HereAt, asks: boolean): void {
    this.#count += 1;
    const said: SaidHere = { server: this.#bus.name, here, asks, place: this.#count };
    this.#bus.say('here', table, JSON.stringify(said));
  }

  #sayThere(person: number, devices: readonly number[]): void {
    this.#count += 1;
    const said: SaidThere = { server: this.#bus.name, devices, place: this.#count };
    this.#bus.say('there', `${person}`, JSON.stringify(said));
  }

  #sayBeat(): void {
    this.#bus.say('beat', this.#bus.name, `${this.#count} ${this.#since}`);
  }

  #beat(): void {
    this.#sayBeat();
    this.#tellGone(this.#elsewhere.forget());
    this.#cancel = this.#after(BEAT_MS, () => this.#beat());
  }
}
