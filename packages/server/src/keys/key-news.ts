import type { KeyEvent, KeyKind, KeyPurpose, NoticeLanguage } from '@pangaea/wire';
import type { Log } from '../log.ts';
import type { Carrier } from '../notices/message.ts';
import type { Mailer } from '../outgoing/mail.ts';
import type { DeviceKind, Storage, StoredKey } from '../storage/contract.ts';
import { KEYS_EN } from './words/en.ts';
import { KEYS_JA } from './words/ja.ts';
import type { KeyWords } from './words/shape.ts';

const WORDS: Readonly<Record<NoticeLanguage, KeyWords>> = { en: KEYS_EN, ja: KEYS_JA };
/** The path of the page's list of keys. */
const PLACE = '/#/keys';

interface NewsNeeds {
  readonly storage: Storage;
  readonly carrier: Carrier;
  readonly mailer: Mailer | undefined;
  readonly log: Log;
  readonly now: () => number;
}

/** An event about the keys of a person. */
export interface KeyHappened {
  readonly event: KeyEvent;
  readonly key: KeyKind | undefined;
  readonly by: DeviceKind;
}

/** Sends codes, and tells a person on all its channels about events of its keys. */
export class KeyNewsSender {
  readonly #needs: NewsNeeds;

  constructor(needs: NewsNeeds) {
    this.#needs = needs;
  }

  /** Whether this server sends mail. */
  get mails(): boolean {
    return this.#needs.mailer !== undefined;
  }

  /** Stores the event, and tells it once on each channel and mail address. A failure there delays nothing. */
  async tell(
    person: number,
    happened: KeyHappened,
    alsoTo: readonly StoredKey[] = [],
  ): Promise<void> {
    const { storage, now } = this.#needs;
    const { event, key, by } = happened;
    const [channels, keys] = [await storage.channelsOf(person), await storage.keysOf(person)];
    await storage.noteKeyEvent({ ...by, person, at: now(), event, keyKind: key ?? '' });
    const mails = new Map(
      [...keys, ...alsoTo].filter(({ kind }) => kind === 'mail').map((each) => [each.lookup, each]),
    );
    for (const channel of channels) {
      // Mail addresses get a mail of their own below.
      if (channel.isOff || channel.kind === 'mail') continue;
      const [title, body] = linesOf(happened, channel.language);
      const message = { title, body, path: PLACE, topic: 'keys', waiting: 0, parts: [] };
      this.#inBackground(this.#needs.carrier.carry(channel, message, []));
    }
    for (const { lookup: to, language } of mails.values()) {
      const [subject, text] = linesOf(happened, language);
      this.#mail(to, `Pangaea: ${subject}`, [subject, text]);
    }
  }

  /** @param link opens the page with the code; left out where the public address of this server is not set */
  sendCode(
    to: string,
    code: string,
    { purpose, minutes, link }: { purpose: KeyPurpose; minutes: number; link: string | undefined },
    language: NoticeLanguage,
  ): void {
    const words = WORDS[language];
    const lines = [
      words.reason[purpose],
      words.type(code, minutes),
      ...(link === undefined ? [] : [words.orOpen, link]),
      words.notAsked,
    ];
    this.#mail(to, words.code(code), lines);
  }

  #mail(to: string, subject: string, lines: readonly string[]): void {
    const { mailer, log } = this.#needs;
    if (mailer === undefined) return;
    const text = `${lines.join('\n\n')}\n`;
    this.#inBackground(
      mailer.send({ to, subject, text }).then((mailed) => {
        if (mailed.result === 'failed') log.warn({ why: mailed.why }, 'A mail could not be sent.');
      }),
    );
  }

  #inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#needs.log.error({ err: error }, 'A notice failed.'));
  }
}

function linesOf({ event, key, by }: KeyHappened, language: NoticeLanguage): [string, string] {
  const words = WORDS[language];
  const device = by.browser === '' ? words.unknownDevice : by.browser;
  const named = key === undefined ? words.noKey : words.kinds[key];
  return [words.events[event](named, device), words.notYou];
}
