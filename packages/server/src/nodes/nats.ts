import { connect, type NatsConnection } from '@nats-io/transport-node';
import { newTableId } from '../identity/secrets.ts';
import type { Log } from '../log.ts';
import type { Bus, Hearing, Topic } from './bus.ts';

/** Delay before a connection is tried again. */
const RETRY_MS = 500;
/** Subjects begin with it, unless the URL has a path: so one NATS serves several sites. */
const PREFIX = 'pangaea';

/**
 * Words by a NATS server. The server that uses it starts and works also while there is no NATS: the others hear of its writes
 * a little later then.
 * @param url `nats://name:password@host:4222`, or with a token alone before the `@`; `tls://` for an encrypted connection
 */
export function natsBus(url: string, log: Log): Bus {
  const bus = new NatsBus(url, log);
  return bus;
}

class NatsBus implements Bus {
  readonly name = newTableId();
  readonly #url: URL;
  readonly #log: Log;
  readonly #prefix: string;
  #hearing: Hearing | undefined;
  #connection: NatsConnection | undefined;
  /** Words are not kept for later: by then they are read from the database. */
  #isConnected = false;
  #closed = false;
  #wake: (() => void) | undefined;
  #course: Promise<void> = Promise.resolve();

  constructor(url: string, log: Log) {
    this.#url = new URL(url);
    this.#log = log;
    this.#prefix = this.#url.pathname.slice(1) || PREFIX;
  }

  say(topic: Topic, id: string, text = ''): void {
    if (!this.#isConnected) return;
    try {
      this.#connection?.publish(`${this.#prefix}.${topic}.${id}`, text);
    } catch {
      // It is about to be closed.
    }
  }

  listen(hearing: Hearing): void {
    this.#hearing = hearing;
    this.#course = this.#run();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#wake?.();
    // The last words go out first.
    await this.#connection?.flush().catch(() => undefined);
    await this.#connection?.close().catch(() => undefined);
    await this.#course;
  }

  async #run(): Promise<void> {
    let isTold = false;
    while (!this.#closed) {
      try {
        const connection = await connect(optionsOf(this.#url, this.name));
        isTold = false;
        await this.#follow(connection);
      } catch (error) {
        if (!isTold) this.#log.warn({ why: whyOf(error) }, 'There is no NATS to be reached.');
        isTold = true;
      }
      this.#isConnected = false;
      if (!this.#closed) await this.#pause();
    }
  }

  /** Resolves when the connection has ended. */
  async #follow(connection: NatsConnection): Promise<void> {
    this.#connection = connection;
    if (this.#closed) return connection.close();
    const { length } = this.#prefix;
    connection.subscribe(`${this.#prefix}.>`, {
      callback: (error, message) => {
        if (error !== null) return;
        const [topic, id] = message.subject.slice(length + 1).split('.');
        try {
          this.#hearing?.heard({ topic: topic as Topic, id, text: message.string() });
        } catch (fault) {
          this.#log.warn({ topic, why: whyOf(fault) }, 'A word by NATS makes no sense.');
        }
      },
    });
    this.#isConnected = true;
    this.say('again', this.name);
    this.#hearing?.again();
    const ended = await connection.closed();
    if (!this.#closed) this.#log.warn({ why: whyOf(ended) }, 'The connection to NATS has ended.');
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, RETRY_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function optionsOf({ protocol, hostname, port, username, password }: URL, name: string) {
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: `${hostname}:${port || '4222'}`,
    name: `pangaea ${name}`,
    // Its own words say nothing new to a server.
    noEcho: true,
    // A connection that breaks is made anew here, so that nobody takes words for told that wait in a buffer.
    reconnect: false,
    pingInterval: 10_000,
    ...(password !== '' ? { user, pass } : username !== '' ? { token: user } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}

/** No address or password is in it. */
function whyOf(error: unknown): string {
  return error instanceof Error ? error.name : 'ended';
}
