import type { KeyPurpose, NoticeLanguage } from '@pangaea/wire';
import { newKey, numberBetween, sameSecret } from '../identity/secrets.ts';
import { refused } from '../tables/refused.ts';
import { Recent } from './recent.ts';

/** How long a code is valid. */
const CODE_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** For one address: codes in an hour, and wrong tries in a day. */
const CODES_PER_HOUR = 5;
const WRONG_PER_DAY = 20;
const KEPT = 10_000;
/** All that is remembered of codes is over by then. */
export const MAIL_KEPT_MS = 24 * HOUR_MS;

/** The place where a code counts: for one purpose, and for the person that asked; 0 where nobody has signed in. */
export interface CodePlace {
  readonly purpose: KeyPurpose;
  readonly person: number;
  readonly address: string;
}

export interface OpenCode extends CodePlace {
  readonly language: NoticeLanguage;
  readonly code: string;
  /** The secret in the link of the mail. */
  readonly token: string;
  readonly until: number;
}

/** The form in which an address is compared and kept. */
export function plainAddress(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

/** Codes that go out by mail, of one server or of several together. */
export interface MailCodesOf {
  /** A new code; the one before counts no more. @throws Refused when the address had too many */
  make(place: CodePlace, language: NoticeLanguage, now: number): Made | Promise<Made>;
  /**
   * Uses a code up.
   * @returns it, if it was right; a wrong one counts against its address
   * @throws Refused when too many were wrong
   */
  use(
    place: CodePlace,
    code: string,
    now: number,
  ): OpenCode | undefined | Promise<OpenCode | undefined>;
  /** Uses up the code whose link this is. @returns it, if it counts for that purpose and person */
  useLink(
    token: string,
    purpose: KeyPurpose,
    person: number,
    now: number,
  ): OpenCode | undefined | Promise<OpenCode | undefined>;
}

/** A new code, and the milliseconds that are left. */
export type Made = OpenCode & { readonly left: number };

/** Facts that they keep: codes by place, the oldest first, and what was made and tried lately. */
interface MailFacts {
  readonly open?: Map<string, unknown>;
  readonly made?: Map<string, unknown>;
  readonly wrong?: Map<string, unknown>;
}

/**
 * Codes that go out by mail. There is one for each place, whether its address is anybody's key or not: so all answers are the
 * same. A code is used once. Kept in memory alone.
 */
export class MailCodes implements MailCodesOf {
  readonly #open: Map<string, OpenCode>;
  readonly #made: Recent;
  readonly #wrong: Recent;

  constructor({ open = new Map(), made, wrong }: MailFacts = {}) {
    this.#open = open as Map<string, OpenCode>;
    this.#made = new Recent(CODES_PER_HOUR, HOUR_MS, made);
    this.#wrong = new Recent(WRONG_PER_DAY, 24 * HOUR_MS, wrong);
  }

  make(place: CodePlace, language: NoticeLanguage, now: number): Made {
    const seconds = this.#made.wait(place.address, now);
    if (seconds > 0) throw refused('too-many-requests', { seconds });
    this.#made.note(place.address, now);
    const code = String(numberBetween(0, 999_999)).padStart(6, '0');
    const made = { ...place, language, code, token: newKey(), until: now + CODE_MS };
    const name = nameOf(place);
    this.#open.delete(name);
    this.#open.set(name, made);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= KEPT) break;
      this.#open.delete(oldest);
    }
    return { ...made, left: CODE_MS };
  }

  use(place: CodePlace, code: string, now: number): OpenCode | undefined {
    const seconds = this.#wrong.wait(place.address, now);
    if (seconds > 0) throw refused('too-many-requests', { seconds });
    const open = this.#open.get(nameOf(place));
    // Without an open code something else is compared, so that the time of the answer tells nothing.
    const isSame = sameSecret(open?.code ?? 'none', code);
    if (open !== undefined && isSame && open.until > now) {
      this.#open.delete(nameOf(place));
      return open;
    }
    this.#wrong.note(place.address, now);
    return undefined;
  }

  useLink(token: string, purpose: KeyPurpose, person: number, now: number): OpenCode | undefined {
    for (const [name, open] of this.#open) {
      if (!sameSecret(open.token, token)) continue;
      if (open.until <= now || open.purpose !== purpose || open.person !== person) return undefined;
      this.#open.delete(name);
      return open;
    }
    return undefined;
  }
}

export function nameOf({ purpose, person, address }: CodePlace): string {
  return `${purpose} ${person} ${address}`;
}
