import { Agent, request as ask } from 'node:http';
import type { Random } from '@pangaea/rules/kernel';

/** A kind of too many requests. */
export type Attack = 'games' | 'lists' | 'streams' | 'bots';
export const ATTACKS: readonly Attack[] = ['games', 'lists', 'streams', 'bots'];

/** A visitor with an own address, which a trusted proxy reports. */
export class Visitor {
  readonly #port: number;
  readonly #address: string;
  readonly #random: Random;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #cookie = '';

  constructor(port: number, address: string, random: Random) {
    this.#port = port;
    this.#address = address;
    this.#random = random;
  }

  /** @throws Error with the answer if the request is refused */
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string> {
    return new Promise((resolve, reject) => {
      const sent = this.#request(method, path);
      sent.on('error', reject);
      sent.on('response', (response) => {
        const [cookie] = response.headers['set-cookie'] ?? [];
        if (cookie !== undefined) this.#cookie = cookie.split(';')[0];
        let text = '';
        response.setEncoding('latin1').on('data', (part) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () => {
          if ((response.statusCode ?? 0) < 300) resolve(text);
          else reject(new Error(`${method} ${path}: ${text}`));
        });
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** Opens a stream, and closes it after its first message. */
  openStream(watch?: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const path = `/api/stream${watch === undefined ? '' : `?watch=${watch}`}`;
      const sent = this.#request('GET', path);
      sent.on('error', reject);
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('latin1').on('data', (part: string) => {
          text += part;
          if (!text.includes('event: hello') || !text.endsWith('\n\n')) return;
          sent.destroy();
          resolve();
        });
        response.on('error', () => undefined);
        if (response.statusCode !== 200) reject(new Error('no stream'));
      });
      sent.end();
    });
  }

  /**
   * @param own number of seats of this visitor
   * @param bots number of seats of strong bots
   */
  async newTable(game: string, own: number, bots: number): Promise<string> {
    const seats = [
      ...Array.from({ length: own }, () => ({ kind: 'person', here: true })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'strong' })),
    ];
    const made = await this.ask('POST', '/api/tables', { game, options: {}, seats });
    const { id } = JSON.parse(made) as { readonly id: string };
    return id;
  }

  async playAlone(id: string, moves: number): Promise<void> {
    for (let played = 0; played < moves; ) played += (await this.moveIfAsked(id)) ? 1 : 0.1;
  }

  /**
   * Plays a move if a seat of this visitor has to decide.
   * @returns the time until the answer, in milliseconds
   */
  async moveIfAsked(id: string): Promise<number | undefined> {
    const table = JSON.parse(await this.ask('GET', `/api/tables/${id}`));
    const { version, deciders, over } = table as Turn;
    const seat = deciders.find((each) => (table as Turn).seats[each].yours);
    if (seat === undefined || over) return undefined;
    const listed = JSON.parse(await this.ask('GET', `/api/tables/${id}/legal?seat=${seat}`));
    const { commands } = listed as { readonly commands: readonly string[] };
    const command = commands[this.#random.below(commands.length)];
    const segment = { seat, version, key: `segment-${version}-${seat}`, commands: [command] };
    const begun = performance.now();
    await this.ask('POST', `/api/tables/${id}/segments`, segment);
    return performance.now() - begun;
  }

  close(): void {
    this.#agent.destroy();
  }

  #request(method: string, path: string) {
    return ask({
      agent: this.#agent,
      host: '127.0.0.1',
      port: this.#port,
      method,
      path,
      headers: {
        'x-forwarded-for': this.#address,
        origin: `http://127.0.0.1:${this.#port}`,
        'accept-encoding': 'gzip',
        ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
    });
  }
}

interface Turn {
  readonly version: number;
  readonly over: boolean;
  readonly deciders: readonly number[];
  readonly seats: readonly { readonly yours: boolean }[];
}
