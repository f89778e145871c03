import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredTable } from '../storage/contract.ts';
import { documentOf, encode, type Page, type PageFile } from './files.ts';
import { languageOf, previewOf, withPreview } from './preview.ts';
import { privacyPage } from './privacy.ts';
import { PRIVACY_CSS } from './privacy-style.ts';

const NO_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pangaea</title>
<p>The page has not been built; the API is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>`;

/** The page for people who used an unknown host name. */
const UNKNOWN_HOST = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pangaea</title>
<p>This server does not know itself by this name. Whoever runs it starts it with PUBLIC_URL set to the address
that you opened; until then it can be opened by its number.</p>
<p lang="ja">サーバーはこの名前を知りません。開いたアドレスを PUBLIC_URL に設定して起動してください。
それまではIPアドレスで開けます。</p>`;

const BLOCKED = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pangaea</title>
<p>The operator of this server has shut out this address.</p>
<p lang="ja">このアドレスからの接続は、サーバー管理者がブロックしています。</p>`;

/** Pages for people who are refused before the page is loaded, by the code of the refusal. */
export const REFUSED_PAGES: Readonly<Record<string, string>> = {
  'unknown-host': UNKNOWN_HOST,
  blocked: BLOCKED,
};

/** Paths of the page's own views. */
const PLACES = /^\/(t\/[^/]*)?$/;
/** The path of a table of a server. */
const TABLE = /^\/t\/([0-9a-z]{14})$/;

/** The parts of the server that the page uses. */
export interface AroundPage {
  /** A file that programs request from every site. */
  textFor(path: string): string | undefined;
  /** The origin (scheme, host and port) by which a request came. */
  originOf(request: FastifyRequest): string;
  /** A table by its id, if it exists; the look-up counts against the limits of the address. */
  tableFor(request: FastifyRequest, id: string): Promise<StoredTable | undefined>;
}

/**
 * Serves the built page. Paths that are neither a file nor a view get the page with status 404;
 * paths that look like a file get a plain 404.
 * @returns false when the request is for something else
 */
async function servePage(
  page: Page,
  around: AroundPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request.url);
  if (path === '/privacy') {
    sendPrivacy(request, reply);
    return true;
  }
  const text = path === undefined ? undefined : around.textFor(path);
  if (text !== undefined) {
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(text);
    return true;
  }
  if (path === '/privacy.css') {
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(PRIVACY_CSS);
    return true;
  }
  if (path === undefined || path === '/api' || path.startsWith('/api/')) return false;
  const known = page.find(path);
  const isPlace = PLACES.test(path);
  const file = known ?? (/\.\w+$/.test(path) ? undefined : page.find('/index.html'));
  if (file === undefined) {
    if (!page.empty || path !== '/') return false;
    reply.type('text/html; charset=utf-8').send(NO_PAGE);
    return true;
  }
  const sent = known === undefined && isPlace ? await forReader(file, path, around, request) : file;
  const vary = sent === file ? 'accept-encoding' : 'accept-encoding, accept-language';
  reply.headers({ etag: sent.etag, 'cache-control': sent.caching, vary });
  if (known === undefined && !isPlace) reply.code(404);
  else if (request.headers['if-none-match'] === sent.etag) {
    reply.code(304).send();
    return true;
  }
  const { body, encoding } = encode(sent, request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  reply.type(sent.type).send(body);
  return true;
}

/** Sends the page about privacy, in the language of the link, or else of the reader. */
function sendPrivacy(request: FastifyRequest, reply: FastifyReply): void {
  const asked = /[?&]language=(en|ja)\b/.exec(request.url)?.[1];
  const language = languageOf(asked ?? request.headers['accept-language']);
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language' });
  reply.type('text/html; charset=utf-8').send(privacyPage(language));
}

/** The page with a preview in the language of the reader. */
async function forReader(
  file: PageFile,
  path: string,
  around: AroundPage,
  request: FastifyRequest,
): Promise<PageFile> {
  const language = languageOf(request.headers['accept-language']);
  const [, id] = TABLE.exec(path) ?? [];
  // A table that cannot be read is reported by the page itself.
  const table =
    id === undefined ? undefined : await around.tableFor(request, id).catch(() => undefined);
  const preview = previewOf(table, language);
  const html = file.plain.toString('utf8');
  return documentOf(withPreview(html, preview, around.originOf(request), path));
}

/** Adds the page as the handler of every path that no route has. */
export function addPage(
  app: FastifyInstance,
  page: Page,
  around: AroundPage,
  otherwise: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!(await servePage(page, around, request, reply))) otherwise(request, reply);
    return reply;
  });
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0]);
  } catch {
    return undefined;
  }
}
