import { type AnyGame, hasSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { TableInfo } from '@pangaea/wire';
import { findGame, loadGame } from '../src/rules/games.ts';
import type { Shown } from '../src/rules/show.ts';
import type { Happened } from '../src/rules/telling.ts';
import type { Offer } from '../src/tables/seat-service.ts';

// The game of most tests. Tests of other games import `all-games.ts`.
await loadGame('terra-nova');

/** An answer or a message that a device received. */
export interface Told {
  /** The path of the request, or `stream` and the name of the event. */
  readonly path: string;
  readonly sent: unknown;
  readonly text: string;
}

export interface Answered<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface Refusing {
  readonly refusal: { readonly code: string; readonly params: Record<string, unknown> };
  readonly index?: number;
  readonly happened?: Happened;
}

/** No two requests of a test process have the same key, unless a test sets it. */
let keys = 0;

/** A browser as the server sees it: one cookie, JSON, and requests from the server's own origin. */
export class Browser {
  base: string;
  cookie = '';
  /** The token of a seat, if a program asks. */
  token = '';
  /** All answers and messages that this device received, in order. */
  readonly told: Told[] = [];
  readonly #play: AnyGame;

  /** The same without messages about presence, which come whenever a stream opens or ends. */
  get toldOfGame(): readonly Told[] {
    return this.told.filter(({ path }) => path !== 'stream presence');
  }

  constructor(port: number, game = 'terra-nova') {
    this.base = `http://127.0.0.1:${port}`;
    const found = findGame(game);
    if (found === undefined) throw new Error(`the rules of ${game} are not loaded`);
    this.#play = found;
  }

  async ask<T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Answered<T>> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...this.#known(),
        ...(body === undefined ? {} : { 'content-type': 'application/json', origin: this.base }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';', 1)[0];
    const text = await response.text();
    this.told.push({ path, sent: typeof body === 'string' ? undefined : body, text });
    const json = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: (json ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  }

  create(seats: readonly unknown[], options: unknown = {}): Promise<Answered<TableInfo>> {
    return this.ask('/api/tables', { game: this.#play.id, options, seats });
  }

  remove<T = Record<string, unknown>>(id: string): Promise<Answered<T>> {
    return this.ask<T>(`/api/tables/${id}`, undefined, { origin: this.base }, 'DELETE');
  }

  /** Takes a seat by its link, as the page does. */
  claim(link: string, name?: string): Promise<Answered<TableInfo>> {
    const { path, key } = partsOf(link);
    return this.ask(`${path}/seats`, { key, ...(name === undefined ? {} : { name }) });
  }

  /** Asks which seat a link leads to. */
  offer(link: string): Promise<Answered<Offer>> {
    const { path, key } = partsOf(link);
    return this.ask(`${path}/link`, { key });
  }

  async game(id: string, query = ''): Promise<Shown> {
    return (await this.ask<Shown>(`/api/tables/${id}/game${query}`)).body;
  }

  segment<T = Happened & Refusing>(
    id: string,
    seat: number,
    version: number,
    commands: readonly string[],
    key = `key-of-a-request-${++keys}`,
  ): Promise<Answered<T>> {
    return this.ask<T>(`/api/tables/${id}/segments`, { seat, version, key, commands });
  }

  /**
   * Gives a seat to a program.
   * @returns the token of the program
   */
  async newToken(id: string, seat: number, name?: string): Promise<string> {
    const path = `/api/tables/${id}/seats/${seat}/token`;
    const made = await this.ask<{ token: string }>(path, name === undefined ? {} : { name });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body.token;
  }

  /** A legal command of a seat in a position, selected by the number of a seed. */
  anyCommand(position: unknown, seat: number, seed = 1): string | undefined {
    const state = this.#play.fromJson(position);
    if (!state.ok) throw new Error(state.error.code);
    if (!hasSeat(this.#play.deciders(state.value), seat)) return undefined;
    const moves = new Moves();
    const count = this.#play.legal(state.value, seat, moves);
    const at = Random.fromSeed(seedFromNumber(seed)).below(count);
    return this.#play.notation.print(state.value, moves.at(at));
  }

  #known(): Record<string, string> {
    if (this.token !== '') return { authorization: `Bearer ${this.token}` };
    return this.cookie === '' ? {} : { cookie: this.cookie };
  }

  /**
   * Opens the stream and collects its messages.
   * @param lastEventId the `id` of an earlier message
   */
  async listen(lastEventId?: string, query = ''): Promise<Listener> {
    const headers = {
      ...this.#known(),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    };
    return listen(`${this.base}/api/stream${query}`, headers, (event, text) => {
      this.told.push({ path: `stream ${event}`, sent: undefined, text });
    });
  }
}

/**
 * Another browser takes the last free seat of a table, which is then dealt, and leaves the seat to
 * a bot.
 * @returns the host's view
 */
export async function dealAndFree(
  host: Browser,
  table: TableInfo,
  seat: number,
): Promise<TableInfo> {
  const { id, seats } = table;
  const passing = new Browser(Number(new URL(host.base).port));
  await passing.claim(seats[seat].link ?? '');
  const path = `/api/tables/${id}/seats/${seat}`;
  const left = await passing.ask(path, undefined, { origin: host.base }, 'DELETE');
  if (left.status !== 200) throw new Error(JSON.stringify(left.body));
  const { body } = await host.ask<TableInfo>(`/api/tables/${id}`);
  if (body.deal?.dealt !== true) throw new Error(JSON.stringify(body));
  return body;
}

function partsOf(link: string): { readonly path: string; readonly key: string } {
  const { pathname, hash } = new URL(link);
  return { path: `/api${pathname.replace('/t/', '/tables/')}`, key: hash.slice(1) };
}

export interface Heard {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: Record<string, unknown>;
  /** The data as they came. */
  readonly text: string;
}

export interface Listener {
  readonly status: number;
  readonly heard: readonly Heard[];
  /**
   * Waits for a message that meets the condition.
   * @throws Error, as a rejection, if the stream ends without one
   */
  until(wanted: (heard: Heard) => boolean): Promise<Heard>;
  /** Is resolved when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

async function listen(
  url: string,
  headers: Record<string, string>,
  hear: (event: string, text: string) => void,
): Promise<Listener> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const heard: Heard[] = [];
  let wake = Promise.withResolvers<void>();
  const read = async () => {
    if (!response.ok || response.body === null) return;
    let text = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const message = parseMessage(text.slice(0, end));
        text = text.slice(end + 2);
        if (message === undefined) continue;
        heard.push(message);
        hear(message.event, message.text);
      }
      wake.resolve();
      wake = Promise.withResolvers();
    }
  };
  let isOver = false;
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return {
    status: response.status,
    heard,
    ended,
    close: () => abort.abort(),
    until: async (wanted) => {
      for (;;) {
        const found = heard.find(wanted);
        if (found !== undefined) return found;
        if (isOver) throw new Error(`the stream ended before that message: ${response.status}`);
        await Promise.race([wake.promise, ended]);
      }
    },
  };
}

function parseMessage(text: string): Heard | undefined {
  const fields = new Map(
    text.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return undefined;
  return {
    id: fields.get('id'),
    event: fields.get('event') ?? 'message',
    data: JSON.parse(data),
    text: data,
  };
}
