// Shared by all pages of a browser: holds their one stream.
import { Holder } from './holder.ts';
import type { FromPage, PageLink, ToPage } from './protocol.ts';

/** The first answer of the worker to a new page. */
export type Welcome = { readonly is: 'welcome'; readonly fits: boolean };

/**
 * The part of the global scope that this worker uses; the types of a page have no shared workers.
 */
interface Shared {
  onconnect: ((event: { readonly ports: readonly MessagePort[] }) => void) | null;
}

const holder = new Holder({
  open: (address) => new EventSource(address),
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

(globalThis as unknown as Shared).onconnect = ({ ports: [port] }) => {
  const link: PageLink = { send: (message: ToPage) => port.postMessage(message) };
  port.onmessage = ({ data }: MessageEvent<FromPage>) => holder.hear(link, data);
  const fits = typeof EventSource !== 'undefined';
  port.postMessage({ is: 'welcome', fits } satisfies Welcome);
};
