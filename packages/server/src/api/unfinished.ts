import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a closing server waits for answers that a client does not read. */
const PATIENCE_MS = 5_000;

/**
 * Tracks connections whose request has not arrived completely. A server that is closing still
 * answers complete requests, and does not wait for the rest of incomplete ones.
 */
export class Unfinished {
  readonly #server: Server;
  /**
   * Requests that have begun and have no answer yet. The set is empty while no complete head has
   * arrived.
   */
  readonly #requests = new Map<Socket, Set<IncomingMessage>>();

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#requests.set(socket, new Set());
      socket.once('close', () => this.#requests.delete(socket));
    });
    server.on('request', (request, response) => {
      const open = this.#requests.get(request.socket);
      open?.add(request);
      response.once('close', () => open?.delete(request));
    });
  }

  /** Closes these connections at once, and the others when their requests are answered. */
  end(): void {
    for (const [socket, requests] of this.#requests) {
      if (![...requests].some(({ complete }) => complete)) socket.destroy();
    }
    setTimeout(() => this.#server.closeAllConnections(), PATIENCE_MS).unref();
  }
}
