import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start, stop } from './server.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('../../../server/test/false-time-server.ts'));

/**
 * A real server with the built page, whose time moves only when the test lets it. Moments are
 * milliseconds since 1970.
 */
export interface FalseTime {
  readonly url: string;
  /** Lets time pass up to a moment. */
  until(at: number): Promise<void>;
  /** Kills the server in the middle of its work; another one starts at a later moment. */
  deadUntil(at: number): Promise<void>;
  close(): Promise<void>;
}

export async function serveInFalseTime(begins: number): Promise<FalseTime> {
  const data = mkdtempSync(join(tmpdir(), 'pangaea-data-'));
  const begin = (at: number, port: number) =>
    start('127.0.0.1', port, data, { BEGINS: String(at) }, PROGRAM);
  let [running, now] = [await begin(begins, 0), begins];
  const { port } = running;
  return {
    url: `http://127.0.0.1:${port}/`,
    until: async (at) => {
      const { stdin, stdout } = running.child;
      const answered = once(stdout, 'data');
      stdin.write(`${at - now}\n`);
      const said = String((await answered)[0]);
      if (!said.includes(`now ${at}`)) throw new Error(said);
      now = at;
    },
    deadUntil: async (at) => {
      await stop(running.child, 'SIGKILL');
      [running, now] = [await begin(at, port), at];
    },
    close: async () => {
      await stop(running.child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
