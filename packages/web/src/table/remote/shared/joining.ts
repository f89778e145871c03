import { randomHex } from '../../new-table.ts';
import { type Among, Election } from './election.ts';
import { Holder } from './holder.ts';
import type { FromPage, HolderLink, ToPage } from './protocol.ts';
import type { Welcome } from './worker.ts';

/** A worker that has not answered by then counts as unavailable. */
const WELCOME_MS = 15_000;
/** The number changes with the format of messages between pages. */
const CHANNEL = 'pangaea-stream-1';

const after = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/**
 * Joins the pages of this browser with a shared worker, which needs no https. If there is none
 * (Chrome for Android) or it fails, one of the pages holds the stream.
 */
export function join(hear: (message: ToPage) => void): HolderLink {
  if (typeof SharedWorker === 'undefined') return elect(hear);
  let said: FromPage | undefined;
  let link: HolderLink;
  let isShared = true;
  const worker = new SharedWorker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { port } = worker;
  const fail = () => {
    if (!isShared) return;
    isShared = false;
    stop();
    port.postMessage({ is: 'bye' } satisfies FromPage);
    port.close();
    link = elect(hear);
    if (said !== undefined) link.send(said);
  };
  const stop = after(WELCOME_MS, fail);
  worker.onerror = fail;
  port.onmessage = ({ data }: MessageEvent<ToPage | Welcome>) => {
    if (!isShared) return;
    if (data.is !== 'welcome') hear(data);
    else if (data.fits) stop();
    else fail();
  };
  link = {
    send: (message) => port.postMessage(message),
    close: () => {
      stop();
      port.postMessage({ is: 'bye' } satisfies FromPage);
      port.close();
    },
  };
  return {
    send: (message) => {
      if (message.is === 'page') said = message;
      link.send(message);
    },
    close: () => link.close(),
  };
}

function elect(hear: (message: ToPage) => void): HolderLink {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const election = new Election({
    id: randomHex(16),
    post: (message: Among) => channel?.postMessage(message),
    makeHolder: () =>
      new Holder({ open: (address) => new EventSource(address), now: () => Date.now(), after }),
    hear,
    isVisible: () => !document.hidden,
    now: () => performance.now(),
    after,
    chance: () => Math.random(),
  });
  if (channel !== undefined) {
    channel.onmessage = ({ data }: MessageEvent<Among>) => election.take(data);
  }
  return {
    send: (message) => election.send(message),
    close: () => {
      election.close();
      channel?.close();
    },
  };
}
