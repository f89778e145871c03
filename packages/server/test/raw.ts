import { connect, type Socket } from 'node:net';

/** A connection on which a test writes any bytes, without an HTTP client. */
export class Raw {
  readonly socket: Socket;
  /** Everything that came back. */
  got = '';
  /**
   * Is resolved when the server closes the connection, with the milliseconds since it was opened.
   */
  readonly closed: Promise<number>;

  constructor(port: number) {
    const start = performance.now();
    this.socket = connect({ port, host: '127.0.0.1' });
    this.socket.setEncoding('latin1').on('data', (part: string) => {
      this.got += part;
    });
    // Some tests are about connections that are cut in the middle of a word.
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      this.socket.on('close', () => resolve(performance.now() - start));
    });
  }

  get status(): number {
    return Number(this.got.slice(9, 12));
  }

  async until(text: string): Promise<void> {
    while (!this.got.includes(text)) {
      if (this.socket.destroyed) throw new Error(`closed before ${text}: ${this.got}`);
      await new Promise((later) => setTimeout(later, 10));
    }
  }
}

/**
 * Sends one request as written, on a new connection.
 * @returns the whole answer.
 */
export async function say(port: number, text: string): Promise<Raw> {
  const raw = new Raw(port);
  raw.socket.write(text, 'latin1');
  await raw.until('\r\n\r\n');
  raw.socket.end();
  await raw.closed;
  return raw;
}
