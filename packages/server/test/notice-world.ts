// People at a slow table with a clock that the test controls, and the messages to their push
// services and hooks.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Outgoing, Sender, Sent } from '../src/outgoing/guarded.ts';
import { DATABASE } from '../src/storage/sqlite/open.ts';
import type { Browser } from './client.ts';
import { HOUR } from './clocked.ts';
import type { FalseClock } from './false-clock.ts';

/** All requests that were sent, and the answers to them. */
export class FalseInternet implements Sender {
  readonly sent: Outgoing[] = [];
  answer: (outgoing: Outgoing) => Sent | Promise<Sent> = () => ({ status: 201 });

  readonly send = async (outgoing: Outgoing): Promise<Sent> => {
    this.sent.push(outgoing);
    return this.answer(outgoing);
  };

  /** Takes the requests to addresses with this beginning off the list. */
  take(begin: string): readonly Outgoing[] {
    const found = this.sent.filter(({ url }) => url.startsWith(begin));
    this.sent.splice(0, this.sent.length, ...this.sent.filter((each) => !found.includes(each)));
    return found;
  }
}

/**
 * The browser's end of a push subscription (RFC 8291), which decrypts the messages of the server.
 */
export class Subscription {
  readonly endpoint: string;
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = Buffer.from('0123456789abcdef');

  constructor(name: string) {
    this.endpoint = `https://push.example/${name}`;
    this.#ecdh.generateKeys();
  }

  channel(language = 'en') {
    const p256dh = this.#ecdh.getPublicKey('base64url');
    return {
      kind: 'push',
      endpoint: this.endpoint,
      p256dh,
      auth: this.#auth.toString('base64url'),
      language,
    };
  }

  /** @throws Error if the message is not for this subscription, or was changed on the way */
  read({ body, headers }: Outgoing): Pushed {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
    const message = Buffer.from(body as Buffer);
    const salt = message.subarray(0, 16);
    const size = message.readUInt32BE(16);
    const length = message[20];
    const theirs = message.subarray(21, 21 + length);
    const record = message.subarray(21 + length);
    if (record.length > size) throw new Error('more than one record');
    const about = [Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs];
    const shared = this.#ecdh.computeSecret(theirs);
    const secret = hkdfSync('sha256', shared, this.#auth, Buffer.concat(about), 32);
    const part = (info: string, bytes: number) =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${info}\0`, bytes),
      );
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    cipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    if (text.at(-1) !== 2) throw new Error('not the last record');
    return JSON.parse(text.subarray(0, -1).toString('utf8'));
  }
}

export interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly topic: string;
  readonly waiting: number;
}

/** The claims of a push request, if its signature is right (RFC 8292). */
export function claimsOf({ headers }: Outgoing): Readonly<Record<string, unknown>> {
  const [, token, key] = /^vapid t=(.*), k=(.*)$/.exec(headers.authorization) ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) =>
    each.toString('base64url'),
  );
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: known, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is wrong');
  return { key, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

/** Adds a channel to a person. @returns its number */
export async function addChannel(browser: Browser, channel: object): Promise<number> {
  const added = await browser.ask<{ telling: { channels: { id: number }[] } }>(
    '/api/telling/channels',
    channel,
  );
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  return added.body.telling.channels.at(-1)?.id ?? 0;
}

const NOTICES_DUE = `
  SELECT count(*) AS works FROM due WHERE kind = 'notice' AND (claimed > 0 OR at <= ?)`;

/**
 * Lets time pass hour by hour, so that due work is done.
 * @param folder of the server's data
 */
export function passing(clock: FalseClock, folder: string) {
  const path = join(folder, DATABASE);
  return async (ms: number) => {
    const database = new DatabaseSync(path, { readOnly: true });
    const works = database.prepare(NOTICES_DUE);
    for (let left = ms; left > 0; left -= HOUR) {
      await clock.pass(Math.min(left, HOUR));
      while (Number(works.get(clock.now())?.works) > 0) await setTimeout(2);
    }
    database.close();
  };
}
