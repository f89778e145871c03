// A real server with the built page, and the messages that it sends to push services and hooks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start, stop } from './server.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('../../../server/test/telling-server.ts'));

/** A message, decrypted as its receiver reads it. */
interface Sent {
  readonly url: string;
  readonly said: Readonly<Record<string, unknown>>;
}

export interface ToldServer {
  readonly url: string;
  /** The data of a subscribed browser: its messages are decrypted by the standard. */
  readonly subscription: {
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
  };
  /** The next message to an address; waits for it. */
  next(address: string): Promise<Sent['said']>;
  close(): Promise<void>;
}

export async function serveTold(): Promise<ToldServer> {
  const data = mkdtempSync(join(tmpdir(), 'pangaea-data-'));
  const { child, port, said: first } = await start('127.0.0.1', 0, data, {}, PROGRAM);
  const { subscription } = JSON.parse(first.split('\n')[0]);
  const sent: Sent[] = [];
  let came = () => {};
  let said = '';
  child.stdout.on('data', (part) => {
    const lines = `${said}${part}`.split('\n');
    said = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('{')) sent.push(JSON.parse(line));
    came();
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    subscription,
    next: async (address) => {
      for (;;) {
        const at = sent.findIndex(({ url }) => url === address);
        if (at >= 0) return sent.splice(at, 1)[0].said;
        await new Promise<void>((resolve) => {
          came = resolve;
        });
      }
    },
    close: async () => {
      await stop(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
