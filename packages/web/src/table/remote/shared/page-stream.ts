import type { Follows, Hello, MessageHandlers, MessageKind } from '@pangaea/wire';
import { Places } from '../places.ts';
import type { StreamListener } from './listener.ts';
import type { HolderLink, ToPage } from './protocol.ts';

/** The dependencies of the stream of a page; tests pass their own. */
export interface PageSurroundings {
  join(hear: (message: ToPage) => void): HolderLink;
  isVisible(): boolean;
}

/** One part of the page that listens. */
interface Part {
  /** The table that it shows besides those of the person. */
  readonly table: string | undefined;
  /** Whether it has received nothing yet: it lacks everything from before. */
  isBehind: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * One page's end of the stream of its browser. The page itself keeps the numbers of the messages
 * that it has received, also after a break of the stream, or of the page or worker that holds it.
 */
export class PageStream {
  readonly #around: PageSurroundings;
  readonly #parts = new Map<StreamListener, Part>();
  readonly #places = new Places();
  #link: HolderLink | undefined;
  #followed: readonly string[] = [];
  /** Whether a stream has begun since the page joined. */
  #isGreeted = false;
  /** Whether messages without a number may have been missed. */
  #wasAway = false;
  #isToSay = false;
  #isNew = false;
  /** Whether the page is closed, or kept for the browser's back button. */
  #isAside = false;

  constructor(around: PageSurroundings) {
    this.#around = around;
  }

  listen(table: string | undefined, listener: StreamListener): () => void {
    this.#parts.set(listener, { table, isBehind: true });
    this.renew();
    return () => {
      this.#parts.delete(listener);
      this.say();
    };
  }

  /**
   * Reports soon which tables this page shows, and whether it is visible.
   * @param isNew whether a new stream must be opened
   */
  say(isNew = false): void {
    this.#isNew ||= isNew;
    if (this.#isToSay) return;
    this.#isToSay = true;
    queueMicrotask(() => {
      this.#isToSay = false;
      this.#sayNow();
    });
  }

  /** Opens a new stream: the page may have missed something, or its person may have changed. */
  renew(): void {
    this.say(true);
  }

  /** The page is being closed, or kept for the browser's back button. */
  putAside(): void {
    this.#isAside = true;
    this.#leave();
  }

  /** The page is shown again. */
  comeBack(): void {
    this.#isAside = false;
    this.#wasAway = true;
    this.renew();
  }

  #leave(): void {
    this.#link?.close();
    this.#link = undefined;
    this.#isGreeted = false;
    this.#wasAway = true;
  }

  #sayNow(): void {
    if (this.#isAside) return;
    if (this.#parts.size === 0) {
      this.#leave();
      return;
    }
    const isNew = this.#isNew || this.#link === undefined;
    this.#isNew = false;
    this.#link ??= this.#around.join((message) => this.#hear(message));
    const tables = [...this.#parts.values()].flatMap(({ table }) => table ?? []);
    this.#link.send({
      is: 'page',
      isNew,
      places: this.#places.text,
      tables: [...new Set(tables)],
      isVisible: this.#around.isVisible(),
    });
  }

  #hear(message: ToPage): void {
    if (message.is === 'ping') this.#link?.send({ is: 'alive' });
    else if (message.is === 'hello') this.#begin(message);
    else if (message.is === 'told') this.#take(message.kind, message.data);
    else if (message.is === 'ask') this.#each((listener) => listener.connected(NONE));
    else {
      this.#wasAway = true;
      this.#each((listener) => listener.lost());
    }
  }

  #begin({ tables, watched }: Extract<ToPage, { is: 'hello' }>): void {
    const whole = this.#places.begin(tables);
    const shown = new Set([...this.#parts.values()].map(({ table }) => table));
    // Other pages watch tables that this one does not show.
    const followed = tables.filter((each) => isOwn(each, watched) || shown.has(each.id));
    const ids = followed.map(({ id }) => id);
    const before = new Set(this.#followed);
    const isSame = ids.length === before.size && ids.every((id) => before.has(id) && whole.has(id));
    const isQuiet = isSame && !this.#wasAway;
    this.#isGreeted = true;
    this.#wasAway = false;
    this.#followed = ids;
    for (const [listener, part] of [...this.#parts]) {
      if (part.isBehind) listener.connected(NONE, ids);
      else if (!isQuiet) listener.connected(whole, ids);
      part.isBehind = false;
      const { table } = part;
      const isGone = table !== undefined && watched.includes(table) && !ids.includes(table);
      if (isGone) listener.deleted?.({ table });
    }
  }

  #take(kind: MessageKind, data: unknown): void {
    // A message before the beginning of a stream is sent again, or is part of the data to load
    // then.
    if (!this.#isGreeted) return;
    const { table, number } = data as { readonly table: string; readonly number?: number };
    if (kind === 'follows') this.#places.follow(data as Follows);
    if (kind === 'deleted') this.#places.leave(table);
    const order = number === undefined ? 'next' : this.#places.take(table, number);
    if (order === 'known') return;
    if (order === 'ahead') {
      this.#places.loaded(table, number ?? 0);
      this.#each((listener) => listener.connected(NONE, this.#followed));
      return;
    }
    if (kind === 'hello') return;
    // The compiler cannot see that the data fit the handler of their kind.
    this.#each((listener: Partial<MessageHandlers>) => listener[kind]?.(data as never));
  }

  #each(tell: (listener: StreamListener) => void): void {
    for (const listener of [...this.#parts.keys()]) tell(listener);
  }
}

/** Whether a table is the person's own: followed without being asked for. */
function isOwn({ id, seats }: Hello['tables'][number], watched: readonly string[]): boolean {
  return seats.length > 0 || !watched.includes(id);
}
