import { hasSeat, type Viewer } from '@pangaea/rules/kernel';
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
import { refused } from './refused.ts';

/** The result of work that the storage refused, because the table was written meanwhile. */
export const OVERTAKEN: unique symbol = Symbol('overtaken');
export type Overtaken = typeof OVERTAKEN;

/** A table in play, as it stands after the last commit. */
export interface LiveTable {
  table: StoredTable;
  /** As in `OpenedTable`. */
  readonly editionFile: string;
  /** Seat and command in notation, from the start. */
  commands: string[];
  /** The number of its position, by which the rules know it. */
  at: number;
  /** Answered segments by seat and key. */
  readonly segments: Map<string, StoredSegment>;
  /** The number of the last message that was told of it. */
  told: number;
  /** As in `OpenedTable`. */
  sealed: readonly SealedSegment[];
  /** The end of the line of those who want to change it. */
  line: Promise<unknown>;
  waiting: number;
  /** It was deleted. */
  gone: boolean;
}

/** A table as it is now that it was written. The caller is in line. @returns it as it stands */
export function keep(live: LiveTable, written: StoredTable): StoredTable {
  live.table = { ...written, revision: live.table.revision + 1 };
  return live.table;
}

/** The head of a write of a table. */
export function writeOf({ id, revision }: StoredTable, now: number): TableWrite {
  return { table: id, revision, now };
}

export function segmentKey({ seat, key }: { readonly seat: number; readonly key: string }): string {
  return `${seat} ${key}`;
}

/** The sender of a request: a person, a program with the token of a seat, or nobody who is known. */
export type Asker = number | StoredToken | undefined;

/** Whether a seat is a person's, also where a program plays it for that one. */
export function owns({ persons }: StoredSeat, asker: Asker): boolean {
  return typeof asker === 'number' && persons.includes(asker);
}

/** Whether somebody plays a seat and sees what it may see: its program, else its person. */
export function holds(seat: StoredSeat, asker: Asker): boolean {
  const { program } = seat;
  if (typeof asker === 'object') return program !== undefined && program.token === asker.token;
  return program === undefined && owns(seat, asker);
}

/** Whether a person sits at a table, also where a program or a bot plays for that one. */
export function sitsAt({ seats }: Pick<StoredTable, 'seats'>, asker: Asker): boolean {
  return seats.some((seat) => owns(seat, asker));
}

/**
 * Whether somebody may take a seat: nobody has it, or its person has left the game. Where hands are hidden a seat that was
 * left stays the bot's until its person is back: a link is no reason to show a hand.
 */
export function isFree(
  { game }: Pick<StoredTable, 'game'>,
  { kind, joined, left }: StoredSeat,
): boolean {
  if (left !== undefined) return !HIDES_HANDS.has(game);
  return kind === 'person' && joined === 0;
}

/** Those through whose eyes somebody may see a table: its seats, the lowest first, or a spectator. */
export function viewersOf(table: StoredTable, asker: Asker): readonly Viewer[] {
  const own = table.seats.filter((seat) => holds(seat, asker)).map(({ seat }) => seat);
  return own.length === 0 ? ['spectator'] : own;
}

/** The one of them whose view is shown when nobody says which. */
export function viewerOf(table: StoredTable, asker: Asker): Viewer {
  return viewersOf(table, asker)[0];
}

/** Seats that must decide and have not answered in secret yet, as bits. */
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

/** Whether a person plays a seat itself, as far as the server knows. */
export function isPresent(table: Pick<StoredTable, 'clock'>, seat: StoredSeat): boolean {
  return seat.persons.length > 0 && seat.program === undefined && !isBots(table, seat);
}

/** Bots that must decide now. */
export function botsToMove(
  table: Pick<StoredTable, 'seats' | 'deciders' | 'answered' | 'clock'>,
): readonly number[] {
  return table.seats
    .filter((seat) => isBots(table, seat) && hasSeat(openSeats(table), seat.seat))
    .map(({ seat }) => seat);
}

/**
 * Tables at hand. Changes of one table wait in its line; different tables do not wait for each other. Idle ones make room.
 */
export class LiveTables {
  readonly #storage: Storage;
  readonly #most: number;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  /** Those of the above that have been read. */
  readonly #ready = new Map<string, LiveTable>();
  #places = 0;

  constructor(storage: Storage, most = 400) {
    this.#storage = storage;
    this.#most = most;
  }

  find(id: string): Promise<LiveTable | undefined> {
    const kept = this.#tables.get(id) ?? this.#load(id);
    this.#tables.delete(id);
    this.#tables.set(id, kept);
    return kept;
  }

  /**
   * Changes a table. Changes are made one after the other, and each is decided on what is stored: where somebody else has
   * written the table meanwhile it is read and decided once more.
   * @param work decides on the table at hand and writes it with the revision that it has there
   * @throws Refused when there is no such table
   */
  async change<T>(id: string, work: (live: LiveTable) => Promise<T | Overtaken>): Promise<T> {
    const live = await this.find(id);
    if (live === undefined) throw refused('table-unknown', { table: id });
    return this.exclusively(live, async () => {
      for (;;) {
        const done = await work(live);
        if (done !== OVERTAKEN) return done;
        await this.refresh(live);
      }
    });
  }

  /**
   * Work at one table is done one after the other: `work` begins when what was before it is done.
   * @throws Refused when the table was deleted meanwhile.
   */
  async exclusively<T>(live: LiveTable, work: () => Promise<T>): Promise<T> {
    live.waiting += 1;
    const turn = live.line.then(() => {
      if (live.gone) throw refused('table-unknown', { table: live.table.id });
      return work();
    });
    live.line = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      live.waiting -= 1;
    }
  }

  /** Forgets a table that was deleted. The caller is in line. */
  drop(live: LiveTable): void {
    live.gone = true;
    this.#tables.delete(live.table.id);
    this.#ready.delete(live.table.id);
  }

  /** Reads what is stored into a table at hand. The caller is in line. */
  async refresh(live: LiveTable): Promise<void> {
    const { id } = live.table;
    const opened = await this.#storage.openTable(id);
    if (opened === undefined) {
      this.drop(live);
      throw refused('table-unknown', { table: id });
    }
    live.table = opened.table;
    live.commands = [...opened.commands];
    live.at = this.nextPlace();
    live.sealed = opened.sealed;
    live.told = Math.max(live.told, opened.told);
    for (const each of opened.segments) live.segments.set(segmentKey(each), each);
  }

  /** A message was told of a table. */
  noteTold(id: string, number: number): void {
    const live = this.#ready.get(id);
    if (live !== undefined) live.told = Math.max(live.told, number);
  }

  /** The number of the last message of a table at hand; 0 where nothing was told of it, or it is not. */
  toldOf(id: string): number {
    return this.#ready.get(id)?.told ?? 0;
  }

  /** A number for a position that no other position has. */
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
