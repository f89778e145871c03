import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { newTableId } from '../identity/secrets.ts';
import type { Log } from '../log.ts';
import type { Bus, Hearing, Topic } from './bus.ts';

/** The delay before the next try to connect, in milliseconds. */
const RETRY_MS = 500;
/**
 * The longest time, in milliseconds, that an ending server waits for a NATS that does not answer;
 * its bots have had most of the time to end.
 */
const LAST_WORDS_MS = 1_000;
/** After this time without an answer, in milliseconds, a NATS counts as gone. */
const CONNECT_MS = 5_000;
/** The prefix of subjects, unless the URL has a path. So one NATS serves several sites. */
const PREFIX = 'pangaea';

/**
 * Sends bus messages by a NATS server. Without NATS the server starts and works too; then other
 * servers notice its writes a little later.
 * @param url `nats://name:password@host:4222`, or with a token alone before the `@`; `tls://` for
 * an encrypted connection
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
  /**
   * While there is no connection, bus messages are dropped. When they could be sent, the other
   * servers have already read the data in the database.
   */
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
      // The connection is about to be closed.
    }
  }

  listen(hearing: Hearing): void {
    this.#hearing = hearing;
    this.#course = this.#run();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#wake?.();
    await Promise.race([this.#end(), sleep(LAST_WORDS_MS, undefined, { ref: false })]);
  }

  async #end(): Promise<void> {
    // The last bus messages are sent first.
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
          this.#log.warn({ topic, why: whyOf(fault) }, 'A bus message by NATS makes no sense.');
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
    // A server needs no copy of its own bus messages.
    noEcho: true,
    // This class connects again itself. Otherwise bus messages could wait in a buffer of the
    // library while they count as sent.
    reconnect: false,
    timeout: CONNECT_MS,
    pingInterval: 10_000,
    ...(password !== '' ? { user, pass } : username !== '' ? { token: user } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}

/** The message contains no address and no password. */
function whyOf(error: unknown): string {
  return error instanceof Error ? error.name : 'ended';
}
