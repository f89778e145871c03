import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { Log } from '../log.ts';
import type { Answering } from './desk.ts';
import { MESSAGES } from './messages.ts';
import { LONGEST, LONGEST_PATH, type OperatorRequest, readRequest, socketIn } from './protocol.ts';

/** The time in which a request must be complete. */
const PATIENCE_MS = 10_000;
/** The most connections at a time. */
const MOST = 8;

export interface OperatorSocket {
  close(): Promise<void>;
}

/** Answers one request. */
type Desk = (request: OperatorRequest) => Promise<Answering>;

/**
 * Opens the operator's entrance: a local socket in the data folder, which only the user of the
 * server can open. The caller holds the lock of the folder, so an existing socket file belongs to a
 * server that was killed.
 * @returns undefined if no socket is possible; the server then runs without it
 */
export async function openSocket(
  folder: string,
  answer: Desk,
  log: Pick<Log, 'error' | 'warn'>,
  platform: string = process.platform,
): Promise<OperatorSocket | undefined> {
  if (platform === 'win32') return undefined;
  const path = socketIn(folder);
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    log.warn({ path }, MESSAGES.en.pathTooLong(path, LONGEST_PATH));
    return undefined;
  }
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    serve(socket, answer, log);
  });
  server.maxConnections = MOST;
  try {
    rmSync(path, { force: true });
    await listen(server, path);
  } catch (error) {
    log.error({ err: error, path }, 'The socket of the operator could not be opened.');
    return undefined;
  }
  // The server goes on after a fault of the socket.
  server.on('error', (error) => log.error({ err: error }, 'The socket of the operator failed.'));
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
}

function listen(server: ReturnType<typeof createServer>, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The socket is closed to other users from the first moment, because it is created inside this
    // call.
    const mask = process.umask(0o077);
    try {
      server.listen(path, () => {
        server.off('error', reject);
        resolve();
      });
      chmodSync(path, 0o600);
    } finally {
      process.umask(mask);
    }
  });
}

/** Each connection has one request; further input is ignored. */
function serve(socket: Socket, answer: Desk, log: Pick<Log, 'error'>): void {
  let text = '';
  const end = ({ afterwards, ...told }: Answering) => {
    socket.off('data', hear);
    socket.resume();
    const answered = Promise.withResolvers<void>();
    socket.once('finish', answered.resolve).once('close', answered.resolve);
    socket.end(`${JSON.stringify(told)}\n`);
    if (afterwards !== undefined) void answered.promise.then(afterwards);
  };
  const hear = (more: string) => {
    text += more;
    const at = text.indexOf('\n');
    if (at < 0 && text.length <= LONGEST) return;
    const request = at < 0 || at > LONGEST ? undefined : readRequest(text.slice(0, at));
    if (request === undefined) {
      end({ ok: false, lines: [MESSAGES.en.malformed] });
      return;
    }
    socket.off('data', hear);
    socket.resume();
    socket.setTimeout(0);
    answer(request).then(end, (error: unknown) => {
      log.error({ err: error }, 'A command of the operator failed.');
      socket.destroy();
    });
  };
  socket.setEncoding('utf8').on('data', hear);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  // A client that disconnects is not an error.
  socket.on('error', () => undefined);
}
