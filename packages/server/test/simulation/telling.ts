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
/** Somebody is told after two minutes, and a channel that fails is tried again after an hour at most. */
const DELAY = { slow: 2 * MINUTE, live: 5_000 } as const;
const SLACK = 2 * HOUR;
/** A message that is on its way may be about a moment ago. */
const IN_FLIGHT = MINUTE;

/** Who wants no mail for each notice has one in twelve hours. */
const DIGEST = 12 * HOUR;
/** What has ended is forgotten at once, or when the disk takes something again. */
const FORGOTTEN = MINUTE;

/** The end of a message, for whoever gets it and for whoever sends it. */
interface Fate {
  readonly arrives: boolean;
  readonly carried: Carried;
  readonly ms: number;
}

interface Mailed {
  readonly run: number;
  readonly at: number;
  readonly marks: readonly NoticeMark[];
}

/** Where messages of the server come to, and what must hold of them. */
export class TellingLaws {
  readonly #world: World;
  readonly #disk: Disk;
  readonly #chance: Chance;
  readonly #isClockRight: boolean;
  readonly #looking: Looking;
  readonly #fault: (why: string) => void;
  /** By channel and notice: the run of the server that has sent it, and how often. */
  readonly #told = new Map<string, number>();
  /** Channels on which a message of a run of the server is on its way. */
  readonly #onTheirWay = new Set<string>();
  /** Channels that have answered that nobody is there any more, with the run of the server, and when. */
  readonly #ended = new Map<number, { readonly run: number; readonly at: number }>();
  /** The last mail of each channel that was answered. */
  readonly #mailed = new Map<number, Mailed>();
  /** By channel: news of keys that have come. */
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

  /** What a run of the server sends with. @param date the time that this run has */
  carrier(run: number, process: { readonly alive: boolean }, date: () => number): Carrier {
    return {
      carry: (channel, message, marks) =>
        new Promise<Carried>((resolve) => {
          this.#mayTell(run, channel);
          if (marks.length > 0) this.#mayMail(run, channel);
          const way = `${run} ${channel.id}`;
          if (marks.length > 0 && this.#onTheirWay.has(way)) {
            this.#fault(`channel ${channel.id} gets two messages at a time`);
          }
          if (marks.length > 0) this.#onTheirWay.add(way);
          this.#again(channel, marks);
          for (const { table, kind, about } of marks) {
            this.#check(channel, table, kind, date());
            this.#world.note(`told ${channel.address} of ${kind} ${about} at ${table}`);
          }
          const { arrives, carried, ms } = this.#fateOf(channel);
          this.#world.at(this.#chance.delay(200) + ms, () => {
            if (marks.length > 0) this.#onTheirWay.delete(way);
            const isSent = carried.result === 'sent';
            // What came without an answer comes again.
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

  /** By the name of its host: nothing else is known of a channel. */
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
      // It was taken, and the answer is lost.
      [2, failed('timeout', 10_000, true)],
    ]);
  }

  #hasNews({ id }: StoredChannel): void {
    this.news.set(id, (this.news.get(id) ?? 0) + 1);
  }

  /** Nothing is sent to where nobody is any more. */
  #mayTell(run: number, { id }: StoredChannel): void {
    const ended = this.#ended.get(id);
    if (ended?.run === run && this.#world.now - ended.at > FORGOTTEN) {
      this.#fault(`channel ${id} has ended, and is told on`);
    }
  }

  /** At most one mail in twelve hours, where nobody asks for each, but for a server that ended before it noted the last. */
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

  /** A notice comes once on a channel, but for a server that has ended before it noted that. */
  #once(run: number, { id }: StoredChannel, mark: string): void {
    const name = `${id} ${mark}`;
    this.told += 1;
    if (this.#told.get(name) === run) this.#fault(`channel ${id} is told ${mark} twice`);
    this.#told.set(name, run);
  }

  /** A run of the server remembers by the storage alone what was told: nothing that was noted goes out again. */
  #again({ id }: StoredChannel, marks: readonly NoticeMark[]): void {
    for (const mark of marks) {
      const noted = this.#disk.store.sentOn(id, [mark.table]);
      const isNoted = noted.some((each) => isSame(each, mark));
      if (isNoted) this.#fault(`channel ${id} is told ${mark.kind} again, which was noted`);
    }
  }

  /** Nobody is told of its turn when it is not. */
  #check(channel: StoredChannel, id: string, kind: string, now: number): void {
    const opened = this.#disk.store.openTable(id);
    if (opened === undefined || kind !== 'turn' || channel.table !== '') return;
    const { table } = opened;
    if (now - table.changed < IN_FLIGHT || seatsToMove(table, channel.person).length > 0) return;
    this.#fault(`${channel.person} is told of a turn at ${id} that it does not have`);
  }

  /** Mail goes to addresses alone that are keys. */
  #isKey({ kind, person, address }: StoredChannel): boolean {
    if (kind !== 'mail') return true;
    return this.#disk.store.keysOf(person).some(({ lookup }) => lookup === address);
  }

  /** When the next mail may go to an address, by the time of the world. */
  #mailsFrom({ id, kind, secret }: StoredChannel): number {
    const last = this.#mailed.get(id);
    if (last === undefined || kind !== 'mail' || readMailSecret(secret).every) return 0;
    return last.at + DIGEST;
  }

  /**
   * A person that must decide for long, and has not the table before it, is told on each channel that works.
   * @param down milliseconds in which no server ran since a moment
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

/** Seats of a person that must decide, and which it plays itself. */
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
