import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Static, TSchema } from 'typebox';
import type { Packable } from '../packable.ts';
import type { StoredToken } from '../storage/contract.ts';

/** A request as a route sees it: checked against its schemas, nothing repaired. */
export interface Asked<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly headers: IncomingHttpHeaders;
  /** The program that asks with the token of its seat; it is nobody's device. */
  readonly program: StoredToken | undefined;
  /** Where the asker sees us, `http://192.168.1.7:8080`. */
  readonly origin: string;
  /** Where the asker is, for limits, the smallest network first; behind a proxy what that says. */
  readonly networks: readonly [string, ...string[]];
  /** For routes that write by themselves. */
  takeOver(): ServerResponse;
}

/** The answer of a route; `text` is JSON already. Nothing when the route has taken over. */
export interface RouteAnswer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string | Packable;
  readonly cookie?: string | undefined;
}

/** A route with its request and its answer, for the server and for its description alike. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Programs may ask, with the token of a seat at the table. To all other routes tokens are refused. */
  readonly programs?: boolean;
  readonly answers: Readonly<
    Record<number, { readonly meaning: string; readonly schema?: TSchema }>
  >;
  /** It takes much: fewer of one network are worked on at once. */
  readonly heavy?: boolean;
  /** Media type of the answer when it is not JSON. */
  readonly media?: string;
  handle(asked: Asked<never, never, never>): Promise<RouteAnswer | undefined>;
}

type StaticOr<S> = S extends TSchema ? Static<S> : undefined;

/** A route whose handler is typed by its schemas. */
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
