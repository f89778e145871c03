import { Agent, request } from 'node:http';
import { Moves, type Random } from '@pangaea/rules/kernel';
import { type State, terraNova } from '@pangaea/rules/terra-nova';

const GAME = terraNova();
const HERE = { kind: 'person', here: true };

/** Plays tables of its own as fast as the server answers. */
export class BenchPlayer {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #random: Random;
  cookie = '';
  #state: State | undefined;
  #version = 0;
  table = '';

  constructor(port: number, random: Random) {
    this.#port = port;
    this.#random = random;
  }

  async newTable(seats: readonly unknown[] = [HERE, HERE]): Promise<void> {
    const made = await this.#ask('POST', '/api/tables', {
      ...{ game: 'terra-nova', options: {}, seats },
    });
    this.table = (made as { readonly id: string }).id;
    const shown = await this.#ask('GET', `/api/tables/${this.table}/game`);
    const read = GAME.fromJson((shown as { readonly position: unknown }).position);
    if (!read.ok) throw new Error(read.error.code);
    this.#state = read.value;
    this.#version = 0;
  }

  /** Sends one random segment. @returns how long the answer took, in milliseconds. */
  async playOne(sending: (table: string) => void): Promise<number> {
    if (this.#state === undefined || GAME.deciders(this.#state) === 0) await this.newTable();
    const state = this.#state as State;
    const seat = 31 - Math.clz32(GAME.deciders(state));
    const moves = new Moves();
    const move = moves.at(this.#random.below(GAME.legal(state, seat, moves)));
    const segment = {
      ...{ seat, version: this.#version, key: `segment-${this.#version}` },
      commands: [GAME.notation.print(state, move)],
    };
    sending(this.table);
    const start = performance.now();
    await this.#ask('POST', `/api/tables/${this.table}/segments`, segment);
    const took = performance.now() - start;
    GAME.apply(state, seat, move);
    this.#version += 1;
    return took;
  }

  close(): void {
    this.#agent.destroy();
  }

  #ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    const text = body === undefined ? '' : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          ...{ host: '127.0.0.1', port: this.#port, agent: this.#agent, method, path },
          headers: {
            cookie: this.cookie,
            ...(text === '' ? {} : { 'content-type': 'application/json' }),
            'content-length': Buffer.byteLength(text),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const [set] = answer.headers['set-cookie'] ?? [];
            if (set !== undefined) this.cookie = set.split(';', 1)[0];
            const said = Buffer.concat(parts).toString();
            if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${path}: ${said}`));
            else resolve(JSON.parse(said));
          });
        },
      );
      asked.on('error', reject);
      asked.end(text);
    });
  }
}
