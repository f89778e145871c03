import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { newBytes } from '../identity/secrets.ts';

const CURVE = 'prime256v1';
/** The size of the only record of a message (RFC 8188), which all push services accept. */
const RECORD_BYTES = 4_096;
const POINT_BYTES = 65;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** The most bytes of text in one message. */
export const MOST_PUSHED = RECORD_BYTES - TAG_BYTES - 1 - (SALT_BYTES + 4 + 1 + POINT_BYTES);
/** How long a signature is valid; services refuse more than a day. */
const SIGNED_FOR_S = 12 * 3_600;

/** The keys of a subscription of a browser, base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The keys by which push services recognise this server (RFC 8292). */
export interface ServerKeys {
  readonly key: KeyObject;
  /** Base64url; browsers subscribe with it. */
  readonly publicKey: string;
}

/** Makes keys for a server that has none, in the stored form. */
export function newServerKeys(): string {
  return ephemeral().getPrivateKey('base64url');
}

/** @param kept the text that `newServerKeys` returned */
export function readServerKeys(kept: string): ServerKeys {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(kept, 'base64url');
  const point = ecdh.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', d: kept, x, y };
  return {
    key: createPrivateKey({ key: jwk, format: 'jwk' }),
    publicKey: point.toString('base64url'),
  };
}

/**
 * The header of a request to a push service: the sender, its contact, and the time limit (RFC
 * 8292).
 */
export function authorization(
  { key, publicKey }: ServerKeys,
  endpoint: string,
  subject: string,
  now: number,
): string {
  const text = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const head = text({ typ: 'JWT', alg: 'ES256' });
  const aud = new URL(endpoint).origin;
  const exp = Math.floor(now / 1000) + SIGNED_FOR_S;
  const signed = `${head}.${text({ aud, exp, sub: subject })}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}

/**
 * A message that only the browser of the subscription can read (RFC 8291, `aes128gcm`).
 * @throws Error if the keys of the browser are not a point of the curve
 */
export function encrypted(message: string, { p256dh, auth }: PushKeys): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = ephemeral();
  const own = ours.getPublicKey();
  const shared = ours.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), about, 32);
  const salt = newBytes(SALT_BYTES);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte after the text marks the last record.
  const text = Buffer.concat([Buffer.from(message), Buffer.from([2])]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const head = Buffer.concat([salt, size, Buffer.from([POINT_BYTES]), own]);
  return Buffer.concat([head, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** Whether the keys of a subscription are valid. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    encrypted('', { p256dh, auth });
    return true;
  } catch {
    return false;
  }
}

function derived(secret: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, bytes));
}

function ephemeral(): ECDH {
  const ecdh = createECDH(CURVE);
  for (;;) {
    try {
      ecdh.setPrivateKey(newBytes(32));
      return ecdh;
    } catch {
      // The number is not a private key of this curve, which is very rare: the next one is tried.
    }
  }
}
