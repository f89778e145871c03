import type { KeyList } from '@pangaea/wire';
import { sha256 } from '../src/identity/secrets.ts';
import type { SlowHash } from '../src/keys/recovery-words.ts';
import type { Mail, Mailed, Mailer } from '../src/outgoing/mail.ts';
import { type Answered, Browser, type Refusing } from './client.ts';
import { FalseInternet } from './notice-world.ts';
import { serve } from './running.ts';

// Keys as pages add and show them, and a mailbox for all addresses.

/** All mail that was sent, and its delivery. */
export class FalseMail implements Mailer {
  readonly sent: Mail[] = [];
  answer: (mail: Mail) => Promise<Mailed> = async () => ({ result: 'sent' });

  readonly send = async (mail: Mail): Promise<Mailed> => {
    this.sent.push(mail);
    return this.answer(mail);
  };

  readonly close = (): void => undefined;

  /** Takes the mail to an address out of the mailbox. */
  take(to: string): readonly Mail[] {
    const found = this.sent.filter((mail) => mail.to === to);
    this.sent.splice(0, this.sent.length, ...this.sent.filter((mail) => mail.to !== to));
    return found;
  }

  /** Takes the last code that came to an address, and its link, out of the mailbox. */
  async codeTo(address: string): Promise<{ readonly code: string; readonly token: string }> {
    const to = address.toLowerCase();
    for (;;) {
      const found = this.sent.findLast((mail) => mail.to === to && /\b\d{6}\b/.test(mail.subject));
      if (found !== undefined) {
        this.sent.splice(this.sent.indexOf(found), 1);
        const [, code = ''] = /\b(\d{6})\b/.exec(found.subject) ?? [];
        return { code, token: /#\/key\/(\S+)/.exec(found.text)?.[1] ?? '' };
      }
      // The mail is sent after the answer.
      await new Promise((done) => setTimeout(done, 2));
    }
  }

  /** News of keys that come to an address after the answer. They stay in the mailbox. */
  async newsTo(address: string): Promise<void> {
    const to = address.toLowerCase();
    const isNews = (mail: Mail) => mail.to === to && mail.subject.startsWith('Pangaea: ');
    while (!this.sent.some(isNews)) await new Promise((done) => setTimeout(done, 2));
  }
}

/** The cheapest settings: no test of words depends on the cost. */
export const fastHash: SlowHash = async (secret, salt) => sha256(`${salt}:${secret}`);

type Listed = Promise<Answered<KeyList & Refusing>>;
type Came = Promise<Answered<{ state: string } & Refusing>>;

export const keysOf = (browser: Browser): Listed => browser.ask('/api/keys');
export const add = (browser: Browser, key: object): Listed => browser.ask('/api/keys', { key });
export const prove = (browser: Browser, key: object): Listed =>
  browser.ask('/api/keys/proof', { key });
export const removeKey = (browser: Browser, key: number): Listed =>
  browser.ask(`/api/keys/${key}`, undefined, { origin: browser.base }, 'DELETE');
export const signIn = (browser: Browser, key: object, games = 'bring'): Came =>
  browser.ask('/api/sign-in', { key, games });
export const askCode = (
  browser: Browser,
  address: string,
  purpose = 'sign-in',
): Promise<Answered<{ left: number } & Refusing>> =>
  browser.ask('/api/keys/code', { address, language: 'en', for: purpose });

/** Adds recovery words for a person and confirms them. */
export async function addWords(browser: Browser): Promise<{ kind: 'words'; secret: string }> {
  const drawn = await browser.ask<{ secret: string }>('/api/keys/words', {});
  const key = { kind: 'words', secret: drawn.body.secret } as const;
  const added = await add(browser, key);
  if (added.status !== 201) throw new Error(JSON.stringify([drawn.body, added.body]));
  return key;
}

/** Adds a mail address for a person, by its code. */
export async function addMail(browser: Browser, mail: FalseMail, address: string): Promise<void> {
  await askCode(browser, address, 'add');
  const { code } = await mail.codeTo(address);
  const added = await add(browser, { kind: 'mail', address, code });
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  await mail.newsTo(address);
}

const HERE = { kind: 'person', name: 'Ann', here: true };
/** Both seats of a table, played at one device. */
export const BOTH = [HERE, { ...HERE, name: 'Anna' }];

/** A server whose clock the test sets, with a mailbox for everybody, and Ann with a game. */
export async function world(publicUrl?: string, limits = {}) {
  const clock = { now: Date.now() };
  const mail = new FalseMail();
  const internet = new FalseInternet();
  const server = await serve(undefined, {
    now: () => clock.now,
    mailer: mail,
    sender: internet,
    slowHash: fastHash,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    limits: { wrongKeysPerDay: 1_000, keysAskedPerHour: 1_000, ...limits },
  });
  const { port } = server;
  const fresh = () => new Browser(port);
  const ann = fresh();
  const { body: table } = await ann.create(BOTH);
  return { clock, mail, internet, server, port, ann, table, fresh };
}
