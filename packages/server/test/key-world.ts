import type { KeyList } from '@pangaea/wire';
import { sha256 } from '../src/identity/secrets.ts';
import type { SlowHash } from '../src/keys/recovery-words.ts';
import type { Mail, Mailed, Mailer } from '../src/outgoing/mail.ts';
import type { Answered, Browser, Refusing } from './client.ts';

// Keys as pages add and show them, and a mailbox for all addresses.

/** All mail that was sent, and how it was delivered. */
export class FalseMail implements Mailer {
  readonly sent: Mail[] = [];
  answer: (mail: Mail) => Promise<Mailed> = async () => ({ result: 'sent' });

  readonly send = async (mail: Mail): Promise<Mailed> => {
    this.sent.push(mail);
    return this.answer(mail);
  };

  readonly close = (): void => undefined;

  /** Mail to an address; it is taken out of the box. */
  take(to: string): readonly Mail[] {
    const found = this.sent.filter((mail) => mail.to === to);
    this.sent.splice(0, this.sent.length, ...this.sent.filter((mail) => mail.to !== to));
    return found;
  }

  /** The last code that came to an address, and its link; they are taken out of the box. */
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

  /** News of keys that come to an address after the answer. They stay there. */
  async newsTo(address: string): Promise<void> {
    const to = address.toLowerCase();
    const isNews = (mail: Mail) => mail.to === to && mail.subject.startsWith('Pangaea: ');
    while (!this.sent.some(isNews)) await new Promise((done) => setTimeout(done, 2));
  }
}

/** As cheap as possible: no test of words depends on the costs. */
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

/** Recovery words of a person, confirmed. */
export async function addWords(browser: Browser): Promise<{ kind: 'words'; secret: string }> {
  const drawn = await browser.ask<{ secret: string }>('/api/keys/words', {});
  const key = { kind: 'words', secret: drawn.body.secret } as const;
  const added = await add(browser, key);
  if (added.status !== 201) throw new Error(JSON.stringify([drawn.body, added.body]));
  return key;
}

/** A mail address of a person, by its code. */
export async function addMail(browser: Browser, mail: FalseMail, address: string): Promise<void> {
  await askCode(browser, address, 'add');
  const { code } = await mail.codeTo(address);
  const added = await add(browser, { kind: 'mail', address, code });
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  await mail.newsTo(address);
}
