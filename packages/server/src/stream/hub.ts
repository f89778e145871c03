import type { Viewer } from '@pangaea/rules/kernel';
import { type MessageKind, type MessageOf, type SeatsTold, writePlaces } from '@pangaea/wire';
import { textForAll } from '../rules/telling.ts';
import type { News, SentMessage, StoredTable, StoredToken } from '../storage/contract.ts';
import { owns, viewersOf } from '../tables/live.ts';

/** The output for the lines of one stream. */
export interface Line {
  write(text: string | Buffer): void;
  end(): void;
}

/** The device that listens. */
export interface Listener {
  readonly device: number | undefined;
  readonly person: number | undefined;
  /** The networks of the client, the smallest first. */
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
 * that it no longer follows.
 */
export interface Said {
  /**
   * The numbers in the URL, which stays the same at every reconnection; an `id` names only the
   * tables that differ.
   */
  readonly asked: ReadonlyMap<string, number>;
  /** The numbers in the last `id` that the client received, which take precedence. */
  readonly places: ReadonlyMap<string, number>;
}

const NOTHING: Said = { asked: new Map(), places: new Map() };

/** A table that a stream follows, and the seats through which the stream sees it. */
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
  /** Messages that are delayed until the missed ones have been read. */
  held: (() => void)[] | undefined;
}

/** Passes every message to the streams that follow its table. */
export class Hub {
  readonly #streams = new Set<Stream>();
  readonly #byTable = new Map<string, Set<Stream>>();
  readonly #isBehind: ((table: string) => void) | undefined;
  #closed = false;

  /**
   * @param isBehind called when streams have missed messages of a table that other servers wrote:
   * the caller reads these and publishes them. Without it, such streams end, and resume from the
   * storage.
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

  /**
   * The tables that streams follow, each with the number of the last message that all its streams
   * have got. Streams that are not up to date yet are left out.
   */
  places(): ReadonlyMap<string, number> {
    const lowest = new Map<string, number>();
    for (const { places } of this.#streams) {
      for (const [table, number] of places) {
        lowest.set(table, Math.min(number, lowest.get(table) ?? number));
      }
    }
    return lowest;
  }

  /**
   * The number of the last message that all streams of a table have got; undefined if it has no
   * stream.
   */
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

  /**
   * The tables that streams of a person follow in a wrong way: not at all, or through other seats.
   * @param followed the tables of the person, with the viewers that the person should be
   * @param isAll whether these are all tables of the person
   */
  misled(
    person: number,
    followed: ReadonlyMap<string, readonly Viewer[]>,
    isAll: boolean,
  ): readonly string[] {
    const found = new Set<string>();
    for (const { from, viewers } of this.#streams) {
      if (from.person !== person || from.program !== undefined) continue;
      for (const [id, seats] of followed) {
        if (viewers.get(id)?.join() !== seats.join()) found.add(id);
      }
      if (!isAll) continue;
      for (const [id, seats] of viewers) {
        if (!followed.has(id) && seats.some((seat) => seat !== 'spectator')) found.add(id);
      }
    }
    return [...found];
  }

  /**
   * Ends the streams that lack a message of a table from a number on: they reconnect, and get all
   * of it again.
   */
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

  /**
   * Sets the seats through which an unreleased stream sees its tables; tables that are not named
   * are seen as by a spectator.
   */
  see(stream: Stream, tables: readonly Followed[]): void {
    const seen = new Map(tables.map(({ id, viewers }) => [id, viewers]));
    for (const id of stream.viewers.keys()) {
      stream.viewers.set(id, seen.get(id) ?? ['spectator']);
    }
  }

  /**
   * Sends the state of the tables, the missed messages, the messages that arrived meanwhile, and
   * from then on every new message.
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
   * Called when a table was made or a seat taken: the streams of the people there now follow the
   * table.
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

  /** A program whose token has ended gets this message, and no later one of the same write. */
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
   * Called when a table was deleted. The message has no number: a device that reconnects later does
   * not find the table in `hello`.
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
   * Called when a device belongs to another person, or to nobody: its streams end, and reconnect
   * for the new person.
   */
  changed(device: number): void {
    for (const { from, line } of this.#streams) if (from.device === device) line.end();
  }

  /** Whether a device has an open stream. */
  isHere(device: number): boolean {
    for (const { from } of this.#streams) if (from.device === device) return true;
    return false;
  }

  /** The devices of a person that have open streams. */
  devicesOf(person: number): readonly number[] {
    const devices = [...this.#streams].flatMap(({ from }) =>
      from.person === person ? (from.device ?? []) : [],
    );
    return [...new Set(devices)];
  }

  isPersonHere(person: number): boolean {
    for (const { from } of this.#streams) if (from.person === person) return true;
    return false;
  }

  /** Whether a page of the person shows the table now. */
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

  /** The persons with streams of a table, and those of them who look at it. */
  personsAt(table: string): { readonly persons: number[]; readonly lookers: number[] } {
    const [persons, lookers] = [new Set<number>(), new Set<number>()];
    for (const { from } of this.#byTable.get(table) ?? []) {
      if (from.person === undefined) continue;
      persons.add(from.person);
      if (from.watched?.has(table) === true) lookers.add(from.person);
    }
    return { persons: [...persons], lookers: [...lookers] };
  }

  /** Sends a message without a number to one stream. */
  tell<K extends MessageKind>({ line }: Stream, kind: K, message: MessageOf<K>): void {
    line.write(frameOf(kind, message));
  }

  /**
   * Sends a message without a number to all streams that follow a table.
   * @returns the number of these streams
   */
  tellAll<K extends MessageKind>(table: string, kind: K, message: MessageOf<K>): number {
    const streams = this.#byTable.get(table);
    const frame = frameOf(kind, message);
    // Streams that are still getting missed messages get it after those.
    for (const stream of streams ?? []) {
      if (stream.held === undefined) stream.line.write(frame);
    }
    return streams?.size ?? 0;
  }

  /** Sends a message without a number to all streams of a person. */
  tellPerson<K extends MessageKind>(person: number, kind: K, message: MessageOf<K>): void {
    for (const stream of this.#streams) {
      if (stream.from.person === person) this.tell(stream, kind, message);
    }
  }

  /**
   * Sends a message without a number to all streams. Later streams get the present state when they
   * begin.
   */
  tellEverybody<K extends MessageKind>(kind: K, message: MessageOf<K>): void {
    const frame = frameOf(kind, message);
    for (const { line, held } of this.#streams) if (held === undefined) line.write(frame);
  }

  /** Ends the streams of the chosen listeners. */
  endThose(which: (from: Listener) => boolean): void {
    for (const { from, line } of this.#streams) if (which(from)) line.end();
  }

  /** Sends a text without a number to every stream. */
  everywhere(text: string): void {
    for (const { line } of this.#streams) line.write(text);
  }

  /** Ends every stream, and each new one as soon as it is released. */
  closeAll(): void {
    this.#closed = true;
    for (const { line } of this.#streams) line.end();
  }

  /** Computes the seats through which a stream sees a table. */
  #look(stream: Stream, table: StoredTable): void {
    const { person, program } = stream.from;
    this.#follow(stream, { id: table.id, viewers: viewersOf(table, program ?? person) });
  }

  #follow(stream: Stream, { id, viewers }: Followed): void {
    stream.viewers.set(id, viewers);
    const following = this.#byTable.get(id) ?? new Set();
    this.#byTable.set(id, following.add(stream));
  }

  /**
   * Sends a message to a stream.
   * @param frames texts that were written for other streams, reused if they are the same
   */
  #send(stream: Stream, message: SentMessage, frames: Frames = new Map()): void {
    const { table, kind, number, texts } = message;
    const { line, places, viewers } = stream;
    const seen = viewers.get(table);
    const last = places.get(table);
    // The table was deleted meanwhile, or the message was already sent among the missed ones.
    if (seen === undefined || last === undefined || number <= last) return;
    // An earlier message is missing: it is read from the storage, or the device reconnects and gets
    // it.
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

/** The text of a message, by the seats and the last message numbers of a stream. */
type Frames = Map<string, Buffer>;

function whenReleased(stream: Stream, tell: () => void): void {
  if (stream.held === undefined) tell();
  else stream.held.push(tell);
}

function moveTo({ places }: Stream, table: string, number: number): void {
  places.delete(table);
  places.set(table, number);
}

/** The last message numbers of a stream, in the form in which a device reports them. */
function idOf({ places, said }: Stream): string {
  const all: (readonly [table: string, number: number])[] = [];
  for (const place of said.places) if (!places.has(place[0])) all.push(place);
  for (const place of places) all.push(place);
  const { asked } = said;
  return writePlaces(asked.size === 0 ? all : all.filter(([table, n]) => asked.get(table) !== n));
}

/** Sends an event that contains message numbers but is not a message of a table. */
function tellWithPlaces<K extends MessageKind>(
  stream: Stream,
  kind: K,
  message: MessageOf<K>,
): void {
  stream.line.write(frameOf(kind, message, idOf(stream)));
}

/**
 * A message in the format of the stream.
 * @param id the position of the stream after it; if left out, the position stays
 */
function frameOf<K extends MessageKind>(kind: K, message: MessageOf<K>, id?: string): string {
  const place = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${kind}\ndata: ${JSON.stringify(message)}\n${place}\n`;
}

function tellFollows(stream: Stream, { id, version }: StoredTable, number: number): void {
  // The table was deleted meanwhile, or the message was sent already when the missed ones were
  // read.
  if (!stream.viewers.has(id) || stream.places.has(id)) return;
  moveTo(stream, id, number);
  tellWithPlaces(stream, 'follows', { id, version, number });
}

/**
 * Whether a token is still valid for its seat. A program whose seat has another number reconnects,
 * and gets the new number.
 */
function isOpenTo({ seats }: StoredTable, { token, seat }: StoredToken): boolean {
  return seats.some((each) => each.seat === seat && each.program?.token === token);
}

function tellGone({ from, line }: Stream, table: string, by: 'operator' | undefined): void {
  line.write(frameOf('deleted', { table, ...(by === undefined ? {} : { by }) }));
  // A program follows no other table.
  if (from.program !== undefined) line.end();
}
