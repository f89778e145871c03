import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { refusalFor } from '../../src/api/failures.ts';
import type { ApiNeeds } from '../../src/api/needs.ts';
import type { Asked, Route } from '../../src/api/route.ts';
import { gameRoutes } from '../../src/app.ts';
import { networksOf } from '../../src/identity/networks.ts';

export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** The network address of the client. */
  readonly address: string;
}

export interface Response {
  readonly status: number;
  /** The body of the answer, as JSON. */
  readonly text: string;
  readonly cookie?: string | undefined;
}

/** The server's end of a stream. */
export interface Outlet {
  write(text: string): void;
  /** The server ends the stream. */
  end(): void;
}

/** The part of an HTTP response that the route of the stream uses. */
class FalseResponse {
  destroyed = false;
  readonly writableLength = 0;
  readonly #outlet: Outlet;
  readonly #closed: (() => void)[] = [];

  constructor(outlet: Outlet) {
    this.#outlet = outlet;
  }

  on(event: string, listener: () => void): void {
    if (event === 'close') this.#closed.push(listener);
  }

  write(text: string | Buffer): void {
    if (!this.destroyed) this.#outlet.write(text.toString());
  }

  end(): void {
    if (this.destroyed) return;
    this.#outlet.end();
    this.close();
  }

  destroy(): void {
    this.end();
  }

  removeHeader(): void {}

  writeHead(): void {}

  /** The connection has ended, and the server has noticed it. */
  close(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    for (const listener of this.#closed) listener();
  }
}

/** The functions by which clients reach a server. */
export type Doorway = Pick<Door, 'ask' | 'open'>;

/** All routes of the server except pages and health, without the web framework. */
export class Door {
  readonly #needs: ApiNeeds;
  readonly #routes: readonly { readonly route: Route; readonly parts: readonly string[] }[];

  constructor(needs: ApiNeeds) {
    this.#needs = needs;
    this.#routes = gameRoutes(needs).map((route) => ({ route, parts: route.path.split('/') }));
  }

  ask(request: Request): Promise<Response> {
    return this.#ask(request, () => {
      throw new Error(`${request.path} is a stream`);
    });
  }

  /**
   * @returns a function that ends the stream from the client's side, and the answer if the stream
   * is refused
   */
  open(
    request: Request,
    outlet: Outlet,
  ): { readonly close: () => void; readonly refused: Promise<Response | undefined> } {
    const response = new FalseResponse(outlet);
    let isTaken = false;
    const answered = this.#ask(request, () => {
      isTaken = true;
      return response as unknown as ServerResponse;
    });
    const refused = answered.then((answer) => (isTaken ? undefined : answer));
    return { close: () => response.close(), refused };
  }

  async #ask(request: Request, takeOver: () => ServerResponse): Promise<Response> {
    const headers = request.headers as IncomingHttpHeaders;
    try {
      const { route, params } = this.#find(request);
      const { tokens } = this.#needs;
      const { programs = false } = route;
      const program = await tokens.admit(headers.authorization, programs, params.id);
      const answer = await route.handle({
        params,
        query: request.query ?? {},
        body: request.body,
        headers,
        program,
        takeOver,
        networks: networksOf(request.address),
        origin: 'http://simulated',
      } as unknown as Asked<never, never, never>);
      const { text: given } = answer ?? {};
      const whole = typeof given === 'object' ? given.text : given;
      const text = whole ?? JSON.stringify(answer?.json ?? {});
      return { status: answer?.status ?? 200, text, cookie: answer?.cookie };
    } catch (error) {
      const { refusal, status, more } = refusalFor(error, '');
      // An internal error is a fault of the program; the simulation stops with it.
      if (status === 500) throw error;
      return { status, text: JSON.stringify({ refusal, ...more }) };
    }
  }

  #find({ method, path }: Request) {
    const given = path.split('/');
    for (const { route, parts } of this.#routes) {
      if (route.method !== method || parts.length !== given.length) continue;
      const fits = parts.every((part, at) => part.startsWith(':') || part === given[at]);
      if (!fits) continue;
      const named = parts.flatMap((part, at) =>
        part.startsWith(':') ? [[part.slice(1), given[at]]] : [],
      );
      return { route, params: Object.fromEntries(named) as Record<string, string> };
    }
    throw new Error(`no route ${method} ${path}`);
  }
}
