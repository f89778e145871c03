// People who play only when a mail has told them that it is their turn: a notice that is lost would leave them waiting.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answered, Browser } from './client.ts';
import { add, askCode } from './key-world.ts';
import { addChannel } from './notice-world.ts';
import { type TakenMail, takeMail } from './outgoing/mail-server.ts';

const OF_A_TURN = /^Subject: (?:[^\r\n]|\r?\n[ \t])*your\s+turn/im;
const OF_A_CODE = /^Subject: [^\r\n]*\b(\d{6})\b/im;

/** A mailbox for everybody, as an SMTP server of this machine. */
export class Mailbox {
  readonly port: number;
  readonly #taken: readonly TakenMail[];
  /** Mails about a turn by their addresses, among those that were looked at. */
  readonly #turns = new Map<string, number>();
  #looked = 0;

  private constructor(port: number, taken: readonly TakenMail[]) {
    this.port = port;
    this.#taken = taken;
  }

  static async open(): Promise<Mailbox> {
    const { port, taken } = await takeMail();
    return new Mailbox(port, taken);
  }

  /** How many mails about a turn have come to an address. */
  turnsTold(address: string): number {
    for (; this.#looked < this.#taken.length; this.#looked++) {
      const { to, raw } = this.#taken[this.#looked];
      if (!OF_A_TURN.test(raw)) continue;
      for (const each of to) this.#turns.set(each, (this.#turns.get(each) ?? 0) + 1);
    }
    return this.#turns.get(address) ?? 0;
  }

  /** The code that comes to an address. */
  async codeTo(address: string): Promise<string> {
    for (;;) {
      const codes = this.#taken.flatMap(({ to, raw }) =>
        to.includes(address) ? (OF_A_CODE.exec(raw)?.[1] ?? []) : [],
      );
      const code = codes.at(-1);
      if (code !== undefined) return code;
      await sleep(20);
    }
  }
}

/** A person who gets a mail for each turn. */
export class ToldPerson {
  readonly address: string;
  readonly #mailbox: Mailbox;
  /** Mails after which it has played. */
  #read = 0;

  private constructor(mailbox: Mailbox, address: string) {
    this.#mailbox = mailbox;
    this.address = address;
  }

  /** Makes an address a key of a person, and its channel for turns alone. */
  static async of(mailbox: Mailbox, browser: Browser, address: string): Promise<ToldPerson> {
    // With the first of these requests somebody becomes a person.
    const off = ['ahead', 'dealt', 'request', 'time', 'over', 'rematch', 'invitation'];
    done(await browser.ask('/api/telling', { off }), 200);
    done(await askCode(browser, address, 'add'), 200);
    const code = await mailbox.codeTo(address);
    done(await add(browser, { kind: 'mail', address, code }), 201);
    await addChannel(browser, { kind: 'mail', address, every: true, language: 'en' });
    return new ToldPerson(mailbox, address);
  }

  /** Waits for the mail about a turn that has begun. @returns false where it was told to wait no longer */
  async turn(isOver: () => boolean): Promise<boolean> {
    while (this.#mailbox.turnsTold(this.address) <= this.#read) {
      if (isOver()) return false;
      await sleep(50);
    }
    this.#read += 1;
    return true;
  }
}

function done({ status, body }: Answered<unknown>, wanted: number): void {
  if (status !== wanted) throw new Error(JSON.stringify(body));
}
