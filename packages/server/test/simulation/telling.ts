import { hasSeat, readAgreed } from '@pangaea/rules/kernel';
import { readMailSecret } from '../../src/notices/channels.ts';
import type { Carried, Carrier } from '../../src/notices/message.ts';
import type {
  NoticeMark,
  OpenedTable,
  StoredChannel,
  StoredTable,
} from '../../src/storage/contract.ts';
import { ANY_HOUR, playable } from '../../src/time/hours.ts';
import type { Chance } from './chance.ts';
import type { Disk } from './disk.ts';
import type { Looking } from './looking.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * The time before a notice is sent, in milliseconds; a failed channel is tried again within an
 * hour.
 */
const DELAY = { slow: 2 * MINUTE, live: 5_000 } as const;
const SLACK = 2 * HOUR;
/** A message may be on its way for this time, and tell about an earlier state. */
const IN_FLIGHT = MINUTE;

/** A person who does not want a mail for each notice gets one in this time at most. */
const DIGEST = 12 * HOUR;
/**
 * An ended channel is deleted at once, or as soon as the disk stores data again; at the latest
 * after this time.
 */
const FORGOTTEN = MINUTE;

/** The result of a message: for its receiver, and for the sender. */
interface Fate {
  readonly arrives: boolean;
  readonly carried: Carried;
  readonly ms: number;
}

interface Process {
  readonly alive: boolean;
  /** For one of several servers: whether it had no trouble for a minute. */
  readonly isSteady?: () => boolean;
}

interface Sending {
  readonly run: number;
  readonly process: Process;
}

/**
 * Whether two messages count as sent at the same time: both by one run, or by two servers that
 * reach each other.
 */
function areBoth(one: Sending, other: Sending): boolean {
  if (one.run === other.run) return true;
  return [one, other].every(({ process }) => process.isSteady?.() === true);
}

interface Mailed {
  readonly run: number;
  readonly at: number;
  readonly marks: readonly NoticeMark[];
}

/** Receives the notices of the server, and checks the laws about them. */
export class TellingLaws {
  readonly #world: World;
  readonly #disk: Disk;
  readonly #chance: Chance;
  readonly #isClockRight: boolean;
  readonly #looking: Looking;
  readonly #fault: (why: string) => void;
  /** By channel and notice: how many times it was sent, and by which run of the server. */
  readonly #told = new Map<string, number>();
  /** By channel: the run of the server that has a message on its way. */
  readonly #onTheirWay = new Map<number, Sending>();
  /** Channels that have answered that they have ended, with the run of the server and the time. */
  readonly #ended = new Map<number, { readonly run: number; readonly at: number }>();
  /** By channel: the last mail with an answer. */
  readonly #mailed = new Map<number, Mailed>();
  /** By channel: the number of news about keys that have arrived. */
  readonly news = new Map<number, number>();
  told = 0;

  constructor(
    world: World,
    disk: Disk,
    chance: Chance,
    isClockRight: boolean,
    looking: Looking,
    fault: (why: string) => void,
  ) {
    this.#isClockRight = isClockRight;
    this.#looking = looking;
    this.#world = world;
    this.#disk = disk;
    this.#chance = chance;
    this.#fault = fault;
  }

  /**
   * The carrier of a run of the server.
   * @param date the time of this run, in milliseconds since 1970
   */
  carrier(run: number, process: Process, date: () => number): Carrier {
    return {
      carry: (channel, message, marks) =>
        new Promise<Carried>((resolve) => {
          this.#mayTell(run, channel);
          if (marks.length > 0) this.#mayMail(run, channel);
          const sending = { run, process };
          const before = this.#onTheirWay.get(channel.id);
          if (marks.length > 0 && before !== undefined && areBoth(before, sending)) {
            this.#fault(`channel ${channel.id} gets two messages at a time`);
          }
          if (marks.length > 0) this.#onTheirWay.set(channel.id, sending);
          this.#again(channel, marks);
          for (const { table, kind, about } of marks) {
            this.#check(channel, table, kind, date());
            this.#world.note(`told ${channel.address} of ${kind} ${about} at ${table}`);
          }
          const { arrives, carried, ms } = this.#fateOf(channel);
          this.#world.at(this.#chance.delay(200) + ms, () => {
            if (this.#onTheirWay.get(channel.id) === sending) this.#onTheirWay.delete(channel.id);
            const isSent = carried.result === 'sent';
            // A message without an answer is sent again, so only sent ones count.
            if (isSent) for (const mark of marks) this.#once(run, channel, JSON.stringify(mark));
            if (arrives && message.topic === 'keys') this.#hasNews(channel);
            if (!process.alive) return;
            const now = this.#world.now;
            if (carried.result === 'gone') this.#ended.set(channel.id, { run, at: now });
            if (isSent && marks.length > 0) this.#mailed.set(channel.id, { run, at: now, marks });
            resolve(carried);
          });
        }),
    };
  }

  /** The result of a message to a channel; it depends only on the host name of the channel. */
  #fateOf({ id, address }: StoredChannel): Fate {
    const failed = (why: string, ms = 0, arrives = false): Fate => ({
      arrives,
      carried: { result: 'failed', why },
      ms,
    });
    if (address.includes('dead')) return failed('status 500');
    const hasEnded = this.#ended.has(id) || this.#chance.happens(0.2);
    if (address.includes('ending') && hasEnded) {
      return { arrives: false, carried: { result: 'gone' }, ms: 0 };
    }
    const sent: Fate = { arrives: true, carried: { result: 'sent' }, ms: 0 };
    if (!address.includes('flaky')) return sent;
    return this.#chance.weighed([
      [14, sent],
      [2, failed('status 503')],
      [2, failed('timeout', 10_000)],
      // The message arrived, and its answer is lost.
      [2, failed('timeout', 10_000, true)],
    ]);
  }

  #hasNews({ id }: StoredChannel): void {
    this.news.set(id, (this.news.get(id) ?? 0) + 1);
  }

  /** No message goes to a channel that has ended. */
  #mayTell(run: number, { id }: StoredChannel): void {
    const ended = this.#ended.get(id);
    if (ended?.run === run && this.#world.now - ended.at > FORGOTTEN) {
      this.#fault(`channel ${id} has ended, and is told on`);
    }
  }

  /**
   * At most one mail in twelve hours, unless the person wants one for each notice. A server that
   * ended before it stored the last mail may send another.
   */
  #mayMail(run: number, { id, kind, secret }: StoredChannel): void {
    const last = this.#mailed.get(id);
    if (last === undefined || kind !== 'mail' || readMailSecret(secret).every) return;
    const noted = this.#disk.store.sentOn(
      id,
      last.marks.map(({ table }) => table),
    );
    const isNoted = last.marks.every((mark) => noted.some((each) => isSame(each, mark)));
    const since = this.#world.now - last.at;
    if (this.#isClockRight && since < DIGEST - MINUTE && (isNoted || last.run === run)) {
      this.#fault(`channel ${id} gets a further mail after ${since} ms`);
    }
  }

  /**
   * A notice comes once on a channel. A server that ended before it stored that may send it again.
   */
  #once(run: number, { id }: StoredChannel, mark: string): void {
    const name = `${id} ${mark}`;
    this.told += 1;
    if (this.#told.get(name) === run) this.#fault(`channel ${id} is told ${mark} twice`);
    this.#told.set(name, run);
  }

  /** A run of the server sends no notice again that is stored as sent. */
  #again({ id }: StoredChannel, marks: readonly NoticeMark[]): void {
    for (const mark of marks) {
      const noted = this.#disk.store.sentOn(id, [mark.table]);
      const isNoted = noted.some((each) => isSame(each, mark));
      if (isNoted) this.#fault(`channel ${id} is told ${mark.kind} again, which was noted`);
    }
  }

  /** A person gets a notice of a turn only if that person has to decide. */
  #check(channel: StoredChannel, id: string, kind: string, now: number): void {
    const opened = this.#disk.store.openTable(id);
    if (opened === undefined || kind !== 'turn' || channel.table !== '') return;
    const { table } = opened;
    if (now - table.changed < IN_FLIGHT || seatsToMove(table, channel.person).length > 0) return;
    this.#fault(`${channel.person} is told of a turn at ${id} that it does not have`);
  }

  /** Whether a channel is a mail address that is also a key; only those get mail. */
  #isKey({ kind, person, address }: StoredChannel): boolean {
    if (kind !== 'mail') return true;
    return this.#disk.store.keysOf(person).some(({ lookup }) => lookup === address);
  }

  /** The earliest time of the next mail to an address, in the time of the world. */
  #mailsFrom({ id, kind, secret }: StoredChannel): number {
    const last = this.#mailed.get(id);
    if (last === undefined || kind !== 'mail' || readMailSecret(secret).every) return 0;
    return last.at + DIGEST;
  }

  /**
   * A person who has had to decide for long, and does not have the table open, gets a notice on
   * each channel that works.
   * @param down milliseconds without a server since a date
   */
  look(now: number, down: (since: number) => number): readonly string[] {
    const { store } = this.#disk;
    return this.#disk.tables().flatMap((id) => {
      const opened = store.openTable(id);
      if (opened === undefined || opened.table.over) return [];
      const { table } = opened;
      const persons = [...new Set(table.seats.flatMap((seat) => seat.persons))];
      return persons.flatMap((person) => {
        const seats = seatsToMove(table, person);
        if (seats.length === 0) return [];
        const joined = seats.map((seat) => table.seats[seat].joined);
        const looked = this.#looking.until(id, person);
        const hours = store.hoursOf(person) ?? ANY_HOUR;
        return store.channelsOf(person).flatMap((channel) => {
          if (!channel.address.includes('good')) return [];
          if (!this.#isKey(channel)) return [];
          const free = now - this.#world.now + Math.max(looked, this.#mailsFrom(channel));
          const since = Math.max(table.changed, channel.created, free, ...joined);
          const isSlow = table.pace === 'slow';
          const ripe = since + down(since) + DELAY[table.pace];
          const due = (isSlow ? playable(ripe, hours) : ripe) + SLACK;
          if (now <= (isSlow ? playable(due, hours) : due)) return [];
          const about = lastPlayed(opened, person);
          const sent = store.sentOn(channel.id, [id]);
          const isTold = sent.some((each) => each.kind === 'turn' && each.about === about);
          const why = `${id}: ${person} was not told of its turn ${about} for ${now - since} ms`;
          return isTold ? [] : [why];
        });
      });
    });
  }
}

function isSame(one: NoticeMark, other: NoticeMark): boolean {
  return one.table === other.table && one.kind === other.kind && one.about === other.about;
}

/** Seats that the person plays without a program and that have to decide. */
function seatsToMove(table: StoredTable, person: number): readonly number[] {
  return table.seats
    .filter(({ seat, persons, program, left }) => {
      const isAway = table.clock?.state.seats[seat].away === true;
      const isAsked = hasSeat(table.deciders, seat) && !hasSeat(table.answered, seat);
      const isItself = program === undefined && left === undefined && !isAway;
      return persons.includes(person) && isAsked && isItself;
    })
    .map(({ seat }) => seat);
}

function lastPlayed({ table, commands, segments }: OpenedTable, person: number): number {
  const isOwn = (seat: number) => table.seats[seat].persons.includes(person);
  const backs = commands.flatMap((line, at) => (readAgreed(line) === undefined ? [] : [at + 1]));
  const own = segments.filter(({ seat }) => isOwn(seat)).map(({ version }) => version);
  return Math.max(0, ...backs, ...own);
}
