import type { Socket } from 'node:net';
import { type Refused, refused } from '../tables/refused.ts';

/** Status and refusal for a request that cannot be parsed, by the error code of Node's parser. */
function answerTo(code: string | undefined): readonly [string, Refused] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', refused('too-slow')];
    case 'HPE_HEADER_OVERFLOW':
      return ['431 Request Header Fields Too Large', refused('too-large')];
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return ['413 Payload Too Large', refused('too-large')];
    default:
      return ['400 Bad Request', refused('request-malformed', { where: 'head', why: 'not HTTP' })];
  }
}

/** Sends a refusal over a bare connection, and closes the connection. */
export function refuseConnection(
  error: { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const [status, { refusal }] = answerTo(error.code);
  const body = JSON.stringify({ refusal });
  const lines = [
    `HTTP/1.1 ${status}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
