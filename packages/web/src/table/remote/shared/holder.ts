import type { Follows, Hello, MessageKind } from '@pangaea/wire';
import { Places } from '../places.ts';
import type { FromPage, PageLink, ToPage } from './protocol.ts';

/** A stream of the server; the part of an `EventSource` that is used. */
export interface Source {
  readonly readyState: number;
  onerror: ((event: Event) => void) | null;
  addEventListener(kind: string, hear: (event: { readonly data: string }) => void): void;
  close(): void;
}

/** The dependencies of the holder; tests pass their own. */
export interface HolderSurroundings {
  open(address: string): Source;
  /** The present time in milliseconds; it goes on while the device sleeps. */
  now(): number;
  /** @returns a function that cancels it */
  after(ms: number, work: () => void): () => void;
}

/** `readyState` of a stream that does not reconnect by itself. */
const CLOSED = 2;
/** Delay that joins several changes, as when a page begins, into one new stream. */
const TOGETHER_MS = 50;
/** Delay before a stream with a gap is opened again. */
const AGAIN_MS = 1_000;
/**
 * Interval of the checks of a visible page without a stream; hidden pages check at every twelfth.
 */
const ASK_MS = 5_000;
const ASKS_OF_HIDDEN = 12;
/** The number of checks after which a stream is tried again. */
const ASKS_TO_TRY = 6;
const PING_MS = 30_000;
/** A page with this many unanswered pings counts as hidden. */
const ASLEEP = 3;
/**
 * After this time between two pings the device must have slept: its stream may be dead without an
 * error.
 */
const SLEPT_MS = 3 * PING_MS;
/** A page with this many unanswered pings counts as closed. */
const GONE = 20;
/** The most tables that may be watched besides the person's own. */
const WATCHED = 40;

const KINDS: Readonly<Record<MessageKind, true>> = {
  hello: true,
  segment: true,
  seats: true,
  rematch: true,
  word: true,
  request: true,
  'let-back': true,
  clock: true,
  follows: true,
  deleted: true,
  presence: true,
  announcement: true,
  notes: true,
  invited: true,
};

interface Page {
  said: Extract<FromPage, { is: 'page' }>;
  unanswered: number;
}

/**
 * Holds the one stream of a browser for all its pages, since a browser opens only six connections
 * to a server without HTTP/2. The stream watches the tables of visible pages, so that others at
 * those tables see who is present. When these tables change, or a page is new, the next stream is
 * opened at the same message numbers before the last one is closed, so nothing is lost in between.
 */
export class Holder {
  readonly #around: HolderSurroundings;
  readonly #pages = new Map<PageLink, Page>();
  readonly #places = new Places();
  #source: Source | undefined;
  /** The new stream replaces the old one with its `hello`. */
  #next: Source | undefined;
  #watched: readonly string[] = [];
  #pinged = 0;
  #stopOpening: (() => void) | undefined;
  #stopAsking: (() => void) | undefined;
  #stopPinging: (() => void) | undefined;

  constructor(around: HolderSurroundings) {
    this.#around = around;
  }

  hear(link: PageLink, message: FromPage): void {
    if (message.is === 'bye') {
      if (this.#pages.delete(link)) this.#openSoon();
      return;
    }
    const known = this.#pages.get(link);
    if (message.is === 'alive') {
      if (known !== undefined) known.unanswered = 0;
      return;
    }
    this.#pages.set(link, { said: message, unanswered: 0 });
    this.#places.learn(message.places);
    if (this.#stopPinging === undefined) {
      this.#pinged = this.#around.now();
      this.#stopPinging = this.#every(PING_MS, () => this.#ping());
    }
    if (known === undefined || message.isNew || this.#wanted().join() !== this.#watched.join()) {
      this.#openSoon();
    }
  }

  close(): void {
    this.#pages.clear();
    this.#shut();
  }

  /** The tables of visible pages. */
  #wanted(): readonly string[] {
    const visible = [...this.#pages.values()].filter(
      ({ said, unanswered }) => said.isVisible && unanswered < ASLEEP,
    );
    return [...new Set(visible.flatMap(({ said }) => said.tables))].slice(-WATCHED).sort();
  }

  #openSoon(ms = TOGETHER_MS): void {
    this.#stopOpening?.();
    this.#stopOpening = this.#around.after(ms, () => {
      this.#stopOpening = undefined;
      if (this.#pages.size === 0) this.#shut();
      else this.#open();
    });
  }

  #open(): void {
    this.#next?.close();
    const watched = this.#wanted();
    this.#watched = watched;
    const query = new URLSearchParams({
      ...(watched.length === 0 ? {} : { watch: watched.join() }),
      ...(this.#places.text === '' ? {} : { after: this.#places.text }),
    });
    const source = this.#around.open(`/api/stream${query.size === 0 ? '' : `?${query}`}`);
    this.#next = source;
    for (const kind of Object.keys(KINDS) as MessageKind[]) {
      source.addEventListener(kind, ({ data }) => {
        if (source !== this.#source && source !== this.#next) return;
        const told: unknown = JSON.parse(data);
        if (kind === 'hello') this.#begun(source, told as Hello, watched);
        else this.#told(kind, told);
      });
    }
    source.onerror = () => this.#failed(source);
  }

  #begun(source: Source, { tables }: Hello, watched: readonly string[]): void {
    if (source === this.#next) {
      this.#source?.close();
      this.#source = source;
      this.#next = undefined;
    }
    this.#stopAsking?.();
    this.#stopAsking = undefined;
    this.#places.begin(tables);
    this.#each({ is: 'hello', tables, watched });
  }

  #told(kind: MessageKind, data: unknown): void {
    const { table, number } = data as { readonly table: string; readonly number?: number };
    if (kind === 'follows') this.#places.follow(data as Follows);
    else if (kind === 'deleted') this.#places.leave(table);
    else if (number !== undefined) {
      const order = this.#places.take(table, number);
      if (order === 'ahead') this.#again();
      if (order !== 'next') return;
    }
    this.#each({ is: 'told', kind, data });
  }

  /** Called when messages are missing: the stream is opened again after the last known numbers. */
  #again(): void {
    this.#source?.close();
    this.#source = undefined;
    this.#openSoon(AGAIN_MS);
  }

  #failed(source: Source): void {
    const isOver = source.readyState === CLOSED;
    if (source === this.#source) {
      this.#each({ is: 'lost' });
      if (isOver) this.#source = undefined;
    } else if (source === this.#next) {
      if (this.#source === undefined) this.#each({ is: 'lost' });
      if (isOver) this.#next = undefined;
    } else return;
    if (isOver) this.#askOnly();
  }

  /**
   * Called when the stream was refused, by a limit or by a proxy that has lost its server. At
   * intervals the pages are told to ask the server, and sometimes a stream is tried again.
   */
  #askOnly(): void {
    let times = 0;
    this.#stopAsking ??= this.#every(ASK_MS, () => {
      times += 1;
      for (const [link, { said }] of this.#pages) {
        if (said.isVisible || times % ASKS_OF_HIDDEN === 0) link.send({ is: 'ask' });
      }
      if (times % ASKS_TO_TRY === 0) this.#openSoon();
    });
  }

  #ping(): void {
    const hasSlept = this.#around.now() - this.#pinged > SLEPT_MS;
    this.#pinged = this.#around.now();
    for (const [link, page] of [...this.#pages]) {
      page.unanswered = hasSlept ? 0 : page.unanswered + 1;
      if (page.unanswered >= GONE) this.#pages.delete(link);
      else link.send({ is: 'ping' });
    }
    const isOther = this.#wanted().join() !== this.#watched.join();
    if (isOther || hasSlept || this.#pages.size === 0) this.#openSoon();
  }

  #each(message: ToPage): void {
    for (const link of [...this.#pages.keys()]) link.send(message);
  }

  #every(ms: number, work: () => void): () => void {
    let stop = () => {};
    const next = () => {
      stop = this.#around.after(ms, () => {
        next();
        work();
      });
    };
    next();
    return () => stop();
  }

  #shut(): void {
    this.#source?.close();
    this.#next?.close();
    this.#source = undefined;
    this.#next = undefined;
    this.#stopOpening?.();
    this.#stopAsking?.();
    this.#stopPinging?.();
    this.#stopOpening = undefined;
    this.#stopAsking = undefined;
    this.#stopPinging = undefined;
  }
}
