import type { ClockTold } from '../../clock/clocks.ts';
import type { Notes, Word } from '../talk.ts';
import type { PresenceTold, RequestTold, SeatsTold, Told } from './wire.ts';

/** Who hears of tables; what it does not need it leaves out. */
export interface StreamListener {
  /** The connection is up; whatever was missed has to be asked for. */
  connected(): void;
  lost(): void;
  happened(news: Told): void;
  seats(news: SeatsTold): void;
  /** The table is gone for good. */
  deleted(news: { readonly table: string }): void;
  presence?(news: PresenceTold): void;
  word?(news: Word): void;
  /** Clocks of a table say something else. */
  clock?(news: ClockTold): void;
  /** Somebody asks something of the others, or does no more. */
  request?(news: RequestTold): void;
  /** This person noted something down, perhaps on another device. */
  notes?(news: Notes): void;
  /** After the end of a game the same people have another table. */
  rematch?(news: { readonly table: string; readonly rematch: string }): void;
}

/** Milliseconds between two looks when there is no stream. */
const POLL_MS = 5_000;

/** One connection, and all parts of the page that hear by it. */
interface Connection {
  readonly listeners: Set<StreamListener>;
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
  // Whoever comes later has missed that it is up.
  if (connection.isUp) queueMicrotask(() => listener.connected());
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
  const each = (tell: (listener: StreamListener) => void) => {
    for (const listener of [...listeners]) tell(listener);
  };

  const poll = () => {
    polling ??= setInterval(() => each((listener) => listener.connected()), POLL_MS);
  };
  const close = () => {
    connection.isUp = false;
    source?.close();
    source = undefined;
    clearInterval(polling);
    polling = undefined;
  };
  const open = () => {
    if (source !== undefined) return;
    close();
    source = streamOf(table, connection, each, poll);
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
  gaveUp: () => void,
): EventSource {
  const source = new EventSource(
    table === undefined ? '/api/stream' : `/api/stream?watch=${table}`,
  );
  const onData = <T>(event: string, tell: (listener: StreamListener, data: T) => void) =>
    source.addEventListener(event, ({ data }) => {
      const told = JSON.parse(data) as T;
      each((listener) => tell(listener, told));
    });
  source.addEventListener('hello', () => {
    connection.isUp = true;
    each((listener) => listener.connected());
  });
  onData<Told>('segment', (listener, news) => listener.happened(news));
  onData<SeatsTold>('seats', (listener, news) => listener.seats(news));
  onData<{ readonly table: string }>('deleted', (listener, news) => listener.deleted(news));
  onData<PresenceTold>('presence', (listener, news) => listener.presence?.(news));
  onData<ClockTold>('clock', (listener, news) => listener.clock?.(news));
  onData<Word>('word', (listener, news) => listener.word?.(news));
  onData<RequestTold>('request', (listener, news) => listener.request?.(news));
  onData<Notes>('notes', (listener, news) => listener.notes?.(news));
  onData<{ readonly table: string; readonly rematch: string }>('rematch', (listener, news) =>
    listener.rematch?.(news),
  );
  source.onerror = () => {
    connection.isUp = false;
    each((listener) => listener.lost());
    if (source.readyState === EventSource.CLOSED) gaveUp();
  };
  return source;
}
