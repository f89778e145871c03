import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Static, TSchema } from 'typebox';
import type { Packable } from '../packable.ts';
import type { StoredToken } from '../storage/contract.ts';

/** A request as a handler gets it: valid by the schemas of its route, and unchanged. */
export interface Asked<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly headers: IncomingHttpHeaders;
  /**
   * The token, where a program sends the request with the token of its seat. A program has no
   * device.
   */
  readonly program: StoredToken | undefined;
  /** The origin by which the request reached the server, such as `http://192.168.1.7:8080`. */
  readonly origin: string;
  /**
   * The networks of the client, for limits, smallest first; behind a proxy, those that the proxy
   * reports.
   */
  readonly networks: readonly [string, ...string[]];
  /** Gives the bare response to a handler that writes it itself. */
  takeOver(): ServerResponse;
}

/**
 * The answer of a handler; `text` is JSON. Undefined when the handler writes the response itself.
 */
export interface RouteAnswer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string | Packable;
  /** An HTML document for a person who followed a link from outside the page. */
  readonly html?: string;
  readonly cookie?: string | undefined;
}

/** One route with the schemas of its request and answer, used to serve it and to describe it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parameters are written as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /**
   * Whether a program may use the route with the token of a seat at the table. All other routes
   * refuse tokens.
   */
  readonly programs?: boolean;
  readonly answers: Readonly<
    Record<number, { readonly meaning: string; readonly schema?: TSchema }>
  >;
  /** The request is expensive: fewer requests of one network are processed at once. */
  readonly heavy?: boolean;
  /** Media type of the answer, when it is not JSON. */
  readonly media?: string;
  handle(asked: Asked<never, never, never>): Promise<RouteAnswer | undefined>;
}

type StaticOr<S> = S extends TSchema ? Static<S> : undefined;

/** Makes a route whose handler is typed by its schemas. */
export function route<
  const P extends TSchema | undefined = undefined,
  const Q extends TSchema | undefined = undefined,
  const B extends TSchema | undefined = undefined,
>(
  description: Omit<Route, 'handle' | 'params' | 'query' | 'body'> & {
    readonly params?: P;
    readonly query?: Q;
    readonly body?: B;
    handle(asked: Asked<StaticOr<P>, StaticOr<Q>, StaticOr<B>>): Promise<RouteAnswer | undefined>;
  },
): Route {
  return description as unknown as Route;
}
