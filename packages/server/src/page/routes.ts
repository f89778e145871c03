import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encode, type Page } from './files.ts';

const NO_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pangaea</title>
<p>The page has not been built; the API is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>`;

/** For people who came by a name that the server does not know. */
export const UNKNOWN_HOST = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pangaea</title>
<p>This server does not know itself by this name. Whoever runs it starts it with PUBLIC_URL set to the address
that you opened; until then it can be opened by its number.</p>
<p lang="ja">サーバーはこの名前を知りません。開いたアドレスを PUBLIC_URL に設定して起動してください。
それまではIPアドレスで開けます。</p>`;

/** Where the page has places of its own. */
const PLACES = /^\/(t\/[^/]*)?$/;

/**
 * Serves the built page. Addresses that are neither a file nor a place show it as well, as not found; those that
 * look like a file are missing.
 * @returns false when the request is for something else.
 */
function servePage(page: Page, request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request.url);
  if (path === undefined || path === '/api' || path.startsWith('/api/')) return false;
  const file = page.find(path) ?? (/\.\w+$/.test(path) ? undefined : page.find('/index.html'));
  if (file === undefined) {
    if (!page.empty || path !== '/') return false;
    reply.type('text/html; charset=utf-8').send(NO_PAGE);
    return true;
  }
  reply.headers({ etag: file.etag, 'cache-control': file.caching, vary: 'accept-encoding' });
  const isThere = PLACES.test(path) || page.find(path) !== undefined;
  if (!isThere) reply.code(404);
  else if (request.headers['if-none-match'] === file.etag) {
    reply.code(304).send();
    return true;
  }
  const { body, encoding } = encode(file, request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  reply.type(file.type).send(body);
  return true;
}

/** The page takes every address that no route has. */
export function addPage(
  app: FastifyInstance,
  page: Page,
  otherwise: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.setNotFoundHandler((request, reply) => {
    if (!servePage(page, request, reply)) otherwise(request, reply);
  });
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0]);
  } catch {
    return undefined;
  }
}
