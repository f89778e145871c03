import type { Clock } from '../clock.ts';
import type { DueKind, DueWork, SentMessage } from '../storage/contract.ts';
import type { Hub, Present } from '../stream/hub.ts';
import type { OtherServers } from '../stream/presence.ts';
import type { Bus, Hearing, Word } from './bus.ts';
import { Elsewhere, type HereAt, NOBODY } from './elsewhere.ts';

/** Interval at which a server says that it is there. */
const BEAT_MS = 5_000;
/** Tables of which a server says who is there when words were lost; of others it says it with the next change. */
const SAID_AGAIN = 2_000;

/** The parts of a server that hear from other servers. They are made after those that say something to them. */
export interface Listening {
  readonly telling: {
    told(table: string, number: number): void;
    seats(table: string): Promise<void>;
    again(): void;
  };
  /** Followers of a table are to be told who is there. */
  readonly present: (table: string) => void;
  /** Work of a kind is due that another server leaves to this one. */
  readonly due: (kind: DueKind) => void;
  /** A person was invited, or has changed the notes at a table. */
  readonly person: (person: number, what: string) => void;
}

/** The word of a server about the persons at a table. */
interface SaidHere {
  readonly server: string;
  readonly here: HereAt;
  /** Whether the others are to say it too. */
  readonly asks: boolean;
}

/** The other servers of the same database: what is said to them, and what they say. */
export class Neighbours implements OtherServers, Hearing {
  readonly #bus: Bus;
  readonly #hub: Hub;
  readonly #after: Clock['after'];
  readonly #elsewhere: Elsewhere;
  /** Tables with streams here, of which the others were asked; with what was said last. */
  readonly #said = new Map<string, string>();
  #listening: Listening | undefined;
  #cancel: (() => void) | undefined;

  constructor(bus: Bus, hub: Hub, { now, after }: Clock) {
    this.#bus = bus;
    this.#hub = hub;
    this.#after = after;
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
    await this.#bus.close();
  }

  /** A message was stored. */
  told({ table, number }: SentMessage): void {
    this.#bus.say('told', table, `${number}`);
  }

  /** Other persons may sit at a table, or it was made. */
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

  /** Works were stored. @param own the kinds that this server does itself */
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

  /** Whether a person has a table before it on a page that is served by another server. */
  isLookedAt(table: string, person: number): boolean {
    return this.#elsewhere.isLookedAt(table, person);
  }

  changed(table: string): void {
    const here = this.#hereAt(table);
    const text = JSON.stringify(here);
    const before = this.#said.get(table);
    if (before === text) return;
    if (this.#hub.isFollowed(table)) this.#said.set(table, text);
    else this.#said.delete(table);
    this.#sayHere(table, here, before === undefined);
  }

  heard({ topic, id, text }: Word): void {
    const { telling, person, due } = this.#listening ?? {};
    if (topic === 'told') telling?.told(id, Number(text));
    if (topic === 'seats') telling?.seats(id).catch(() => undefined);
    if (topic === 'person') person?.(Number(id), text);
    if (topic === 'device') this.#hub.changed(Number(id));
    if (topic === 'work') due?.(id as DueKind);
    if (topic === 'here') this.#heardHere(id, JSON.parse(text) as SaidHere);
    if (topic === 'beat') this.#elsewhere.beat(id);
    if (topic === 'again') this.again();
  }

  again(): void {
    this.#listening?.telling.again();
    for (const table of [...this.#said.keys()].slice(0, SAID_AGAIN)) {
      this.#sayHere(table, this.#hereAt(table), true);
    }
  }

  #heardHere(table: string, { server, here, asks }: SaidHere): void {
    this.#elsewhere.said(server, table, here);
    if (!this.#hub.isFollowed(table)) return;
    this.#listening?.present(table);
    if (asks) this.#sayHere(table, this.#hereAt(table), false);
  }

  #hereAt(table: string): HereAt {
    return { ...this.#hub.presentAt(table), ...this.#hub.personsAt(table) };
  }

  #sayHere(table: string, here: HereAt, asks: boolean): void {
    const said: SaidHere = { server: this.#bus.name, here, asks };
    this.#bus.say('here', table, JSON.stringify(said));
  }

  #beat(): void {
    this.#bus.say('beat', this.#bus.name);
    for (const table of this.#elsewhere.forget()) this.#listening?.present(table);
    this.#cancel = this.#after(BEAT_MS, () => this.#beat());
  }
}
