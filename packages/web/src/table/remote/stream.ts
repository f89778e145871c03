import type { MessageHandlers, MessageKind, MessageOf } from '@pangaea/wire';
import { Places } from './places.ts';

/** A part of the page that hears of tables; kinds of messages that it does not need it leaves out. */
export interface StreamListener extends Partial<Omit<MessageHandlers, 'hello'>> {
  /**
   * The connection is up, or there may be news of a table.
   * @param whole tables of which everything that was missed follows; of others it has to be asked for
   * @param followed all that the connection follows, where that is known
   */
  connected(whole: ReadonlySet<string>, followed?: readonly string[]): void;
  lost(): void;
}

/** Kinds of messages that are about one table, and are told as they come. */
type TableKind = Exclude<MessageKind, 'hello' | 'follows'>;

/** Leaves out what is told of other tables. */
export function ofTable(id: string) {
  return <M extends { readonly table: string }>(hear: (message: M) => void) =>
    (message: M): void => {
      if (message.table === id) hear(message);
    };
}

/** Milliseconds between two looks when there is no stream. */
const POLL_MS = 5_000;

/** Before a stream of which something is missing is opened anew. */
const AGAIN_MS = 1_000;
const NONE: ReadonlySet<string> = new Set();

/** One connection, and all parts of the page that hear by it. */
interface Connection {
  readonly listeners: Set<StreamListener>;
  readonly places: Places;
  isUp: boolean;
  close(): void;
}

/** By the table that is followed besides the own ones; empty for none. */
const connections = new Map<string, Connection>();

/**
 * The server's stream of all tables of this person, and of one more. Comes back by itself; where there is none to be
 * had (a limit, a proxy in between) it says from time to time that there may be news. Browsers allow few connections
 * to one address, so a tab in the background leaves its stream to the tab that comes to the front, and all parts of a
 * page that follow the same share one.
 */
export function listen(table: string | undefined, listener: StreamListener): () => void {
  const key = table ?? '';
  const connection = connections.get(key) ?? connect(table);
  connections.set(key, connection);
  connection.listeners.add(listener);
  // A later listener has missed that it is up.
  if (connection.isUp) queueMicrotask(() => listener.connected(NONE));
  return () => {
    connection.listeners.delete(listener);
    if (connection.listeners.size > 0) return;
    connection.close();
    connections.delete(key);
  };
}

function connect(table: string | undefined): Connection {
  const listeners = new Set<StreamListener>();
  const tabs = new BroadcastChannel('pangaea-tabs');
  let source: EventSource | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const each = (tell: (listener: StreamListener) => void) => {
    for (const listener of [...listeners]) tell(listener);
  };

  const poll = () => {
    polling ??= setInterval(() => each((listener) => listener.connected(NONE)), POLL_MS);
  };
  const close = () => {
    connection.isUp = false;
    source?.close();
    source = undefined;
    clearInterval(polling);
    clearTimeout(waiting);
    polling = undefined;
  };
  const open = () => {
    if (source !== undefined) return;
    close();
    source = streamOf(table, connection, each, { gaveUp: poll, again });
  };
  /** Something is missing: the server is asked for what comes after what is here. */
  const again = () => {
    source?.close();
    waiting = setTimeout(() => {
      source = undefined;
      open();
    }, AGAIN_MS);
  };
  const onVisible = () => {
    if (document.hidden) return;
    tabs.postMessage('in front');
    open();
  };
  tabs.onmessage = () => {
    if (!document.hidden || source === undefined) return;
    close();
    poll();
  };
  const connection: Connection = {
    listeners,
    places: new Places(),
    isUp: false,
    close: () => {
      document.removeEventListener('visibilitychange', onVisible);
      tabs.close();
      close();
    },
  };
  document.addEventListener('visibilitychange', onVisible);
  open();
  onVisible();
  return connection;
}

function streamOf(
  table: string | undefined,
  connection: Connection,
  each: (tell: (listener: StreamListener) => void) => void,
  { gaveUp, again }: { readonly gaveUp: () => void; readonly again: () => void },
): EventSource {
  const { places } = connection;
  const query = new URLSearchParams({
    ...(table === undefined ? {} : { watch: table }),
    ...(places.text === '' ? {} : { after: places.text }),
  });
  const source = new EventSource(`/api/stream${query.size === 0 ? '' : `?${query}`}`);
  /** Tells parts of the page the messages of a table, in the order in which the server counts them. */
  const tell =
    <K extends TableKind>(kind: K) =>
    (message: MessageOf<K>) => {
      const { table, number }: { readonly table: string; readonly number?: number } = message;
      const order = number === undefined ? 'next' : places.take(table, number);
      if (order === 'next') {
        each((listener: Partial<MessageHandlers>) => listener[kind]?.(message));
      } else if (order === 'ahead' && source.readyState !== EventSource.CLOSED) again();
    };
  const handlers: MessageHandlers = {
    hello: ({ tables }) => {
      const whole = places.begin(tables);
      connection.isUp = true;
      const followed = tables.map(({ id }) => id);
      each((listener) => listener.connected(whole, followed));
    },
    follows: (followed) => {
      places.follow(followed);
      each((listener) => listener.follows?.(followed));
    },
    deleted: (news) => {
      places.leave(news.table);
      each((listener) => listener.deleted?.(news));
    },
    segment: tell('segment'),
    seats: tell('seats'),
    rematch: tell('rematch'),
    word: tell('word'),
    request: tell('request'),
    clock: tell('clock'),
    presence: tell('presence'),
    notes: tell('notes'),
  };
  for (const [kind, handle] of Object.entries(handlers)) {
    source.addEventListener(kind, ({ data }) => handle(JSON.parse(data)));
  }
  source.onerror = () => {
    connection.isUp = false;
    each((listener) => listener.lost());
    if (source.readyState === EventSource.CLOSED) gaveUp();
  };
  return source;
}
