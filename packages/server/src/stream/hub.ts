import type { Viewer } from '@pangaea/rules/kernel';
import { textForAll } from '../rules/telling.ts';
import type { SentMessage, StoredTable, StoredToken } from '../storage/contract.ts';
import { owns, viewersOf } from '../tables/live.ts';

/** Where the lines of one stream go. */
export interface Line {
  write(text: string | Buffer): void;
  end(): void;
}

/** Who listens. */
export interface Listener {
  readonly device: number | undefined;
  readonly person: number | undefined;
  readonly network: string;
  /** It is a program, and follows the table of its token alone. */
  readonly program?: StoredToken | undefined;
  /** Tables whose pages are open there. */
  readonly watched?: ReadonlySet<string>;
}

/** Who is there: seats whose persons have the table before them, seats whose persons are elsewhere here, others. */
export interface Present {
  readonly looking: readonly number[];
  readonly here: readonly number[];
  /** Streams of people without a seat that have the table before them. */
  readonly watching: number;
}

/** One open stream: a device, the tables it follows and through whose eyes, one for each seat. */
export interface Stream {
  readonly from: Listener;
  readonly line: Line;
  readonly viewers: Map<string, readonly Viewer[]>;
  /** Messages that came while what was missed is still being read. */
  held: SentMessage[] | undefined;
  /** Tables that were deleted meanwhile. */
  readonly gone: string[];
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

  /** Who hears of a table now. */
  *listeners(table: string): Iterable<Listener> {
    for (const { from } of this.#byTable.get(table) ?? []) yield from;
  }

  /** Opens a stream that holds its messages back until `release`. */
  open(from: Listener, tables: readonly StoredTable[], line: Line): Stream {
    const stream: Stream = { from, line, viewers: new Map(), held: [], gone: [] };
    this.#streams.add(stream);
    for (const table of tables) this.#follow(stream, table);
    return stream;
  }

  /** What was missed goes first; what was held and is newer follows; then everything as it comes. */
  release(stream: Stream, missed: readonly SentMessage[]): void {
    const { held = [] } = stream;
    stream.held = undefined;
    const last = missed.at(-1)?.sequence ?? 0;
    for (const message of missed) this.#send(stream, message);
    for (const message of held) if (message.sequence > last) this.#send(stream, message);
    for (const table of stream.gone.splice(0)) tellGone(stream, table);
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

  /** Somebody made a table or took a seat: the streams of those who sit there, and of who made it, follow it. */
  seated(table: StoredTable): void {
    for (const stream of this.#streams) {
      const { person, program } = stream.from;
      if (program !== undefined) {
        if (program.table === table.id && !isOpenTo(table, program)) stream.line.end();
        continue;
      }
      const isTheirs = person === table.host || table.seats.some((seat) => owns(seat, person));
      // Who has left a seat goes on as a spectator.
      if (isTheirs || stream.viewers.has(table.id)) this.#follow(stream, table);
    }
  }

  publish(message: SentMessage): void {
    const frames = new Map<string, Buffer>();
    for (const stream of this.#byTable.get(message.table) ?? []) {
      if (stream.held === undefined) this.#send(stream, message, frames);
      else stream.held.push(message);
    }
  }

  /** A table was deleted. It is in no sequence: who comes back later does not find it in `hello`. */
  gone(table: string): void {
    for (const stream of this.#byTable.get(table) ?? []) {
      stream.viewers.delete(table);
      if (stream.held === undefined) tellGone(stream, table);
      else stream.gone.push(table);
    }
    this.#byTable.delete(table);
  }

  /** A device is somebody else's now, or nobody's: its streams end, and come back as whoever it is then. */
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

  /** Something for one stream, outside the sequence. @param data JSON */
  tell({ line }: Stream, event: string, data: string): void {
    line.write(`event: ${event}\ndata: ${data}\n\n`);
  }

  /** Something for all that follow a table, outside the sequence. @returns how many these are */
  tellAll(table: string, event: string, data: string): number {
    const streams = this.#byTable.get(table);
    // Those that are still told what they missed are told it when that is done.
    for (const stream of streams ?? []) {
      if (stream.held === undefined) this.tell(stream, event, data);
    }
    return streams?.size ?? 0;
  }

  /** Something for all streams of a person, outside the sequence. */
  tellPerson(person: number, event: string, data: string): void {
    for (const stream of this.#streams) {
      if (stream.from.person === person) this.tell(stream, event, data);
    }
  }

  /** Something for every stream, outside the sequence. */
  everywhere(text: string): void {
    for (const { line } of this.#streams) line.write(text);
  }

  /** Ends every stream, and from now on each new one once it was released. */
  closeAll(): void {
    this.#closed = true;
    for (const { line } of this.#streams) line.end();
  }

  #follow(stream: Stream, table: StoredTable): void {
    const { person, program } = stream.from;
    stream.viewers.set(table.id, viewersOf(table, program ?? person));
    const following = this.#byTable.get(table.id) ?? new Set();
    this.#byTable.set(table.id, following.add(stream));
  }

  /** @param frames what was written for other streams: many are told the same. */
  #send({ line, viewers }: Stream, message: SentMessage, frames = new Map<string, Buffer>()): void {
    const { table, kind, sequence, texts } = message;
    const seen = viewers.get(table);
    // Deleted while what was missed was still being read.
    if (seen === undefined) return;
    const data = textForAll(texts, seen);
    const frame =
      frames.get(data) ?? Buffer.from(`id: ${sequence}\nevent: ${kind}\ndata: ${data}\n\n`);
    frames.set(data, frame);
    line.write(frame);
  }
}

/** Whether a token still opens its seat. */
function isOpenTo({ seats }: StoredTable, { token }: StoredToken): boolean {
  return seats.some(({ program }) => program?.token === token);
}

function tellGone({ from, line }: Stream, table: string): void {
  line.write(`event: deleted\ndata: ${JSON.stringify({ table })}\n\n`);
  // A program has nothing else to follow.
  if (from.program !== undefined) line.end();
}
