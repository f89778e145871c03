import { createHmac } from 'node:crypto';
import type { HookForm } from '@pangaea/wire';
import type { Outgoing, Sender, Sent } from '../outgoing/guarded.ts';
import type { Mailer } from '../outgoing/mail.ts';
import { authorization, encrypted, MOST_PUSHED, type ServerKeys } from '../outgoing/push.ts';
import type { StoredChannel } from '../storage/contract.ts';
import { mailed } from './mailed.ts';
import type { Carried, Carrier, NoticeMessage } from './message.ts';

/** A push service keeps a message for this many seconds if the device is off. */
const KEPT_S = 24 * 3_600;
/** The most tables that a push message names, since push messages must be small. */
const MOST_NAMED = 20;
/** The most letters of a message; Discord takes 2,000 in all. */
const MOST_LETTERS = 1_800;

export interface CarrierNeeds {
  readonly sender: Sender;
  readonly keys: () => Promise<ServerKeys>;
  readonly mailer: Mailer | undefined;
  /** The public address of this server, if the operator has set it. */
  readonly publicUrl: string | undefined;
  /** The contact of the operator for push services: `mailto:` or `https:`. */
  readonly subject: string;
  readonly now: () => number;
}

/** Sends messages to browsers by push, to hooks, and by mail. */
export function makeCarrier({
  sender,
  mailer,
  publicUrl,
  keys,
  subject,
  now,
}: CarrierNeeds): Carrier {
  return {
    carry: async (channel, message) => {
      if (channel.kind === 'mail') {
        if (mailer === undefined) return { result: 'failed', why: 'no-mail' };
        return mailer.send(mailed(channel, message, publicUrl));
      }
      const isPush = channel.kind === 'push';
      const outgoing = isPush
        ? pushed(channel, message, await keys(), subject, now())
        : hooked(channel, message, now());
      return carriedBy(await sender.send(outgoing), isPush);
    },
  };
}

function carriedBy(sent: Sent, isPush: boolean): Carried {
  if ('fault' in sent) return { result: 'failed', why: sent.fault };
  const { status } = sent;
  if (status >= 200 && status < 300) return { result: 'sent' };
  if (isPush && (status === 404 || status === 410)) return { result: 'gone' };
  return { result: 'failed', why: `status ${status}` };
}

function pushed(
  { address, secret }: StoredChannel,
  message: NoticeMessage,
  keys: ServerKeys,
  subject: string,
  now: number,
): Outgoing {
  const { title, path, topic, waiting } = message;
  // The browser removes notices of turns that were played elsewhere.
  const kinds = [...new Set(message.parts.flatMap((part) => part.kinds))];
  const tables = message.parts.slice(0, MOST_NAMED).map(({ table }) => table);
  const told = { title, path, topic, waiting, kinds, tables };
  const said = (body: string) => JSON.stringify({ ...told, body });
  let { body } = message;
  while (Buffer.byteLength(said(body)) > MOST_PUSHED && body !== '') {
    body = body.slice(0, Math.floor(body.length * 0.8));
  }
  return {
    url: address,
    body: encrypted(said(body), JSON.parse(secret)),
    headers: {
      authorization: authorization(keys, address, subject, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: `${KEPT_S}`,
      urgency: 'normal',
      topic,
    },
  };
}

function hooked(channel: StoredChannel, message: NoticeMessage, now: number): Outgoing {
  const { address, secret, origin, form } = channel;
  const body = JSON.stringify(FORMS[form === '' ? 'raw' : form](message, origin + message.path));
  const headers = { 'content-type': 'application/json', 'user-agent': 'Pangaea' };
  if (form !== 'raw') return { url: address, headers, body };
  const sent = `${Math.floor(now / 1000)}`;
  const signature = createHmac('sha256', secret).update(`${sent}.${body}`).digest('hex');
  const signed = { 'x-pangaea-timestamp': sent, 'x-pangaea-signature': `sha256=${signature}` };
  return { url: address, headers: { ...headers, ...signed }, body };
}

/** The body for each form of hook. Names in it mention nobody and become no links. */
const FORMS: Readonly<Record<HookForm, (message: NoticeMessage, url: string) => unknown>> = {
  discord: ({ title, body }, url) => ({
    content: `${forDiscord(textOf(title, body))}\n<${url}>`,
    allowed_mentions: { parse: [] },
  }),
  slack: ({ title, body }, url) => ({
    text: `${forSlack(textOf(title, body))}\n<${url}>`,
    mrkdwn: false,
    unfurl_links: false,
  }),
  raw: ({ title, body, parts }, url) => ({ title, body, url, tables: parts }),
};

function textOf(title: string, body: string): string {
  return (body === '' ? title : `${title}\n${body}`).slice(0, MOST_LETTERS);
}

function forDiscord(text: string): string {
  return text.replaceAll(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');
}

function forSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
