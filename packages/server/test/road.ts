// A connection between two programs of this machine that can be cut like a network: no data pass,
// and neither end is told.
import { once } from 'node:events';
import {
  createConnection,
  createServer,
  type ListenOptions,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

export interface Road {
  /** Where it begins; 0 for a socket in the file system. */
  readonly port: number;
  cut(): void;
  /** Connections that were cut continue. */
  mend(): void;
  close(): void;
}

/** @param from any free port of this machine when left out */
export async function openRoad(
  to: NetConnectOpts,
  from: ListenOptions = { port: 0, host: '127.0.0.1' },
): Promise<Road> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const join = (one: Socket, other: Socket) => {
    sockets.add(one);
    one.on('data', (data) => {
      other.write(data);
    });
    one.on('error', () => other.destroy());
    one.on('close', () => {
      sockets.delete(one);
      other.destroy();
    });
    if (isCut) one.pause();
  };
  const server = createServer((near) => {
    const far = createConnection(to);
    join(near, far);
    join(far, near);
  });
  server.listen(from);
  await once(server, 'listening');
  const at = server.address();
  return {
    port: typeof at === 'object' && at !== null ? at.port : 0,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
