import type { Server } from 'node:http';

/**
 * Keeps one address from taking all connections: connections beyond its share are closed.
 * @param shareOf how many connections an address may have open
 */
export function shareConnections(
  server: Server,
  all: number,
  shareOf: (address: string) => number,
): void {
  const open = new Map<string, number>();
  server.maxConnections = all;
  server.on('connection', (socket) => {
    const from = socket.remoteAddress ?? '';
    const count = open.get(from) ?? 0;
    if (count >= shareOf(from)) {
      socket.destroy();
      return;
    }
    open.set(from, count + 1);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left === 0) open.delete(from);
      else open.set(from, left);
    });
  });
}
