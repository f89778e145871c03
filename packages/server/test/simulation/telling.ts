import { hasSeat, readAgreed } from '@pangaea/rules/kernel';
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
import type { World } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Somebody is told after two minutes, and a channel that fails is tried again after an hour at most. */
const DELAY = { slow: 2 * MINUTE, live: 5_000 } as const;
const SLACK = 2 * HOUR;
/** A message that is on its way may be about a moment ago. */
const IN_FLIGHT = MINUTE;

/** Channels that people have, by the host that they lead to. */
export const CHANNELS = ['good.example', 'flaky.example', 'dead.example'] as const;

/** Where messages of the server come to, and what must hold of them. */
export class TellingLaws {
  readonly #world: World;
  readonly #disk: Disk;
  readonly #chance: Chance;
  readonly #fault: (why: string) => void;
  /** By channel and notice: the run of the server that has sent it, and how often. */
  readonly #told = new Map<string, number>();
  /** Channels on which a message of a run of the server is on its way. */
  readonly #onTheirWay = new Set<string>();
  told = 0;

  constructor(world: World, disk: Disk, chance: Chance, fault: (why: string) => void) {
    this.#world = world;
    this.#disk = disk;
    this.#chance = chance;
    this.#fault = fault;
  }

  /** What a run of the server sends with. @param date the time that this run has */
  carrier(run: number, process: { readonly alive: boolean }, date: () => number): Carrier {
    return {
      carry: (channel, _message, marks) =>
        new Promise<Carried>((resolve) => {
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
          this.#world.at(this.#chance.delay(200), () => {
            if (marks.length > 0) this.#onTheirWay.delete(way);
            const isLost = channel.address.includes('dead') || this.#isLate(channel);
            if (!isLost) for (const mark of marks) this.#once(run, channel, JSON.stringify(mark));
            if (!process.alive) return;
            resolve(isLost ? { result: 'failed', why: 'status 500' } : { result: 'sent' });
          });
        }),
    };
  }

  #isLate({ address }: StoredChannel): boolean {
    return address.includes('flaky') && this.#chance.happens(0.3);
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
      const isNoted = noted.some(({ kind, about }) => kind === mark.kind && about === mark.about);
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

  /**
   * A person that must decide for long is told on each channel that works.
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
        if (seatsToMove(table, person).length === 0) return [];
        const hours = store.hoursOf(person) ?? ANY_HOUR;
        return store.channelsOf(person).flatMap((channel) => {
          if (!channel.address.includes('good')) return [];
          const since = Math.max(table.changed, channel.created);
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
