import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encode, type Page } from './files.ts';

const NO_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pangaea</title>
<p>The page has not been built; the API is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>`;

/**
 * Serves the built page. Addresses without a file are places in the page; those that look like a
 * file are missing.
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
  if (request.headers['if-none-match'] === file.etag) {
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
