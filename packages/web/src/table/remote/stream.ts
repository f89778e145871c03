import type { Happened, SeatInfo } from './wire.ts';

export interface StreamListener {
  /** The connection is up; whatever was missed has to be asked for. */
  connected(): void;
  lost(): void;
  happened(news: Happened): void;
  seats(news: { readonly table: string; readonly seats: readonly SeatInfo[] }): void;
}

/** Milliseconds between two looks when the server gives no stream. */
const POLL_MS = 4_000;

/**
 * The server's stream of one table. Comes back by itself; where there is no stream to be had (too
 * many tabs, a proxy in between) it only says from time to time that there may be news.
 */
export function listen(table: string, listener: StreamListener): () => void {
  const source = new EventSource(`/api/stream?watch=${table}`);
  let polling: ReturnType<typeof setInterval> | undefined;
  const stopPolling = () => {
    clearInterval(polling);
    polling = undefined;
  };
  const onData = <T>(event: string, tell: (data: T) => void) =>
    source.addEventListener(event, ({ data }) => tell(JSON.parse(data) as T));
  source.addEventListener('hello', () => {
    stopPolling();
    listener.connected();
  });
  onData<Happened>('segment', listener.happened);
  onData<{ readonly table: string; readonly seats: readonly SeatInfo[] }>('seats', listener.seats);
  source.onerror = () => {
    listener.lost();
    if (source.readyState === EventSource.CLOSED) {
      polling ??= setInterval(() => listener.connected(), POLL_MS);
    }
  };
  return () => {
    stopPolling();
    source.close();
  };
}
