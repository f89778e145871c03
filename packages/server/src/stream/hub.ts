import type { Viewer } from '@pangaea/rules/kernel';
import { type MessageKind, type MessageOf, writePlaces } from '@pangaea/wire';
import { textForAll } from '../rules/telling.ts';
import type { News, SentMessage, StoredTable, StoredToken } from '../storage/contract.ts';
import { owns, viewersOf } from '../tables/live.ts';

/** Where the lines of one stream go. */
export interface Line {
  write(text: string | Buffer): void;
  end(): void;
}

/** A device that listens. */
export interface Listener {
  readonly device: number | undefined;
  readonly person: number | undefined;
  /** The smallest first. */
  readonly networks: readonly string[];
  /** It is a program, and follows the table of its token alone. */
  readonly program?: StoredToken | undefined;
  /** Tables whose pages are open there. */
  readonly watched?: ReadonlySet<string>;
}

/**
 * The people who are there: seats whose persons have the table before them, seats whose persons look at another table,
 * others.
 */
export interface Present {
  readonly looking: readonly number[];
  readonly here: readonly number[];
  /** Streams of people without a seat that have the table before them. */
  readonly watching: number;
}

/** The places that somebody says who opens a stream, by tables; of tables too that it does not follow now. */
export interface Said {
  /** In the address, which is the same whenever that one comes back: an `id` names what is different. */
  readonly asked: ReadonlyMap<string, number>;
  /** And what counts: with the last `id` that came. */
  readonly places: ReadonlyMap<string, number>;
}

const NOTHING: Said = { asked: new Map(), places: new Map() };

/** One open stream: a device, the tables it follows and through whose eyes, one for each seat. */
export interface Stream {
  readonly from: Listener;
  readonly line: Line;
  readonly viewers: Map<string, readonly Viewer[]>;
  /** The number of the last message that it was told of each table; the table that was told of last is last. */
  readonly places: Map<string, number>;
  /** The places that the device told when it came. */
  readonly said: Said;
  /** Messages that wait until the missed ones have been read. */
  held: (() => void)[] | undefined;
}

/** Hands every message to the streams that follow its table. */
export class Hub {
  readonly #streams = new Set<Stream>();
  readonly #byTable = new Map<string, Set<Stream>>();
  #closed = false;

  get size(): number {
    return this.#streams.size;
  }

  count(which: (from: Listener) => boolean): number {
    let count = 0;
    for (const { from } of this.#streams) if (which(from)) count += 1;
    return count;
  }

  /** The devices that hear of a table now. */
  *listeners(table: string): Iterable<Listener> {
    for (const { from } of this.#byTable.get(table) ?? []) yield from;
  }

  /** Opens a stream that holds its messages back until `release`. */
  open(from: Listener, tables: readonly StoredTable[], line: Line, said = NOTHING): Stream {
    const stream = { from, line, viewers: new Map(), places: new Map(), said, held: [] };
    this.#streams.add(stream);
    for (const table of tables) this.#look(stream, table);
    return stream;
  }

  /** Says where its tables are, then what was missed of them, then what came meanwhile; then everything as it comes. */
  release(stream: Stream, news: readonly News[]): void {
    const { held = [], places, viewers } = stream;
    stream.held = undefined;
    // Others were deleted meanwhile.
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
   * Somebody made a table or took a seat: the streams of those who sit there, and of who made it, follow it.
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
      // A person who has left a seat goes on as a spectator.
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
  }

  /** A table was deleted. It has no number: a device that comes back later does not find it in `hello`. */
  gone(table: string): void {
    for (const stream of this.#byTable.get(table) ?? []) {
      stream.viewers.delete(table);
      stream.places.delete(table);
      whenReleased(stream, () => tellGone(stream, table));
    }
    this.#byTable.delete(table);
  }

  /** A device is somebody else's now, or nobody's: its streams end, and come back as those of its new person. */
  changed(device: number): void {
    for (const { from, line } of this.#streams) if (from.device === device) line.end();
  }

  /** Whether a device listens. */
  isHere(device: number): boolean {
    for (const { from } of this.#streams) if (from.device === device) return true;
    return false;
  }

  isPersonHere(person: number): boolean {
    for (const { from } of this.#streams) if (from.person === person) return true;
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

  /** Something for one stream, without a number. */
  tell<K extends MessageKind>({ line }: Stream, kind: K, message: MessageOf<K>): void {
    line.write(frameOf(kind, message));
  }

  /** Something for all that follow a table, without a number. @returns how many these are */
  tellAll<K extends MessageKind>(table: string, kind: K, message: MessageOf<K>): number {
    const streams = this.#byTable.get(table);
    const frame = frameOf(kind, message);
    // Those that are still told what they missed are told it when that is done.
    for (const stream of streams ?? []) {
      if (stream.held === undefined) stream.line.write(frame);
    }
    return streams?.size ?? 0;
  }

  /** Something for all streams of a person, without a number. */
  tellPerson<K extends MessageKind>(person: number, kind: K, message: MessageOf<K>): void {
    for (const stream of this.#streams) {
      if (stream.from.person === person) this.tell(stream, kind, message);
    }
  }

  /** Something for every stream, without a number. */
  everywhere(text: string): void {
    for (const { line } of this.#streams) line.write(text);
  }

  /** Ends every stream, and from now on each new one once it was released. */
  closeAll(): void {
    this.#closed = true;
    for (const { line } of this.#streams) line.end();
  }

  /** Through whose eyes a stream follows a table. */
  #look(stream: Stream, table: StoredTable): void {
    const { person, program } = stream.from;
    stream.viewers.set(table.id, viewersOf(table, program ?? person));
    const following = this.#byTable.get(table.id) ?? new Set();
    this.#byTable.set(table.id, following.add(stream));
  }

  /** @param frames what was written for other streams: many are told the same. */
  #send(stream: Stream, message: SentMessage, frames: Frames = new Map()): void {
    const { table, kind, number, texts } = message;
    const { line, places, viewers } = stream;
    const seen = viewers.get(table);
    const last = places.get(table);
    // Deleted meanwhile, or told already with what was missed.
    if (seen === undefined || last === undefined || number <= last) return;
    // One in between has not come here: a device that comes back reads it from the storage.
    if (number > last + 1) {
      this.close(stream);
      line.end();
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

/** By what a stream sees and where it is, what is written to it. */
type Frames = Map<string, Buffer>;

function whenReleased(stream: Stream, tell: () => void): void {
  if (stream.held === undefined) tell();
  else stream.held.push(tell);
}

function moveTo({ places }: Stream, table: string, number: number): void {
  places.delete(table);
  places.set(table, number);
}

/** The places of a stream, as a device that comes back tells them. */
function idOf({ places, said }: Stream): string {
  const all = new Map([...said.places].filter(([table]) => !places.has(table)));
  for (const [table, number] of places) all.set(table, number);
  return writePlaces([...all].filter(([table, number]) => said.asked.get(table) !== number));
}

/** Something that says where tables are, and is no message of any of them. */
function tellWithPlaces<K extends MessageKind>(
  stream: Stream,
  kind: K,
  message: MessageOf<K>,
): void {
  stream.line.write(frameOf(kind, message, idOf(stream)));
}

/** A message as the stream has it. @param id where the stream is then; left out it stays where it was */
function frameOf<K extends MessageKind>(kind: K, message: MessageOf<K>, id?: string): string {
  const place = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${kind}\ndata: ${JSON.stringify(message)}\n${place}\n`;
}

function tellFollows(stream: Stream, { id, version }: StoredTable, number: number): void {
  // Deleted meanwhile, or known since what was missed was read.
  if (!stream.viewers.has(id) || stream.places.has(id)) return;
  moveTo(stream, id, number);
  tellWithPlaces(stream, 'follows', { id, version, number });
}

/** Whether a token still opens its seat. */
function isOpenTo({ seats }: StoredTable, { token }: StoredToken): boolean {
  return seats.some(({ program }) => program?.token === token);
}

function tellGone({ from, line }: Stream, table: string): void {
  line.write(frameOf('deleted', { table }));
  // A program has nothing else to follow.
  if (from.program !== undefined) line.end();
}
