import type { KeyPurpose, NoticeLanguage } from '@pangaea/wire';
import type { WorkOutcome } from '../due/scheduler.ts';
import type { Log } from '../log.ts';
import type { Carried, Carrier } from '../notices/message.ts';
import type { Mailer } from '../outgoing/mail.ts';
import type { NewsTried, Storage, StoredNews } from '../storage/contract.ts';
import { KEYS_EN } from './words/en.ts';
import { KEYS_JA } from './words/ja.ts';
import type { KeyWords } from './words/shape.ts';

const WORDS: Readonly<Record<NoticeLanguage, KeyWords>> = { en: KEYS_EN, ja: KEYS_JA };
/** The path of the page's list of keys. */
const PLACE = '/#/keys';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** News that could not be sent for this time is given up. */
const GIVEN_UP_MS = 24 * HOUR_MS;
/** The number of news that are sent at a time. */
const AT_ONCE = 50;

interface NewsNeeds {
  readonly storage: Storage;
  readonly carrier: Carrier;
  readonly mailer: Mailer | undefined;
  readonly log: Log;
  readonly now: () => number;
  /** Called when news were stored and are due. */
  readonly stored: () => void;
}

/**
 * Sends codes, and sends news about a person's keys to all channels of that person. The news are
 * stored with the change, as due work.
 */
export class KeyNewsSender {
  readonly #needs: NewsNeeds;
  /** News are sent one after another, never by two calls at once. */
  #line: Promise<unknown> = Promise.resolve();

  constructor(needs: NewsNeeds) {
    this.#needs = needs;
  }

  /** Whether this server sends mail. */
  get mails(): boolean {
    return this.#needs.mailer !== undefined;
  }

  /** News were stored. */
  stored(): void {
    this.#needs.stored();
  }

  /**
   * Sends all due news. If the process ends after sending and before storing that, it is sent
   * again.
   * @returns the time of the next try
   */
  tell(): Promise<WorkOutcome> {
    const turn = this.#line.then(() => this.#tell());
    this.#line = turn.catch(() => undefined);
    return turn;
  }

  async #tell(): Promise<WorkOutcome> {
    const { storage, now } = this.#needs;
    for (;;) {
      const waiting = await storage.keyNews(AT_ONCE);
      // The clock may have been set back: no news waits for longer than an hour.
      const ripe = waiting.filter(({ next }) => next <= now() || next > now() + HOUR_MS);
      if (ripe.length === 0) {
        const next = Math.min(...waiting.map((each) => each.next));
        return waiting.length === 0 ? 'nothing-to-do' : next;
      }
      await storage.noteNews(await Promise.all(ripe.map((news) => this.#send(news))));
    }
  }

  async #send(news: StoredNews): Promise<NewsTried> {
    const { log, now } = this.#needs;
    const { id, at, tries } = news;
    const carried = await this.#carry(news);
    if (carried.result !== 'failed') return { news: id, isDone: true };
    log.warn({ why: carried.why }, 'News of keys could not be sent.');
    if (now() - at >= GIVEN_UP_MS) return { news: id, isDone: true };
    const wait = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(tries, 10));
    return { news: id, isDone: false, next: now() + wait };
  }

  async #carry(news: StoredNews): Promise<Carried> {
    const { storage, carrier, mailer } = this.#needs;
    const { channel: id, address: to } = news;
    const [title, body] = linesOf(news);
    if (id === 0) {
      // A server without mail has no mail to send.
      if (mailer === undefined) return { result: 'gone' };
      return mailer.send({ to, subject: `Pangaea: ${title}`, text: `${title}\n\n${body}\n` });
    }
    // Since the change of keys, the channel may have come to another person with its device.
    const channel = await storage.channel(id);
    if (channel === undefined || channel.isOff) return { result: 'gone' };
    const message = { title, body, path: PLACE, topic: 'keys', waiting: 0, parts: [] };
    const carried = await carrier.carry(channel, message, []);
    if (carried.result === 'gone') await storage.removeChannel(channel.person, id);
    return carried;
  }

  /**
   * @param link opens the page with the code; undefined if the public address of this server is not
   * set
   */
  sendCode(
    to: string,
    code: string,
    { purpose, minutes, link }: { purpose: KeyPurpose; minutes: number; link: string | undefined },
    language: NoticeLanguage,
  ): void {
    const { mailer, log } = this.#needs;
    if (mailer === undefined) return;
    const words = WORDS[language];
    const lines = [
      words.reason[purpose],
      words.type(code, minutes),
      ...(link === undefined ? [] : [words.orOpen, link]),
      words.notAsked,
    ];
    const text = `${lines.join('\n\n')}\n`;
    mailer.send({ to, subject: words.code(code), text }).then(
      (mailed) => {
        if (mailed.result === 'failed') log.warn({ why: mailed.why }, 'A mail could not be sent.');
      },
      (error: unknown) => log.error({ err: error }, 'A mail could not be sent.'),
    );
  }
}

function linesOf({
  event,
  keyKind,
  browser,
  language,
}: Pick<StoredNews, 'event' | 'keyKind' | 'browser' | 'language'>): [string, string] {
  const words = WORDS[language];
  const device = browser === '' ? words.unknownDevice : browser;
  const named = keyKind === '' ? words.noKey : words.kinds[keyKind];
  return [words.events[event](named, device), words.notYou];
}
