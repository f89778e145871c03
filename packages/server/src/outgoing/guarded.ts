import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { isPublicAddress } from './public-addresses.ts';

/** The time limit for a whole request, from the resolution of the name to the end of the answer. */
const PATIENCE_MS = 10_000;
/** The most bytes of an answer that are received; they are not used. */
const MOST_BYTES = 64 * 1024;
const PORT = 443;

/** A message to an address that a person has entered. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** The reason why nothing was sent, or why the result is unknown. */
export type SendFault =
  /** The address is not https on port 443, or contains a name and a password. */
  | 'address'
  | 'name-unknown'
  /** The address is in a network that is not public. */
  | 'not-public'
  | 'unreachable'
  | 'too-slow'
  | 'too-long';

/** The status of the answer, or the reason why there is none. The body is shown to nobody. */
export type Sent = { readonly status: number } | { readonly fault: SendFault };

/** Sends messages to addresses outside of the server. */
export interface Sender {
  send(outgoing: Outgoing): Promise<Sent>;
}

/** Access to the network; tests replace it. */
export interface Outside {
  /** All addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** An encrypted connection to an address, with the certificate of that name. */
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
 * All messages to addresses that people enter go through this function. A name is resolved once,
 * and the connection goes to the checked address, so a later change of the name has no effect.
 * Redirects are not followed.
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

/** The address as a URL, if its form is allowed. */
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
  // A name with a public and a private address is refused.
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
