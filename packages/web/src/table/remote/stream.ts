import type { ClockTold } from '../../clock/clocks.ts';
import type { Notes, Word } from '../talk.ts';
import { Places } from './places.ts';
import type { Followed, PresenceTold, RequestTold, SeatsTold, Told } from './wire.ts';

/** Who hears of tables; what it does not need it leaves out. */
export interface StreamListener {
  /**
   * The connection is up, or there may be news of a table.
   * @param whole tables of which everything that was missed follows; of others it has to be asked for
   * @param followed all that the connection follows, where that is known
   */
  connected(whole: ReadonlySet<string>, followed?: readonly string[]): void;
  lost(): void;
  /** Another table is followed from now on, and has to be asked for. */
  follows?(table: string): void;
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
  // Whoever comes later has missed that it is up.
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
  const on = <T>(event: string, heard: (data: T) => void) =>
    source.addEventListener(event, ({ data }) => heard(JSON.parse(data)));
  const onData = <T>(event: string, tell: (listener: StreamListener, data: T) => void) =>
    on<T & Numbered>(event, (told) => {
      const { number, table: id } = told;
      const order = number === undefined || id === undefined ? 'next' : places.take(id, number);
      if (order === 'next') each((listener) => tell(listener, told));
      else if (order === 'ahead' && source.readyState !== EventSource.CLOSED) again();
    });
  on<{ readonly tables: readonly Followed[] }>('hello', ({ tables }) => {
    const whole = places.begin(tables);
    connection.isUp = true;
    const followed = tables.map(({ id }) => id);
    each((listener) => listener.connected(whole, followed));
  });
  on<Followed>('follows', (followed) => {
    places.follow(followed);
    each((listener) => listener.follows?.(followed.id));
  });
  on<{ readonly table: string }>('deleted', (news) => {
    places.leave(news.table);
    each((listener) => listener.deleted(news));
  });
  onData<Told>('segment', (listener, news) => listener.happened(news));
  onData<SeatsTold>('seats', (listener, news) => listener.seats(news));
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

/** What messages of tables have, and others have not. */
interface Numbered {
  readonly table?: string;
  readonly number?: number;
}
