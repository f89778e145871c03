import type { KeptSketch } from '@pangaea/wire';
import type { ApiAnswer } from '../remote/api.ts';
import type { Shelf } from '../storage.ts';
import { sketchText, takeSketch } from './kept-sketch.ts';

/** Milliseconds without a change until the sketch is sent. */
const PAUSE_MS = 1_500;
/** The longest wait for the sketch of another device before this one is opened. */
const PATIENCE_MS = 2_500;
/** The most letters that the server accepts; a longer sketch stays on this device. */
const MOST = 24_000;

interface Server {
  read(table: string): Promise<ApiAnswer<KeptSketch>>;
  keep(table: string, sketch: string): Promise<ApiAnswer<KeptSketch>>;
}

interface Around {
  readonly shelf: Shelf;
  readonly server: Server;
  after(ms: number, work: () => void): () => void;
}

/** Takes over the sketch that another device has left at a table, if the server answers in time. */
export async function bringSketch(table: string, { shelf, server, after }: Around): Promise<void> {
  const late = Promise.withResolvers<undefined>();
  const stop = after(PATIENCE_MS, () => late.resolve(undefined));
  const answer = await Promise.race([server.read(table).catch(() => undefined), late.promise]);
  stop();
  if (answer?.ok === true && answer.value.changed > 0) {
    takeSketch(shelf, table, answer.value.sketch);
  }
}

/**
 * Sends a sketch after its changes, one at a time and the last one in any case.
 * @returns the functions to call after each change, and at the end
 */
export function sketchSender(
  table: string,
  { shelf, server, after }: Around,
): { changed(): void; end(): void } {
  let sent = sketchText(shelf, table);
  let stop: (() => void) | undefined;
  const send = () => {
    stop = undefined;
    const text = sketchText(shelf, table);
    if (text === undefined || text === sent || text.length > MOST) return;
    sent = text;
    // Without a server the sketch stays on this device, and is sent with the next change.
    server.keep(table, text).then(
      ({ ok }) => {
        if (!ok && sent === text) sent = undefined;
      },
      () => {
        if (sent === text) sent = undefined;
      },
    );
  };
  return {
    changed: () => {
      stop?.();
      stop = after(PAUSE_MS, send);
    },
    end: () => {
      stop?.();
      send();
    },
  };
}
