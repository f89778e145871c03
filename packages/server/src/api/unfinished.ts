import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Answers that nobody takes are waited for no longer than this when the server ends. */
const PATIENCE_MS = 5_000;

/**
 * Knows the connections whose request has not come as a whole. A server that is asked to end still answers requests that have
 * come, and does not wait for the rest of a request.
 */
export class Unfinished {
  readonly #server: Server;
  /** Requests that were begun and have no answer yet; none while nothing or a part of a head has come. */
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

  /** Closes them, and by and by all others. */
  end(): void {
    for (const [socket, requests] of this.#requests) {
      if (![...requests].some(({ complete }) => complete)) socket.destroy();
    }
    setTimeout(() => this.#server.closeAllConnections(), PATIENCE_MS).unref();
  }
}
