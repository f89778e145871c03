import { connect, type Socket } from 'node:net';

export interface Answered {
  readonly status: number;
  /** Name and value of the cookie that the server set. */
  readonly cookie: string | undefined;
  readonly text: string;
}

interface Waiting {
  resolve(answered: Answered): void;
  reject(why: unknown): void;
}

/**
 * One open connection with one request at a time. It does as little of HTTP/1.1 as possible, so
 * that the server has the processor time.
 */
export class Connection {
  readonly #socket: Socket;
  #read = '';
  #waiting: Waiting | undefined;

  constructor(port: number) {
    this.#socket = connect({ host: '127.0.0.1', port, noDelay: true });
    // Answers contain only ASCII except in names, and the bench gives no names.
    this.#socket.setEncoding('latin1').on('data', (part: string) => this.#take(part));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('the server closed a connection')));
  }

  ask(method: 'GET' | 'POST', path: string, cookie: string, body?: unknown): Promise<Answered> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n`;
    const known = cookie === '' ? '' : `cookie: ${cookie}\r\n`;
    const form = `content-type: application/json\r\ncontent-length: ${text.length}\r\n`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`${head}${known}${text === '' ? '' : form}\r\n${text}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(part: string): void {
    this.#read += part;
    const end = this.#read.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#read.slice(0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    if (this.#read.length < end + 4 + length) return;
    const text = this.#read.slice(end + 4);
    this.#read = '';
    const waiting = this.#waiting;
    this.#waiting = undefined;
    const cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1];
    waiting?.resolve({ status: Number(head.slice(9, 12)), cookie, text });
  }

  #fail(why: unknown): void {
    this.#waiting?.reject(why);
    this.#waiting = undefined;
  }
}
