import type { Chance } from './chance.ts';
import type { Company } from './company.ts';
import type { Response } from './door.ts';
import { NoAnswer, type Weather } from './network.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** What hears a stream that comes back whenever it ends. */
export interface Listening {
  /** What is asked besides the own tables. */
  query(): Readonly<Record<string, string>>;
  /** Where the stream is to go on. */
  cursor(): string | undefined;
  line(event: string, data: string, id: string | undefined): void;
  /** It was refused. @returns whether to come back */
  refused(answer: Response): boolean;
}

/** Times a request is repeated. */
const TRIES = 6;

/** A client's way to the server: requests that are repeated, and one stream. */
export class Connection {
  readonly #company: Company;
  readonly #weather: Weather;
  readonly #chance: Chance;
  readonly #address: string;
  /** How it is known: by a cookie, or as a program by a token. */
  cookie: string | undefined;
  readonly token: string | undefined;
  #hangUp: (() => void) | undefined;
  /** Of the stream that counts; 0 where none is to be open. */
  #stream = 0;
  #streams = 0;
  /** Times that it found nobody, one after the other. */
  #failed = 0;

  constructor(company: Company, number: number, weather: Weather, chance: Chance, token?: string) {
    this.#company = company;
    this.#address = `10.0.${number >> 8}.${number & 255}`;
    this.#weather = weather;
    this.#chance = chance;
    this.token = token;
  }

  /** @throws NoAnswer when it was repeated often enough */
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

  /** Looks for the server again; less often than browsers do while there is none, which would tell nothing new. */
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

/** Lets time pass, unless everybody is to come to an end. */
export async function rest({ world, isCalm, calmed }: Company, ms: number): Promise<void> {
  await (isCalm ? world.sleep(2_000) : Promise.race([world.sleep(ms), calmed]));
}
