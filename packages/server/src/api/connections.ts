import type { Server } from 'node:http';
import { networksOf } from '../identity/networks.ts';

export interface ConnectionLimits {
  /** The most connections in all. */
  readonly most: number;
  /** The part of the connections kept for networks in which a person with a seat was last seen. */
  readonly kept: number;
  /** The connections of one address; a network of several addresses may have twice as many as each of them. */
  readonly ofAddress: number;
}

/**
 * Prevents one network from using all connections; connections over its share are closed.
 * @param isEverybodys whether an address belongs to a proxy, which is not counted
 * @param isKnown whether a person with a seat was last seen in a network
 */
export function shareConnections(
  server: Server,
  { most, kept, ofAddress }: ConnectionLimits,
  isEverybodys: (address: string) => boolean,
  isKnown: (network: string) => boolean,
): void {
  const open = new Map<string, number>();
  let all = 0;
  server.maxConnections = most;
  server.on('connection', (socket) => {
    const from = socket.remoteAddress ?? '';
    const networks = isEverybodys(from) ? [] : networksOf(from);
    const isFull = networks.some(
      (network, place) => (open.get(network) ?? 0) >= ofAddress * 2 ** place,
    );
    const [address] = networks;
    const isStranger = address !== undefined && !isKnown(address);
    if (isFull || (isStranger && all >= most - kept)) {
      socket.destroy();
      return;
    }
    all += 1;
    for (const network of networks) open.set(network, (open.get(network) ?? 0) + 1);
    socket.once('close', () => {
      all -= 1;
      for (const network of networks) {
        const left = (open.get(network) ?? 1) - 1;
        if (left === 0) open.delete(network);
        else open.set(network, left);
      }
    });
  });
}
