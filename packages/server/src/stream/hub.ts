import type { Viewer } from '@pangaea/rules/kernel';
import { type MessageKind, type MessageOf, type SeatsTold, writePlaces } from '@pangaea/wire';
import { textForAll } from '../rules/telling.ts';
import type { News, SentMessage, StoredTable, StoredToken } from '../storage/contract.ts';
import { owns, viewersOf } from '../tables/live.ts';

/** Where the lines of one stream are written to. */
export interface Line {
  write(text: string | Buffer): void;
  end(): void;
}

/** The device that listens. */
export interface Listener {
  readonly device: number | undefined;
  readonly person: number | undefined;
  /** The smallest first. */
  readonly networks: readonly string[];
  /** Set for a program, which follows only the table of its token. */
  readonly program?: StoredToken | undefined;
  /** Tables that are open in its pages. */
  readonly watched?: ReadonlySet<string>;
}

/**
 * The people who are present: seats whose persons look at the table, seats whose persons look at
 * another table, and spectators.
 */
export interface Present {
  readonly looking: readonly number[];
  readonly here: readonly number[];
  /** Streams of spectators who look at the table. */
  readonly watching: number;
}

/**
 * The last message numbers, by table, that a client reports when it opens a stream; also for tables
 * that it does not follow now.
 */
export interface Said {
  /**
   * From the URL, which is the same at every reconnection; an `id` tells the tables that differ.
   */
  readonly asked: ReadonlyMap<string, number>;
  /** From the last `id` that the client received, which takes precedence. */
  readonly places: ReadonlyMap<string, number>;
}

const NOTHING: Said = { asked: new Map(), places: new Map() };

/** A table that a stream follows, and the eyes through which it sees the table. */
export interface Followed {
  readonly id: string;
  readonly viewers: readonly Viewer[];
}

/**
 * One open stream: a device, the tables that it follows, and the seats through which it sees each.
 */
export interface Stream {
  readonly from: Listener;
  readonly line: Line;
  readonly viewers: Map<string, readonly Viewer[]>;
  /**
   * The number of the last message sent for each table; the table of the last message comes last.
   */
  readonly places: Map<string, number>;
  /** The numbers that the device reported when it connected. */
  readonly said: Said;
  /** Messages held back until the missed ones have been read. */
  held: (() => void)[] | undefined;
}

/** Passes every message to the streams that follow its table. */
export class Hub {
  readonly #streams = new Set<Stream>();
  readonly #byTable = new Map<string, Set<Stream>>();
  readonly #isBehind: ((table: string) => void) | undefined;
  #closed = false;

  /**
   * @param isBehind called when streams have missed messages of a table that others wrote: somebody reads these and publishes
   * them. Left out, such streams end, and resume from the storage.
   */
  constructor(isBehind?: (table: string) => void) {
    this.#isBehind = isBehind;
  }

  get size(): number {
    return this.#streams.size;
  }

  count(which: (from: Listener) => boolean): number {
    let count = 0;
    for (const { from } of this.#streams) if (which(from)) count += 1;
    return count;
  }

  /** The tables that streams follow, and the lowest number that one of them has; streams that still wait for it apart. */
  places(): ReadonlyMap<string, number> {
    const lowest = new Map<string, number>();
    for (const { places } of this.#streams) {
      for (const [table, number] of places) {
        lowest.set(table, Math.min(number, lowest.get(table) ?? number));
      }
    }
    return lowest;
  }

  /** The lowest number that a stream has of a table; undefined where none has any. */
  placeAt(table: string): number | undefined {
    const numbers = [...(this.#byTable.get(table) ?? [])].flatMap(
      ({ places }) => places.get(table) ?? [],
    );
    return numbers.length === 0 ? undefined : Math.min(...numbers);
  }

  isFollowed(table: string): boolean {
    return this.#byTable.has(table);
  }

  /** The persons who have streams. */
  persons(): ReadonlySet<number> {
    return new Set([...this.#streams].flatMap(({ from }) => from.person ?? []));
  }

  /** Whether a stream of a person does not follow a table. */
  lacks(person: number, table: string): boolean {
    for (const { from, viewers } of this.#streams) {
      if (from.person === person && from.program === undefined && !viewers.has(table)) return true;
    }
    return false;
  }

  /** Ends the streams that have no message of a table from a number on: they come back, and are told all of it anew. */
  endBehind(table: string, number: number): void {
    for (const stream of this.#byTable.get(table) ?? []) {
      if ((stream.places.get(table) ?? number) < number) stream.line.end();
    }
  }

  /** The devices that now receive messages of a table. */
  *listeners(table: string): Iterable<Listener> {
    for (const { from } of this.#byTable.get(table) ?? []) yield from;
  }

  /** Opens a stream that holds back its messages until `release`. */
  open(from: Listener, tables: readonly Followed[], line: Line, said = NOTHING): Stream {
    const stream = { from, line, viewers: new Map(), places: new Map(), said, held: [] };
    this.#streams.add(stream);
    for (const table of tables) this.#follow(stream, table);
    return stream;
  }

  /** A stream that is not released yet sees its tables so; those that are not named, as a spectator. */
  see(stream: Stream, tables: readonly Followed[]): void {
    const seen = new Map(tables.map(({ id, viewers }) => [id, viewers]));
    for (const id of stream.viewers.keys()) {
      stream.viewers.set(id, seen.get(id) ?? ['spectator']);
    }
  }

  /**
   * Sends the state of the tables, the missed messages, those that came meanwhile, and from then on
   * every message as it comes.
   */
  release(stream: Stream, news: readonly News[]): void {
    const { held = [], places, viewers } = stream;
    stream.held = undefined;
    // Other tables were deleted meanwhile.
    const followed = news.filter(({ table }) => viewers.has(table));
    const tables = followed.map(({ table: id, version, number: last, missed }) => {
      const number = last - (missed?.length ?? 0);
      places.set(id, number);
      const seats = viewers.get(id)?.filter((viewer) => viewer !== 'spectator') ?? [];
      return { id, version, number, resumed: missed !== undefined, seats };
    });
    tellWithPlaces(stream, 'hello', { tables });
    for (const { missed = [] } of followed) for (const each of missed) this.#send(stream, each);
    for (const tell of held) tell();
    if (this.#closed) stream.line.end();
  }

  close(stream: Stream): void {
    this.#streams.delete(stream);
    for (const table of stream.viewers.keys()) {
      const following = this.#byTable.get(table);
      following?.delete(stream);
      if (following?.size === 0) this.#byTable.delete(table);
    }
  }

  /**
   * A table was made or a seat taken: the streams of the people there follow the table.
   * @param told the number of its last message
   */
  seated(table: StoredTable, told: number): void {
    for (const stream of this.#streams) {
      const { person, program } = stream.from;
      if (program !== undefined) {
        if (program.table === table.id && !isOpenTo(table, program)) stream.line.end();
        continue;
      }
      const isKnown = stream.viewers.has(table.id);
      const isTheirs = person === table.host || table.seats.some((seat) => owns(seat, person));
      // A person who has left a seat continues as a spectator.
      if (!isTheirs && !isKnown) continue;
      this.#look(stream, table);
      if (!isKnown) whenReleased(stream, () => tellFollows(stream, table, told));
    }
  }

  publish(message: SentMessage): void {
    const frames: Frames = new Map();
    for (const stream of this.#byTable.get(message.table) ?? []) {
      whenReleased(stream, () => this.#send(stream, message, frames));
    }
    if (message.kind === 'seats') this.#endPrograms(message);
  }

  /** A program whose token has ended hears that, and nothing that the same write tells after it. */
  #endPrograms({ table, texts }: SentMessage): void {
    for (const stream of this.#byTable.get(table) ?? []) {
      const { program } = stream.from;
      if (program === undefined) continue;
      const { seats } = JSON.parse(texts[0]) as Pick<SeatsTold, 'seats'>;
      if (seats[program.seat]?.program !== undefined) continue;
      this.close(stream);
      stream.line.end();
    }
  }

  /**
   * A table was deleted. The message has no number: a device that comes back later does not find
   * the table in `hello`.
   */
  gone(table: string, by?: 'operator'): void {
    for (const stream of this.#byTable.get(table) ?? []) {
      stream.viewers.delete(table);
      stream.places.delete(table);
      whenReleased(stream, () => tellGone(stream, table, by));
    }
    this.#byTable.delete(table);
  }

  /**
   * A device belongs to somebody else now, or to nobody: its streams end, and reconnect as those of
   * its new person.
   */
  changed(device: number): void {
    for (const { from, line } of this.#streams) if (from.device === device) line.end();
  }

  /** Whether a device has an open stream. */
  isHere(device: number): boolean {
    for (const { from } of this.#streams) if (from.device === device) return true;
    return false;
  }

  isPersonHere(person: number): boolean {
    for (const { from } of this.#streams) if (from.person === person) return true;
    return false;
  }

  /** Whether a person has the table before it. */
  isLookedAt(table: string, person: number): boolean {
    for (const { from } of this.#byTable.get(table) ?? []) {
      if (from.person === person && from.watched?.has(table) === true) return true;
    }
    return false;
  }

  presentAt(table: string): Present {
    const looking = new Set<number>();
    const here = new Set<number>();
    let watching = 0;
    for (const { from, viewers } of this.#byTable.get(table) ?? []) {
      const isLooking = from.watched?.has(table) === true;
      for (const viewer of viewers.get(table) ?? []) {
        if (viewer !== 'spectator') (isLooking ? looking : here).add(viewer);
        else if (isLooking) watching += 1;
      }
    }
    const sorted = (seats: Iterable<number>) => [...seats].sort((one, other) => one - other);
    return {
      looking: sorted(looking),
      here: sorted([...here].filter((seat) => !looking.has(seat))),
      watching,
    };
  }

  /** The persons with streams of a table, and of these who look at it. */
  personsAt(table: string): { readonly persons: number[]; readonly lookers: number[] } {
    const [persons, lookers] = [new Set<number>(), new Set<number>()];
    for (const { from } of this.#byTable.get(table) ?? []) {
      if (from.person === undefined) continue;
      persons.add(from.person);
      if (from.watched?.has(table) === true) lookers.add(from.person);
    }
    return { persons: [...persons], lookers: [...lookers] };
  }

  /** Sends something without a number to one stream. */
  tell<K extends MessageKind>({ line }: Stream, kind: K, message: MessageOf<K>): void {
    line.write(frameOf(kind, message));
  }

  /**
   * Sends something without a number to all streams that follow a table.
   * @returns the number of these streams
   */
  tellAll<K extends MessageKind>(table: string, kind: K, message: MessageOf<K>): number {
    const streams = this.#byTable.get(table);
    const frame = frameOf(kind, message);
    // Streams that are still being sent what they missed get it after that.
    for (const stream of streams ?? []) {
      if (stream.held === undefined) stream.line.write(frame);
    }
    return streams?.size ?? 0;
  }

  /** Sends something without a number to all streams of a person. */
  tellPerson<K extends MessageKind>(person: number, kind: K, message: MessageOf<K>): void {
    for (const stream of this.#streams) {
      if (stream.from.person === person) this.tell(stream, kind, message);
    }
  }

  /** Sends a message without a number to all streams. Those that begin are sent what holds by then. */
  tellEverybody<K extends MessageKind>(kind: K, message: MessageOf<K>): void {
    const frame = frameOf(kind, message);
    for (const { line, held } of this.#streams) if (held === undefined) line.write(frame);
  }

  /** Ends the streams of some listeners. */
  endThose(which: (from: Listener) => boolean): void {
    for (const { from, line } of this.#streams) if (which(from)) line.end();
  }

  /** Sends something without a number to every stream. */
  everywhere(text: string): void {
    for (const { line } of this.#streams) line.write(text);
  }

  /** Ends every stream, and each new one as soon as it is released. */
  closeAll(): void {
    this.#closed = true;
    for (const { line } of this.#streams) line.end();
  }

  /** The seats through which a stream sees a table. */
  #look(stream: Stream, table: StoredTable): void {
    const { person, program } = stream.from;
    this.#follow(stream, { id: table.id, viewers: viewersOf(table, program ?? person) });
  }

  #follow(stream: Stream, { id, viewers }: Followed): void {
    stream.viewers.set(id, viewers);
    const following = this.#byTable.get(id) ?? new Set();
    this.#byTable.set(id, following.add(stream));
  }

  /** @param frames text that was written for other streams, reused where it is the same */
  #send(stream: Stream, message: SentMessage, frames: Frames = new Map()): void {
    const { table, kind, number, texts } = message;
    const { line, places, viewers } = stream;
    const seen = viewers.get(table);
    const last = places.get(table);
    // Deleted meanwhile, or already sent among the missed messages.
    if (seen === undefined || last === undefined || number <= last) return;
    // A message in between is missing here: it is read, or the device reconnects and gets it from the storage.
    if (number > last + 1) {
      if (this.#isBehind === undefined) {
        this.close(stream);
        line.end();
      } else this.#isBehind(table);
      return;
    }
    moveTo(stream, table, number);
    const id = idOf(stream);
    const key = `${id}\n${seen}`;
    const data = textForAll(texts, seen);
    const frame =
      frames.get(key) ??
      Buffer.from(`event: ${kind}\ndata: ${data.slice(0, -1)},"number":${number}}\nid: ${id}\n\n`);
    frames.set(key, frame);
    line.write(frame);
  }
}

/** A key for the text of a message: the seats of the stream, and its last message numbers. */
type Frames = Map<string, Buffer>;

function whenReleased(stream: Stream, tell: () => void): void {
  if (stream.held === undefined) tell();
  else stream.held.push(tell);
}

function moveTo({ places }: Stream, table: string, number: number): void {
  places.delete(table);
  places.set(table, number);
}

/** The numbers of the last messages of a stream, in the form in which a device reports them. */
function idOf({ places, said }: Stream): string {
  const all = new Map([...said.places].filter(([table]) => !places.has(table)));
  for (const [table, number] of places) all.set(table, number);
  return writePlaces([...all].filter(([table, number]) => said.asked.get(table) !== number));
}

/** An event that tells message numbers and is no message of a table. */
function tellWithPlaces<K extends MessageKind>(
  stream: Stream,
  kind: K,
  message: MessageOf<K>,
): void {
  stream.line.write(frameOf(kind, message, idOf(stream)));
}

/**
 * A message in the format of the stream.
 * @param id the position of the stream after it; left out, the position stays
 */
function frameOf<K extends MessageKind>(kind: K, message: MessageOf<K>, id?: string): string {
  const place = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${kind}\ndata: ${JSON.stringify(message)}\n${place}\n`;
}

function tellFollows(stream: Stream, { id, version }: StoredTable, number: number): void {
  // Deleted meanwhile, or sent already when the missed messages were read.
  if (!stream.viewers.has(id) || stream.places.has(id)) return;
  moveTo(stream, id, number);
  tellWithPlaces(stream, 'follows', { id, version, number });
}

/** Whether a token is still valid for its seat. A program whose seat has another number comes back, and is told which. */
function isOpenTo({ seats }: StoredTable, { token, seat }: StoredToken): boolean {
  return seats.some((each) => each.seat === seat && each.program?.token === token);
}

function tellGone({ from, line }: Stream, table: string, by: 'operator' | undefined): void {
  line.write(frameOf('deleted', { table, ...(by === undefined ? {} : { by }) }));
  // A program follows no other table.
  if (from.program !== undefined) line.end();
}
