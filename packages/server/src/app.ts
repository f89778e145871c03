import { hostname } from 'node:os';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { aheadRoutes } from './api/ahead.ts';
import { refuseConnection } from './api/client-errors.ts';
import { clockRoutes } from './api/clocks.ts';
import { Concurrency } from './api/concurrency.ts';
import { shareConnections } from './api/connections.ts';
import { deviceRoutes } from './api/devices.ts';
import { refusalFor } from './api/failures.ts';
import { HEALTH_PATHS, healthRoutes } from './api/health.ts';
import { HeavyWork } from './api/heavy.ts';
import { invitationRoutes } from './api/invitations.ts';
import { keyRoutes } from './api/keys.ts';
import { letBackRoutes } from './api/let-back.ts';
import type { ApiNeeds } from './api/needs.ts';
import { noticeRoutes } from './api/notices.ts';
import { openApi } from './api/openapi.ts';
import { packed } from './api/packing.ts';
import { presenceRoutes } from './api/presence.ts';
import { programRoutes } from './api/programs.ts';
import { reachRoutes } from './api/reach.ts';
import { requestRoutes } from './api/requests.ts';
import { type Asked, type Route, type RouteAnswer, route } from './api/route.ts';
import { seatRoutes } from './api/seats.ts';
import { segmentRoutes } from './api/segments.ts';
import { streamRoutes } from './api/stream.ts';
import { recordRoutes, rematchRoutes, tableRoutes } from './api/tables.ts';
import { Unfinished } from './api/unfinished.ts';
import { buildValidator } from './api/validators.ts';
import { waitingRoutes } from './api/waiting.ts';
import { wordRoutes } from './api/words.ts';
import { isOurHost } from './identity/hosts.ts';
import { inNetworks, networksOf } from './identity/networks.ts';
import { isFromOurPage } from './identity/origin.ts';
import { type Log, newRequestId } from './log.ts';
import type { Meter } from './metrics/meter.ts';
import { UNSUBSCRIBE } from './notices/mailed.ts';
import type { Page } from './page/files.ts';
import { textForPrograms } from './page/for-programs.ts';
import { safeHeaders } from './page/headers.ts';
import { type AroundPage, addPage, REFUSED_PAGES } from './page/routes.ts';
import { refused } from './tables/refused.ts';

export interface AppSettings {
  /** The address that the server listens at. */
  readonly host: string;
  /** The public URL, where a proxy stands in front of the server. */
  readonly publicUrl: string | undefined;
  /** Networks of proxies that are trusted to report the address of a client. */
  readonly trustedProxies: readonly string[];
  /** The contact for security problems: `mailto:` or `https:`. */
  readonly securityContact: string | undefined;
  readonly page: Page;
  readonly log: Log;
  /** Left out if nothing is measured. */
  readonly meter: Meter | undefined;
  readonly version: string;
  readonly patience: Patience;
}

/** How long the server waits for a slow client, in milliseconds. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  /** Time in which no byte of the request arrives and no byte of the answer is read. */
  readonly idle: number;
  /** Interval between two checks for slow clients. */
  readonly look: number;
}

export const PATIENCE: Patience = {
  headers: 10_000,
  request: 20_000,
  idle: 60_000,
  look: 5_000,
};

const BODY_BYTES = 64 * 1024;

/** The HTTP side of the server: all routes, and the rules for all of them. */
export function makeApp(needs: ApiNeeds, settings: AppSettings): FastifyInstance {
  const isProxy = inNetworks(settings.trustedProxies);
  const headers = safeHeaders(settings.publicUrl?.startsWith('https:') === true);
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    loggerInstance: settings.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: newRequestId,
    requestTimeout: settings.patience.request,
    connectionTimeout: settings.patience.idle,
    http: {
      headersTimeout: settings.patience.headers,
      connectionsCheckingInterval: settings.patience.look,
    },
    trustProxy: isProxy,
    // Requests in progress are still answered when the server closes.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      const { refusal, status } = refused('request-malformed', { where: 'path', why: 'malformed' });
      reply.code(status).headers(headers).send({ refusal });
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, headers),
    schemaController: { compilersFactory: { buildValidator } },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        discriminator: true,
      },
    },
  });
  const {
    connections: most,
    connectionsKept: kept,
    connectionsPerAddress: ofAddress,
  } = needs.limits;
  const { whereabouts } = needs;
  shareConnections(app.server, { most, kept, ofAddress }, isProxy, (network) =>
    whereabouts.isSomebodyIn(network),
  );
  const unfinished = new Unfinished(app.server);
  app.addHook('preClose', async () => unfinished.end());
  // A form on another site can send plain text; only a page of this server can send JSON.
  app.removeContentTypeParser('text/plain');
  // Mail programs end a channel by a form (RFC 8058), which is not read. Other routes take none.
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(forms, { parseAs: 'string' }, (request, _body, done) => {
    const isEnd = request.routeOptions.url?.startsWith(`${UNSUBSCRIBE}/`) === true;
    if (isEnd) done(null, undefined);
    else done(Object.assign(new Error('a form'), { statusCode: 415 }));
  });

  let isProxyNamed = false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    const { host } = request.headers;
    if (hostsNamed(request.raw.rawHeaders) > 1)
      throw refused('request-malformed', { where: 'head', why: 'two hosts' });
    const isHealth = HEALTH_PATHS.has(request.url);
    if (!isHealth && !isOurHost(host, settings.publicUrl, hostname)) {
      throw refused('unknown-host', { host: (host ?? '').slice(0, 200) });
    }
    if (!isHealth && needs.orders.isAddressBlocked(request.ip)) throw refused('blocked');
    const from = request.socket.remoteAddress ?? '';
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    if (isForwarded && settings.publicUrl !== undefined && !isProxyNamed && !isProxy(from)) {
      isProxyNamed = true;
      settings.log.warn(
        `${from} says where requests came from and is not believed: all its visitors count as one. If it is your proxy, name it in TRUSTED_PROXIES.`,
      );
    }
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isFromOurPage(request.headers, settings.publicUrl)) throw refused('cross-site');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The log shows the pattern of the URL, because a parameter or a query may be a secret.
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    const route = routeOptions.url ?? 'page';
    const facts = { method, route, status: reply.statusCode, ms };
    settings.meter?.answered(method, route, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info(facts, 'answered');
  });
  app.setErrorHandler((error, request, reply) => {
    const { refusal, status, more } = refusalFor(error, request.id);
    if (refusal.params.seconds !== undefined) reply.header('retry-after', refusal.params.seconds);
    settings.meter?.refused(refusal.code);
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    if (status === 500) request.log.error({ err: error }, 'A request failed.');
    const document = REFUSED_PAGES[refusal.code];
    if (document !== undefined && request.headers.accept?.includes('text/html')) {
      return reply.code(status).type('text/html; charset=utf-8').send(document);
    }
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ refusal, ...more });
  });

  const routes = [...healthRoutes(needs), ...reachRoutes(settings), ...gameRoutes(needs)];
  const described: Route = route({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    answers: { 200: { meaning: 'OpenAPI 3.1.' } },
    handle: async () => ({ json: description }),
  });
  const description = openApi([...routes, described], settings.version);
  const { requestsPerAddress, heavyPerAddress, waitingPerAddress, heavyMs, heavyShare } =
    needs.limits;
  const concurrency = new Concurrency(requestsPerAddress, waitingPerAddress);
  const heavy = new HeavyWork({
    atOnce: heavyPerAddress,
    mayWait: waitingPerAddress,
    mostMs: heavyMs,
    share: heavyShare,
  });
  const { publicUrl } = settings;
  const served = { publicUrl, tokens: needs.tokens, concurrency, heavy, headers };
  for (const each of [...routes, described]) addRoute(app, each, served);
  const around: AroundPage = {
    textFor: (path) => textForPrograms(path, settings.securityContact, needs.now()),
    originOf: ({ headers: { host } }) => originOf(settings.publicUrl, host),
    tableFor: async ({ ip }, id) => {
      const end = await concurrency.begin(networksOf(ip));
      try {
        return (await needs.tables.live.find(id))?.table;
      } finally {
        end();
      }
    },
  };
  addPage(app, settings.page, around, (request, reply) => {
    const { refusal, status } = refused('not-found', { path: request.url.slice(0, 200) });
    reply.code(status).send({ refusal });
  });
  return app;
}

/**
 * The number of `Host` headers of a request.
 * @param headers the names and values of all headers, alternately
 */
function hostsNamed(headers: readonly string[]): number {
  const isHost = (name: string, at: number) =>
    at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';
  return headers.filter(isHost).length;
}

/** Routes for making tables, playing at them and following them. */
export function gameRoutes(needs: ApiNeeds): readonly Route[] {
  return [
    ...tableRoutes(needs),
    ...rematchRoutes(needs),
    ...recordRoutes(needs),
    ...seatRoutes(needs),
    ...waitingRoutes(needs),
    ...invitationRoutes(needs),
    ...programRoutes(needs),
    ...presenceRoutes(needs),
    ...deviceRoutes(needs),
    ...keyRoutes(needs),
    ...segmentRoutes(needs),
    ...clockRoutes(needs),
    ...requestRoutes(needs),
    ...aheadRoutes(needs),
    ...letBackRoutes(needs),
    ...wordRoutes(needs),
    ...noticeRoutes(needs),
    ...streamRoutes(needs),
  ];
}

/** The parts of the server that every route uses. */
interface Served extends Pick<AppSettings, 'publicUrl'> {
  readonly tokens: ApiNeeds['tokens'];
  readonly concurrency: Concurrency;
  /** Limits expensive requests. */
  readonly heavy: HeavyWork;
  readonly headers: Readonly<Record<string, string>>;
}

function addRoute(
  app: FastifyInstance,
  each: Route,
  { publicUrl, tokens, concurrency, heavy, headers: safe }: Served,
): void {
  const { method, path, params, query, body, programs = false } = each;
  app.route({
    method,
    url: path,
    schema: {
      ...(params === undefined ? {} : { params }),
      querystring: query ?? { type: 'object', additionalProperties: false },
      ...(body === undefined ? {} : { body }),
    },
    handler: async (request, reply) => {
      const networks = networksOf(request.ip);
      const end = await concurrency.begin(networks);
      const { raw } = reply;
      let streams = false;
      let worked = () => {};
      const takeOver = () => {
        streams = true;
        reply.hijack();
        for (const [name, value] of Object.entries(safe)) raw.setHeader(name, value);
        return raw;
      };
      try {
        if (each.heavy) worked = await heavy.begin(networks);
        // The client has disconnected while its request waited.
        if (raw.destroyed) return reply.hijack();
        const { id: table } = request.params as { readonly id?: string };
        const program = await tokens.admit(request.headers.authorization, programs, table);
        const answer = await each.handle({
          params: request.params,
          query: request.query,
          body: request.body,
          headers: request.headers,
          program,
          networks,
          origin: originOf(publicUrl, request.headers.host),
          takeOver,
        } as Asked<never, never, never>);
        return answer === undefined
          ? reply
          : send(reply, answer, request.headers['accept-encoding']);
      } finally {
        worked();
        // A request ends when its answer has been read. A stream stays open and has its own limits.
        if (streams || raw.destroyed) end();
        else raw.once('close', end);
      }
    },
  });
}

/** The origin (scheme, host and port) by which a request reached the server. */
function originOf(publicUrl: string | undefined, host: string | undefined): string {
  return publicUrl ?? `http://${host ?? ''}`;
}

async function send(reply: FastifyReply, answer: RouteAnswer, accepted: string | undefined) {
  if (answer.cookie !== undefined) reply.header('set-cookie', answer.cookie);
  reply.code(answer.status ?? 200).header('cache-control', 'no-store');
  if (answer.html !== undefined) return reply.type('text/html; charset=utf-8').send(answer.html);
  if (answer.text === undefined) return reply.send(answer.json);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  const small = await packed(answer.text, accepted);
  return small === undefined
    ? reply.send(typeof answer.text === 'string' ? answer.text : answer.text.text)
    : reply.header('content-encoding', 'gzip').send(small);
}
