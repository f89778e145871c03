import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { isPublicAddress } from './public-addresses.ts';

/** All that a whole request may take, from the name to the end of the answer. */
const PATIENCE_MS = 10_000;
/** The most bytes of an answer that are received; nothing reads them. */
const MOST_BYTES = 64 * 1024;
const PORT = 443;

/** Something to be sent to an address that a person has given. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** Why nothing was sent, or nothing is known of what became of it. */
export type SendFault =
  /** The address is none of https on port 443, or has a name and a password in it. */
  | 'address'
  | 'name-unknown'
  /** It leads into a network that is not public. */
  | 'not-public'
  | 'unreachable'
  | 'too-slow'
  | 'too-long';

/** The status of the answer, or why there is none. The answer itself is shown to nobody. */
export type Sent = { readonly status: number } | { readonly fault: SendFault };

/** Sends to addresses of others. */
export interface Sender {
  send(outgoing: Outgoing): Promise<Sent>;
}

/** The network; tests hand in another. */
export interface Outside {
  /** All addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** A connection to an address, encrypted, with the certificate of that name. */
  readonly connect: (address: string, port: number, host: string) => Duplex;
  readonly patienceMs: number;
}

const INTERNET: Outside = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (address, port, host) =>
    connectTls({ host: address, port, ...(isIP(host) > 0 ? {} : { servername: host }) }),
  patienceMs: PATIENCE_MS,
};

/**
 * The only way to addresses that people give. A name is resolved once, and the connection goes to the address that was
 * looked at: a name that leads elsewhere a moment later leads nowhere. No redirect is followed.
 */
export function guardedSender(given: Partial<Outside> = {}): Sender {
  const outside = { ...INTERNET, ...given };
  return {
    send: async (outgoing) => {
      const url = addressOf(outgoing.url);
      if (url === undefined) return { fault: 'address' };
      const ended = AbortSignal.timeout(outside.patienceMs);
      const late = new Promise<Sent>((resolve) => {
        ended.addEventListener('abort', () => resolve({ fault: 'too-slow' }), { once: true });
      });
      return Promise.race([late, sendTo(url, outgoing, outside, ended)]);
    },
  };
}

/** The address, if something may be sent to one of its form. */
export function addressOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '') return undefined;
  return url.username === '' && url.password === '' ? url : undefined;
}

async function sendTo(
  url: URL,
  outgoing: Outgoing,
  { resolve, connect }: Outside,
  ended: AbortSignal,
): Promise<Sent> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  let addresses: readonly string[];
  try {
    addresses = isIP(host) > 0 ? [host] : await resolve(host);
  } catch {
    return { fault: 'name-unknown' };
  }
  const [address] = addresses;
  if (address === undefined) return { fault: 'name-unknown' };
  // A name that leads to a public and to a private address is no honest name.
  if (!addresses.every(isPublicAddress)) return { fault: 'not-public' };
  if (ended.aborted) return { fault: 'too-slow' };
  return post(url, outgoing, () => connect(address, PORT, host), ended);
}

function post(
  url: URL,
  { headers, body }: Outgoing,
  createConnection: () => Duplex,
  signal: AbortSignal,
): Promise<Sent> {
  return new Promise((settle) => {
    const asked = request(
      // The connection is encrypted already.
      {
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        createConnection,
        signal,
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        let length = 0;
        answer.on('data', (part: Buffer) => {
          length += part.length;
          if (length <= MOST_BYTES) return;
          settle({ fault: 'too-long' });
          asked.destroy();
        });
        answer.on('end', () => settle({ status }));
        answer.on('error', () => settle({ fault: 'unreachable' }));
        answer.on('close', () => settle({ fault: 'unreachable' }));
      },
    );
    asked.on('error', () => settle({ fault: signal.aborted ? 'too-slow' : 'unreachable' }));
    asked.end(body);
  });
}
