import { hasSeat, seatsOf, type Viewer } from '@pangaea/rules/kernel';
import { HIDES_HANDS } from '../rules/hands.ts';
import type {
  SealedSegment,
  Storage,
  StoredSeat,
  StoredSegment,
  StoredTable,
  StoredToken,
  TableWrite,
} from '../storage/contract.ts';
import { isAway } from '../time/away.ts';
import { type Refused, refused } from './refused.ts';

/** The result of work that the storage refused because another write came first. */
export const OVERTAKEN: unique symbol = Symbol('overtaken');
export type Overtaken = typeof OVERTAKEN;

/** A cached table after the last commit. */
export interface LiveTable {
  table: StoredTable;
  /** As in `OpenedTable`. */
  readonly editionFile: string;
  /** Seat and move in notation, from the start. */
  commands: string[];
  /** The number of its position, by which the workers of the rules identify it. */
  at: number;
  /** Answered segments, by seat and key. */
  readonly segments: Map<string, StoredSegment>;
  /** The number of its last message. */
  told: number;
  /** As in `OpenedTable`. */
  sealed: readonly SealedSegment[];
  /** The end of the queue of its changes. */
  line: Promise<unknown>;
  waiting: number;
  /** The table was deleted. */
  gone: boolean;
}

/**
 * Keeps a table after a write, with its new revision. The caller is in the queue of the table.
 * @returns the new state
 */
export function keep(live: LiveTable, written: StoredTable): StoredTable {
  live.table = { ...written, revision: live.table.revision + 1 };
  return live.table;
}

/** The fields that every write of a table has. */
export function writeOf({ id, revision }: StoredTable, now: number): TableWrite {
  return { table: id, revision, now };
}

export function segmentKey({ seat, key }: { readonly seat: number; readonly key: string }): string {
  return `${seat} ${key}`;
}

/** The sender of a request: a person, a program with the token of a seat, or an unknown client. */
export type Asker = number | StoredToken | undefined;

/** Whether a seat belongs to a person, also while a program plays it. */
export function owns({ persons }: StoredSeat, asker: Asker): boolean {
  return typeof asker === 'number' && persons.includes(asker);
}

/**
 * Whether the sender plays a seat and sees its secrets: the program of the seat, or else its
 * person.
 */
export function holds(seat: StoredSeat, asker: Asker): boolean {
  const { program } = seat;
  if (typeof asker === 'object') return program !== undefined && program.token === asker.token;
  return program === undefined && owns(seat, asker);
}

/**
 * The refusal for a sender without a seat: a token that has no seat was ended while its request
 * waited.
 */
export function notTheirs(
  { seats }: Pick<StoredTable, 'seats'>,
  asker: Asker,
  facts: { readonly seat?: number },
): Refused {
  const isEnded = typeof asker === 'object' && !seats.some((seat) => holds(seat, asker));
  return isEnded ? refused('token-wrong') : refused('not-your-seat', facts);
}

/** Whether a person sits at a table, also where a program or bot plays the seat. */
export function sitsAt({ seats }: Pick<StoredTable, 'seats'>, asker: Asker): boolean {
  return seats.some((seat) => owns(seat, asker));
}

/**
 * Whether a person may take a seat: it is free, or its person has left the game. With hidden hands,
 * a left seat stays with its bot until its person is back, because a link must not show a hand.
 */
export function isFree(
  { game }: Pick<StoredTable, 'game'>,
  { kind, joined, left }: StoredSeat,
): boolean {
  if (left !== undefined) return !HIDES_HANDS.has(game);
  return kind === 'person' && joined === 0;
}

/** The viewers as whom a person sees a table: the seats in these bits, or a spectator. */
export function viewersIn(seats: number): readonly Viewer[] {
  return seats === 0 ? ['spectator'] : seatsOf(seats);
}

/**
 * The seats through which a person may see a table, lowest first; a spectator if there are none.
 */
export function viewersOf(table: StoredTable, asker: Asker): readonly Viewer[] {
  const own = table.seats.filter((seat) => holds(seat, asker)).map(({ seat }) => seat);
  return own.length === 0 ? ['spectator'] : own;
}

/** The viewer whose view is shown by default. */
export function viewerOf(table: StoredTable, asker: Asker): Viewer {
  return viewersOf(table, asker)[0];
}

/** Seats that have to decide and have not answered in secret yet, as bits. */
export function openSeats({
  deciders,
  answered,
}: Pick<StoredTable, 'deciders' | 'answered'>): number {
  return deciders & ~answered;
}

export function haveAllAnswered(table: Pick<StoredTable, 'deciders' | 'answered'>): boolean {
  return table.answered !== 0 && openSeats(table) === 0;
}

/** Whether a bot plays a seat, for good or until its owner is back. */
export function isBots(
  table: Pick<StoredTable, 'clock'>,
  { kind, seat, left }: StoredSeat,
): boolean {
  return kind === 'bot' || left !== undefined || isAway(table, seat);
}

/** Whether a person plays a seat without a program or bot, as far as the server knows. */
export function isPresent(table: Pick<StoredTable, 'clock'>, seat: StoredSeat): boolean {
  return seat.persons.length > 0 && seat.program === undefined && !isBots(table, seat);
}

/** Bots that have to decide now. */
export function botsToMove(
  table: Pick<StoredTable, 'seats' | 'deciders' | 'answered' | 'clock'>,
): readonly number[] {
  return table.seats
    .filter((seat) => isBots(table, seat) && hasSeat(openSeats(table), seat.seat))
    .map(({ seat }) => seat);
}

/**
 * The cache of tables. Changes of one table wait in its queue; different tables do not wait for
 * each other. Unused tables are dropped to make room.
 */
export class LiveTables {
  readonly #storage: Storage;
  readonly #most: number;
  readonly #isAlone: boolean;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables of `#tables` that have been loaded. */
  readonly #ready = new Map<string, LiveTable>();
  #places = 0;

  /**
   * @param isAlone whether only this process writes tables; otherwise every use checks the stored
   * revision
   */
  constructor(storage: Storage, most = 400, isAlone = true) {
    this.#storage = storage;
    this.#most = most;
    this.#isAlone = isAlone;
  }

  find(id: string): Promise<LiveTable | undefined> {
    const atHand = this.#tables.get(id);
    if (atHand === undefined || this.#isAlone) return this.#atHand(id);
    return this.#renewed(id);
  }

  #atHand(id: string): Promise<LiveTable | undefined> {
    const kept = this.#tables.get(id) ?? this.#load(id);
    this.#tables.delete(id);
    this.#tables.set(id, kept);
    return kept;
  }

  /** A cached table, renewed if another server has written it meanwhile. */
  async #renewed(id: string): Promise<LiveTable | undefined> {
    const live = await this.#atHand(id);
    if (live === undefined || (await this.#isPresent(live))) return live;
    try {
      await this.exclusively(live, () => this.#renew(live));
    } catch (error) {
      if (live.gone) return undefined;
      throw error;
    }
    return live;
  }

  /** Whether the cached table equals the stored one. */
  async #isPresent(live: LiveTable): Promise<boolean> {
    const revision = await this.#storage.revisionOf(live.table.id);
    // A write of this process may have been stored since the check began.
    return revision !== undefined && revision <= live.table.revision;
  }

  /**
   * Renews a cached table if another server has written it. The caller is in the queue of the
   * table.
   */
  async #renew(live: LiveTable): Promise<void> {
    if (!(await this.#isPresent(live))) await this.refresh(live);
  }

  /** A table in memory, as this process wrote it last. */
  held(id: string): StoredTable | undefined {
    return this.#ready.get(id)?.table;
  }

  /**
   * Changes a table. Changes of a table run one after another, each on the stored state: if another
   * process has written the table meanwhile, it is read again and the decision is repeated.
   * @param work decides on the cached table and writes it under the revision that it has
   * @throws Refused if there is no such table
   */
  async change<T>(id: string, work: (live: LiveTable) => Promise<T | Overtaken>): Promise<T> {
    const live = await this.#atHand(id);
    if (live === undefined) throw await this.missing(id);
    return this.exclusively(live, async () => {
      if (!this.#isAlone) await this.#renew(live);
      for (;;) {
        const done = await work(live);
        if (done !== OVERTAKEN) return done;
        await this.refresh(live);
      }
    });
  }

  /**
   * Queues work on a table: `work` begins when all earlier work has ended.
   * @throws Refused if the table was deleted meanwhile
   */
  async exclusively<T>(live: LiveTable, work: () => Promise<T>): Promise<T> {
    live.waiting += 1;
    const turn = live.line.then(async () => {
      if (live.gone) throw await this.missing(live.table.id);
      return work();
    });
    live.line = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      live.waiting -= 1;
    }
  }

  /** The refusal for a missing table: the operator may have deleted it. */
  async missing(id: string): Promise<Refused> {
    const at = await this.#storage.whenDeleted(id);
    return at === undefined
      ? refused('table-unknown', { table: id })
      : refused('table-deleted', { table: id, at });
  }

  /** Drops a deleted table. The caller is in the queue of the table. */
  drop(live: LiveTable): void {
    live.gone = true;
    this.#tables.delete(live.table.id);
    this.#ready.delete(live.table.id);
  }

  /** Loads the stored state into a cached table. The caller is in the queue of the table. */
  async refresh(live: LiveTable): Promise<void> {
    const { id } = live.table;
    const opened = await this.#storage.openTable(id);
    if (opened === undefined) {
      this.drop(live);
      throw await this.missing(id);
    }
    live.table = opened.table;
    live.commands = [...opened.commands];
    live.at = this.nextPlace();
    live.sealed = opened.sealed;
    live.told = Math.max(live.told, opened.told);
    for (const each of opened.segments) live.segments.set(segmentKey(each), each);
  }

  /** Called when a message of a table was sent. */
  noteTold(id: string, number: number): void {
    const live = this.#ready.get(id);
    if (live !== undefined) live.told = Math.max(live.told, number);
  }

  /**
   * The number of the last message of a cached table; 0 if there is none or the table is not
   * cached.
   */
  toldOf(id: string): number {
    return this.#ready.get(id)?.told ?? 0;
  }

  /** A new number for a position, unique among all positions. */
  nextPlace(): number {
    this.#places += 1;
    return this.#places;
  }

  #load(id: string): Promise<LiveTable | undefined> {
    const loading = this.#storage.openTable(id).then((opened) => {
      if (opened === undefined) {
        this.#tables.delete(id);
        return undefined;
      }
      const segments = new Map(opened.segments.map((each) => [segmentKey(each), each]));
      const live: LiveTable = {
        table: opened.table,
        editionFile: opened.editionFile,
        commands: [...opened.commands],
        at: this.nextPlace(),
        segments,
        sealed: opened.sealed,
        told: opened.told,
        line: Promise.resolve(),
        waiting: 0,
        gone: false,
      };
      this.#ready.set(id, live);
      this.#makeRoom();
      return live;
    });
    loading.catch(() => this.#tables.delete(id));
    return loading;
  }

  #makeRoom(): void {
    if (this.#ready.size <= this.#most) return;
    for (const id of this.#tables.keys()) {
      if (this.#ready.get(id)?.waiting !== 0) continue;
      this.#tables.delete(id);
      this.#ready.delete(id);
      if (this.#ready.size <= this.#most) return;
    }
  }
}
