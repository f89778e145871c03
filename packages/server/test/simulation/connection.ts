import type { Chance } from './chance.ts';
import type { Company } from './company.ts';
import type { Response } from './door.ts';
import { NoAnswer, type Weather } from './network.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Gets the messages of a stream that is opened again whenever it ends. */
export interface Listening {
  /** Further parameters of the request for the stream, besides the client's own tables. */
  query(): Readonly<Record<string, string>>;
  /** The `id` after which the stream continues. */
  cursor(): string | undefined;
  line(event: string, data: string, id: string | undefined): void;
  /**
   * The stream was refused.
   * @returns whether to connect again
   */
  refused(answer: Response): boolean;
}

/** The largest number of tries of one request. */
const TRIES = 6;

/** The connection of a client to the server: requests with repetition, and one stream. */
export class Connection {
  readonly #company: Company;
  readonly #weather: Weather;
  readonly #chance: Chance;
  readonly #address: string;
  /** The identity of the client: a cookie, or the token of a program. */
  cookie: string | undefined;
  readonly token: string | undefined;
  #hangUp: (() => void) | undefined;
  /** The number of the current stream; 0 if none should be open. */
  #stream = 0;
  #streams = 0;
  /** The number of failed connections in a row. */
  #failed = 0;

  constructor(company: Company, number: number, weather: Weather, chance: Chance, token?: string) {
    this.#company = company;
    this.#address = `10.0.${number >> 8}.${number & 255}`;
    this.#weather = weather;
    this.#chance = chance;
    this.token = token;
  }

  /** @throws NoAnswer if every try of the request failed */
  async ask<T>(
    method: Method,
    path: string,
    body?: unknown,
    query?: Readonly<Record<string, string>>,
  ): Promise<Answer<T>> {
    const { network, world } = this.#company;
    for (let tried = 1; ; tried++) {
      const request = {
        method,
        path,
        headers: this.#headers(),
        address: this.#address,
        ...(body === undefined ? {} : { body }),
        ...(query === undefined ? {} : { query }),
      };
      try {
        const response = await network.request(request, this.#weather, this.#chance);
        if (response.cookie !== undefined) this.cookie = response.cookie.split(';', 1)[0];
        return { status: response.status, body: JSON.parse(response.text) };
      } catch (error) {
        if (!(error instanceof NoAnswer) || tried === TRIES) throw error;
        await world.sleep(500 * tried);
      }
    }
  }

  listen(listening: Listening): void {
    const stream = ++this.#streams;
    this.#stream = stream;
    const headers = this.#headers();
    const cursor = listening.cursor();
    if (cursor !== undefined) headers['last-event-id'] = cursor;
    const request = {
      method: 'GET' as const,
      path: '/api/stream',
      query: listening.query(),
      headers,
      address: this.#address,
    };
    this.#hangUp = this.#company.network.stream(request, this.#weather, this.#chance, {
      opened: () => {
        this.#failed = 0;
      },
      line: (event, data, id) => listening.line(event, data, id),
      ended: (answer) => {
        if (this.#stream !== stream) return;
        if (answer !== undefined && !listening.refused(answer)) return;
        void this.#comeBack(stream, listening, answer === undefined ? 1_000 : 5_000);
      },
    });
  }

  hangUp(): void {
    this.#stream = 0;
    this.#hangUp?.();
  }

  /**
   * Tries to reach the server again. Without a server it tries less often than browsers do, since
   * more tries would test nothing else.
   */
  async #comeBack(stream: number, listening: Listening, pause: number): Promise<void> {
    const longer = Math.min(2 ** this.#failed++, this.#company.paceMs / 1_000);
    await rest(this.#company, pause * longer + this.#chance.below(2_000));
    if (this.#stream === stream) this.listen(listening);
  }

  #headers(): Record<string, string> {
    const { cookie, token } = this;
    return {
      ...(cookie === undefined ? {} : { cookie }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
  }
}

/** Waits, but no longer than until the simulation becomes calm. */
export async function rest({ world, isCalm, calmed }: Company, ms: number): Promise<void> {
  await (isCalm ? world.sleep(2_000) : Promise.race([world.sleep(ms), calmed]));
}
