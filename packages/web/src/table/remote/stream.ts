import { join } from './shared/joining.ts';
import type { StreamListener } from './shared/listener.ts';
import { PageStream } from './shared/page-stream.ts';

export type { StreamListener };

/** Drops messages of other tables. */
export function ofTable(id: string) {
  return <M extends { readonly table: string }>(hear: (message: M) => void) =>
    (message: M): void => {
      if (message.table === id) hear(message);
    };
}

/**
 * Whether the page of a deleted table says that its people deleted it, or that the operator did. A
 * stream that reconnects does not know that, so an earlier report (`before`) stays.
 */
export function goneNow(before: string, by: 'operator' | undefined): 'deleted' | 'removed' {
  return by === 'operator' || before === 'removed' ? 'removed' : 'deleted';
}

let own: PageStream | undefined;

/**
 * Follows the server's stream of all tables of this person, and of one more table while this page
 * is visible. All pages of a browser share one stream, so that its few connections stay free. It
 * reconnects by itself. If no stream is possible (a limit, or a proxy), it reports at intervals
 * that there may be news.
 */
export function listen(table: string | undefined, listener: StreamListener): () => void {
  own ??= begin();
  return own.listen(table, listener);
}

function begin(): PageStream {
  const stream = new PageStream({ join, isVisible: () => !document.hidden });
  document.addEventListener('visibilitychange', () => stream.say());
  // A page that is closed, or kept for the browser's back button, no longer takes part.
  window.addEventListener('pagehide', () => stream.putAside());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stream.comeBack();
  });
  // A sleeping page would hold the stream without passing anything on.
  document.addEventListener('freeze', () => stream.putAside());
  document.addEventListener('resume', () => stream.comeBack());
  window.addEventListener('online', () => stream.renew());
  return stream;
}
