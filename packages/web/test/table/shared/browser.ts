// Pages of one browser with a separate clock, and a server whose streams send the messages of the
// test.
import type { Hello } from '@pangaea/wire';
import { type Among, Election } from '../../../src/table/remote/shared/election.ts';
import { Holder, type Source } from '../../../src/table/remote/shared/holder.ts';
import { PageStream } from '../../../src/table/remote/shared/page-stream.ts';
import type { HolderLink, ToPage } from '../../../src/table/remote/shared/protocol.ts';

export class FalseTime {
  now = 0;
  readonly #due: { at: number; work: () => void }[] = [];

  after = (ms: number, work: () => void): (() => void) => {
    const each = { at: this.now + ms, work };
    this.#due.push(each);
    return () => {
      const at = this.#due.indexOf(each);
      if (at >= 0) this.#due.splice(at, 1);
    };
  };

  /** Lets time pass, and runs everything that is due in it. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      await settle();
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#due.splice(this.#due.indexOf(next), 1);
      this.now = Math.max(this.now, next.at);
      next.work();
    }
    this.now = end;
  }
}

/** Runs waiting microtasks, such as messages between pages. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** A stream that the server has open. */
export class FalseSource implements Source {
  readyState = 1;
  onerror: ((event: Event) => void) | null = null;
  readonly address: URL;
  readonly #hear = new Map<string, (event: { readonly data: string }) => void>();

  constructor(address: string) {
    this.address = new URL(address, 'http://server');
  }

  addEventListener(kind: string, hear: (event: { readonly data: string }) => void): void {
    this.#hear.set(kind, hear);
  }

  say(kind: string, data: unknown): void {
    if (this.readyState !== 2) this.#hear.get(kind)?.({ data: JSON.stringify(data) });
  }

  fail(isOver: boolean): void {
    this.readyState = isOver ? 2 : 0;
    this.onerror?.(new Event('error'));
  }

  close(): void {
    this.readyState = 2;
  }
}

/**
 * Tables of one person with the number of the last message of each; all messages are chat messages.
 */
export class FalseServer {
  readonly opened: FalseSource[] = [];
  readonly tables = new Map<string, number>();
  /** Tables that belong to the person, in addition to watched ones. */
  own: string[] = [];
  isDown = false;

  get open(): readonly FalseSource[] {
    return this.opened.filter(({ readyState }) => readyState !== 2);
  }

  /** The tables that somebody watches, by the open streams. */
  get watched(): string[] {
    return this.open.flatMap(({ address }) => address.searchParams.get('watch')?.split(',') ?? []);
  }

  begin = (address: string): FalseSource => {
    const source = new FalseSource(address);
    this.opened.push(source);
    queueMicrotask(() => this.greet(source));
    return source;
  };

  /** The stream begins, or begins again. */
  greet(source: FalseSource): void {
    if (source.readyState === 2) return;
    if (this.isDown) {
      source.fail(false);
      return;
    }
    source.readyState = 1;
    const query = source.address.searchParams;
    const after = new Map(
      query
        .get('after')
        ?.split(',')
        .map((each) => [each.split(':')[0], Number(each.split(':')[1])]) ?? [],
    );
    const followed = [...new Set([...this.own, ...(query.get('watch')?.split(',') ?? [])])];
    const known = followed.filter((id) => this.tables.has(id));
    const tables: Hello['tables'] = known.map((id) => ({
      id,
      version: 0,
      seats: this.own.includes(id) ? [0] : [],
      number: after.get(id) ?? this.tables.get(id) ?? 0,
      resumed: after.has(id),
    }));
    source.say('hello', { tables });
    for (const { id, number } of tables) {
      for (let next = number + 1; next <= (this.tables.get(id) ?? 0); next++) {
        source.say('word', { table: id, number: next });
      }
    }
  }

  /** Sends a message at a table. */
  tell(id: string): void {
    const number = (this.tables.get(id) ?? 0) + 1;
    this.tables.set(id, number);
    for (const source of this.open) {
      const watched = source.address.searchParams.get('watch')?.split(',') ?? [];
      if (this.own.includes(id) || watched.includes(id)) source.say('word', { table: id, number });
    }
  }
}

/**
 * A page that shows a table and remembers the last received number; it loads the whole table if
 * necessary.
 */
export class FalsePage {
  readonly stream: PageStream;
  isVisible = true;
  /** Whether the page sleeps: no code runs in it. */
  isAsleep = false;
  /** The number of the last chat message that the page has for its table. */
  known = -1;
  loads = 0;
  isDeleted = false;
  isLost = false;
  readonly table: string;

  constructor(
    table: string,
    server: FalseServer,
    join: (page: FalsePage, hear: (message: ToPage) => void) => HolderLink,
  ) {
    this.table = table;
    this.stream = new PageStream({
      join: (hear) => join(this, hear),
      isVisible: () => this.isVisible,
    });
    this.stream.listen(table, {
      connected: (whole) => {
        this.isLost = false;
        if (this.known >= 0 && whole.has(table)) return;
        this.loads += 1;
        this.known = server.tables.get(table) ?? -1;
      },
      lost: () => {
        this.isLost = true;
      },
      word: ({ table: of, number }) => {
        if (of === table && number === this.known + 1) this.known = number;
      },
      deleted: ({ table: of }) => {
        this.isDeleted ||= of === table;
      },
    });
  }

  show(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.stream.say();
  }
}

/** Pages that share a worker. */
export function withWorker(server: FalseServer, time: FalseTime) {
  const holder = new Holder({ open: server.begin, now: () => time.now, after: time.after });
  return (table: string) =>
    new FalsePage(table, server, (page, hear) => {
      const link = {
        send: (message: ToPage) => queueMicrotask(() => page.isAsleep || hear(message)),
      };
      return {
        send: (message) => queueMicrotask(() => page.isAsleep || holder.hear(link, message)),
        close: () => queueMicrotask(() => holder.hear(link, { is: 'bye' })),
      };
    });
}

/** Pages that have no shared worker, and elect one page instead. */
export function withElection(server: FalseServer, time: FalseTime) {
  const all = new Map<FalsePage, Election>();
  let count = 0;
  const toOthers = (from: FalsePage, message: Among) => {
    for (const [page, election] of all) {
      if (page !== from) queueMicrotask(() => page.isAsleep || election.take(message));
    }
  };
  return (table: string) =>
    new FalsePage(table, server, (page, hear) => {
      count += 1;
      const election = new Election({
        id: `page ${count}`,
        post: (message) => toOthers(page, message),
        makeHolder: () =>
          new Holder({ open: server.begin, now: () => time.now, after: time.after }),
        hear,
        isVisible: () => page.isVisible,
        now: () => time.now,
        // A page that was asleep does its due work when it wakes up.
        after: (ms, work) => {
          let stop = () => {};
          const due = () => {
            if (page.isAsleep) stop = time.after(100, due);
            else work();
          };
          stop = time.after(ms, due);
          return () => stop();
        },
        chance: () => (count % 5) / 5,
      });
      all.set(page, election);
      return {
        send: (message) => election.send(message),
        close: () => {
          election.close();
          all.delete(page);
        },
      };
    });
}
