import { Moves, type Random } from '@pangaea/rules/kernel';
import { type State, terraNova } from '@pangaea/rules/terra-nova';
import { Connection } from './connection.ts';

const GAME = terraNova();
const HERE = { kind: 'person', here: true };

/** Plays its own tables as fast as the server answers. */
export class BenchPlayer {
  readonly #connection: Connection;
  readonly #random: Random;
  readonly #moves = new Moves();
  cookie = '';
  #state: State | undefined;
  #version = 0;
  table = '';
  /** The last answer to a segment. */
  told = '';

  constructor(port: number, random: Random) {
    this.#connection = new Connection(port);
    this.#random = random;
  }

  async newTable(seats: readonly unknown[] = [HERE, HERE]): Promise<void> {
    const table = { game: 'terra-nova', options: {}, seats };
    this.table = JSON.parse(await this.#ask('POST', '/api/tables', table)).id;
    const shown = JSON.parse(await this.#ask('GET', `/api/tables/${this.table}/game`));
    const read = GAME.fromJson(shown.position);
    if (!read.ok) throw new Error(read.error.code);
    this.#state = read.value;
    this.#version = 0;
  }

  /** Sends one random segment. @returns how long the answer took, in milliseconds. */
  async playOne(sending: (table: string) => void): Promise<number> {
    if (this.#state === undefined || GAME.deciders(this.#state) === 0) await this.newTable();
    const state = this.#state as State;
    const seat = 31 - Math.clz32(GAME.deciders(state));
    const move = this.#moves.at(this.#random.below(GAME.legal(state, seat, this.#moves)));
    const segment = {
      seat,
      version: this.#version,
      key: `segment-${this.#version}`,
      commands: [GAME.notation.print(state, move)],
    };
    sending(this.table);
    const start = performance.now();
    this.told = await this.#ask('POST', `/api/tables/${this.table}/segments`, segment);
    const took = performance.now() - start;
    GAME.apply(state, seat, move);
    this.#version += 1;
    return took;
  }

  close(): void {
    this.#connection.close();
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string> {
    const { status, cookie, text } = await this.#connection.ask(method, path, this.cookie, body);
    if (cookie !== undefined) this.cookie = cookie;
    if (status >= 300) throw new Error(`${path}: ${text}`);
    return text;
  }
}
