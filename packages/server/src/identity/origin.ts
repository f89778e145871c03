import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from a page of ours, or from a program. Browsers say
 * where a request was made: `Sec-Fetch-Site` where the connection is trustworthy, `Origin` always.
 * @param publicOrigin where a proxy shows us, when it is known.
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
