import type { SeatInfo, Told } from './wire.ts';

export interface StreamListener {
  /** The connection is up; whatever was missed has to be asked for. */
  connected(): void;
  lost(): void;
  happened(news: Told): void;
  seats(news: { readonly table: string; readonly seats: readonly SeatInfo[] }): void;
  /** The table is gone for good. */
  deleted(news: { readonly table: string }): void;
}

/** Milliseconds between two looks when there is no stream. */
const POLL_MS = 5_000;

/**
 * The server's stream of one table. Comes back by itself; where there is none to be had (a limit, a
 * proxy in between) it says from time to time that there may be news. Browsers allow few connections
 * to one address, so a tab in the background leaves its stream to the tab that comes to the front.
 */
export function listen(table: string, listener: StreamListener): () => void {
  const tabs = new BroadcastChannel('pangaea-tabs');
  let source: EventSource | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;

  const poll = () => {
    polling ??= setInterval(() => listener.connected(), POLL_MS);
  };
  const close = () => {
    source?.close();
    source = undefined;
    clearInterval(polling);
    polling = undefined;
  };
  const open = () => {
    if (source !== undefined) return;
    close();
    source = streamOf(table, listener, poll);
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
  document.addEventListener('visibilitychange', onVisible);
  open();
  onVisible();
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    tabs.close();
    close();
  };
}

function streamOf(table: string, listener: StreamListener, gaveUp: () => void): EventSource {
  const source = new EventSource(`/api/stream?watch=${table}`);
  const onData = <T>(event: string, tell: (data: T) => void) =>
    source.addEventListener(event, ({ data }) => tell(JSON.parse(data) as T));
  source.addEventListener('hello', () => listener.connected());
  onData<Told>('segment', listener.happened);
  onData<{ readonly table: string; readonly seats: readonly SeatInfo[] }>('seats', listener.seats);
  onData<{ readonly table: string }>('deleted', listener.deleted);
  source.onerror = () => {
    listener.lost();
    if (source.readyState === EventSource.CLOSED) gaveUp();
  };
  return source;
}
