import type { KeyPurpose, NoticeLanguage } from '@pangaea/wire';
import { newKey, numberBetween, sameSecret, sha256 } from '../identity/secrets.ts';
import { refused } from '../tables/refused.ts';
import { Recent } from './recent.ts';

/** How long a code is valid. */
const CODE_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** For one address: codes in an hour, and wrong tries in a day. */
const CODES_PER_HOUR = 5;
const WRONG_PER_DAY = 20;
const KEPT = 10_000;
/** All data about codes expire within this time. */
export const MAIL_KEPT_MS = 24 * HOUR_MS;

/** The use of a code: its purpose, and the person that asked for it; 0 if nobody has signed in. */
export interface CodePlace {
  readonly purpose: KeyPurpose;
  readonly person: number;
  readonly address: string;
}

export interface OpenCode extends CodePlace {
  readonly language: NoticeLanguage;
  readonly code: string;
  /**
   * The digest of the secret in the link of the mail. With the digest nobody can read what was
   * encrypted with the secret.
   */
  readonly link: string;
  readonly until: number;
}

/** The form in which addresses are compared and stored. */
export function plainAddress(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

/** Codes that are sent by mail, kept by one server or by several together. */
export interface MailCodesOf {
  /**
   * A new code; the code before it becomes invalid.
   * @throws Refused if the address had too many codes
   */
  make(place: CodePlace, language: NoticeLanguage, now: number): Made | Promise<Made>;
  /**
   * Uses up a code.
   * @returns the code, if it was right; a wrong one counts against its address
   * @throws Refused if too many were wrong
   */
  use(
    place: CodePlace,
    code: string,
    now: number,
  ): OpenCode | undefined | Promise<OpenCode | undefined>;
  /**
   * Uses up the code that belongs to this link.
   * @returns the code, if it is valid for that purpose and person
   */
  useLink(
    token: string,
    purpose: KeyPurpose,
    person: number,
    now: number,
  ): OpenCode | undefined | Promise<OpenCode | undefined>;
}

/** A new code, with the secret for the link of its mail, and the remaining milliseconds. */
export type Made = OpenCode & { readonly token: string; readonly left: number };

/** The facts that are kept: codes by use, the oldest first, and the recent codes and tries. */
interface MailFacts {
  readonly open?: Map<string, unknown>;
  readonly made?: Map<string, unknown>;
  readonly wrong?: Map<string, unknown>;
}

/**
 * Codes that are sent by mail. A code is made for each use, even if its address is no key, so that
 * no answer shows which addresses are keys. A code can be used once. The codes are kept only in
 * memory.
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
    const token = newKey();
    const made = { ...place, language, code, link: linkOf(token), until: now + CODE_MS };
    const name = nameOf(place);
    this.#open.delete(name);
    this.#open.set(name, made);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= KEPT) break;
      this.#open.delete(oldest);
    }
    return { ...made, token, left: CODE_MS };
  }

  use(place: CodePlace, code: string, now: number): OpenCode | undefined {
    const seconds = this.#wrong.wait(place.address, now);
    if (seconds > 0) throw refused('too-many-requests', { seconds });
    const open = this.#open.get(nameOf(place));
    // Without an open code another text is compared, so that the time of the answer reveals
    // nothing.
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
      if (open.link !== linkOf(token)) continue;
      if (open.until <= now || open.purpose !== purpose || open.person !== person) return undefined;
      this.#open.delete(name);
      return open;
    }
    return undefined;
  }
}

function linkOf(token: string): string {
  return sha256(`link ${token}`);
}

export function nameOf({ purpose, person, address }: CodePlace): string {
  return `${purpose} ${person} ${address}`;
}
