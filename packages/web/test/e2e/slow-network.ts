// A slow network between page and server: it finds code that reads before the answer has arrived.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The longest delay of each piece of data in milliseconds (`PANGAEA_DELAY`); 0 turns the slow
 * network off.
 */
export const DELAY: number = Number(process.env.PANGAEA_DELAY ?? 0);

export interface SlowNetwork {
  readonly port: number;
  close(): void;
}

/** @param port of the server, at the same host */
export async function slowNetwork(host: string, port: number): Promise<SlowNetwork> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, host === '0.0.0.0' ? '127.0.0.1' : host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from));
      passOn(from, to);
    }
  });
  server.listen(0, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const each of open) each.destroy();
    },
  };
}

/** Delayed, each piece by a different time, but in order. */
function passOn(from: Socket, to: Socket): void {
  let before = Promise.resolve();
  const late = (then: () => void) => {
    const waited = new Promise((done) => setTimeout(done, Math.random() * DELAY));
    before = Promise.all([before, waited]).then(then);
  };
  from.on('data', (piece) => late(() => void to.write(piece)));
  from.on('end', () => late(() => void to.end()));
  from.on('close', () => late(() => void to.destroy()));
}
