import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from our page or from a program. Browsers send the
 * origin of a request: `Sec-Fetch-Site` on trustworthy connections, `Origin` always.
 * @param publicOrigin the origin behind a proxy, when it is known
 */
export function isFromOurPage(
  headers: IncomingHttpHeaders,
  publicOrigin: string | undefined,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
