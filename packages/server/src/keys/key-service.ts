import type { IncomingHttpHeaders } from 'node:http';
import type {
  AskCode,
  Challenge,
  CodeSent,
  DrawnWords as DrawnWordsTold,
  KeyEvent,
  KeyList,
  KeyPurpose,
  PersonFile,
  ShownKey,
  SignIn,
} from '@pangaea/wire';
import type { CodesOf } from '../identity/codes.ts';
import { deviceKind } from '../identity/device-kind.ts';
import type { Known, Visit } from '../identity/devices.ts';
import type { Persons } from '../identity/persons.ts';
import { newKey, sha256 } from '../identity/secrets.ts';
import type {
  DeviceKind,
  Identity,
  NewStoredKey,
  Storage,
  StoredKey,
} from '../storage/contract.ts';
import type { Limit } from '../tables/allowance.ts';
import { refused } from '../tables/refused.ts';
import type { KeyNewsSender } from './key-news.ts';
import { MailCodes, type MailCodesOf, type OpenCode, plainAddress } from './mail-codes.ts';
import { type Challenges, Passkeys, siteOf } from './passkeys.ts';
import { Proofs, type ProofsOf } from './proofs.ts';
import { DrawnWords, type DrawnWordsOf, type SlowHash } from './recovery-words.ts';

const DAY_MS = 24 * 3_600_000;
const MOST_KEYS = 10;
const SHOWN_NEWS = 20;

/** A request about keys. */
export interface KeyAsker {
  readonly identity: Identity;
  readonly headers: IncomingHttpHeaders;
  readonly networks: readonly string[];
  /** Scheme and host by which the request came. */
  readonly origin: string;
}

export interface KeyNeeds {
  readonly storage: Storage;
  readonly persons: Persons;
  readonly news: KeyNewsSender;
  readonly slowHash: SlowHash;
  readonly codes: CodesOf;
  /**
   * The public address of this server, if the operator has set it. Links in mail use only this
   * address.
   */
  readonly publicUrl: string | undefined;
  readonly now: () => number;
  /** Limit for codes, challenges and wrong keys, by address. */
  readonly asked: Limit;
  readonly tried: Limit;
  readonly facts: KeyFacts;
}

/** Facts about keys that expire within a day. */
export interface KeyFacts {
  readonly mailCodes: MailCodesOf;
  readonly challenges: Challenges | undefined;
  readonly proofs: ProofsOf;
  readonly drawn: DrawnWordsOf;
}

/** The facts of a server that is alone, in its memory. */
export function ownKeyFacts(): KeyFacts {
  const [mailCodes, proofs, drawn] = [new MailCodes(), new Proofs(), new DrawnWords()];
  return { mailCodes, challenges: undefined, proofs, drawn };
}

type AddedPart = Pick<NewStoredKey, 'kind' | 'lookup' | 'secret' | 'counter' | 'language'>;

/** The keys with which persons sign in: adding, showing and removing them. */
export class KeyService {
  readonly #needs: KeyNeeds;
  readonly #codes: MailCodesOf;
  readonly #passkeys: Passkeys;
  readonly #proofs: ProofsOf;
  readonly #drawn: DrawnWordsOf;
  #salt: Promise<string> | undefined;

  constructor(needs: KeyNeeds) {
    this.#needs = needs;
    const { mailCodes, challenges, proofs, drawn } = needs.facts;
    this.#codes = mailCodes;
    this.#passkeys = new Passkeys(challenges);
    this.#proofs = proofs;
    this.#drawn = drawn;
  }

  /**
   * The keys of a person, as the page shows them.
   * @param identity undefined for a client that is not known yet
   */
  async list(identity: Identity | undefined, origin: string): Promise<KeyList> {
    const { storage, news, now } = this.#needs;
    const can = { mail: news.mails, passkey: siteOf(origin) !== undefined };
    if (identity === undefined) return { can, keys: [], proved: 0, news: [] };
    const [keys, told] = [
      await storage.keysOf(identity.person),
      await storage.keyEventsOf(identity.person, SHOWN_NEWS),
    ];
    return {
      can,
      keys: keys.map(({ id, kind, lookup, created, used }) => ({
        id,
        kind,
        ...(kind === 'mail' ? { address: lookup } : {}),
        created,
        used,
        young: created > now() - DAY_MS,
      })),
      proved: (await this.#proofs.of(identity, now()))?.left ?? 0,
      news: told.map(({ at, event, keyKind, kind, browser }) => ({
        at,
        event,
        ...(keyKind === '' ? {} : { key: keyKind }),
        device: { kind, browser },
      })),
    };
  }

  /** Twelve words for a person, shown only this once. They are a key after the person has confirmed them. @throws Refused */
  async drawWords(identity: Identity): Promise<DrawnWordsTold> {
    await this.checkProof(identity);
    return this.#drawn.draw(identity.person, this.#needs.now());
  }

  /**
   * Sends a code to an address. The answer is the same whether the address is known or not, and
   * does not wait for anything that depends on that.
   * @throws Refused if there were too many requests, or this server sends no mail
   */
  async askCode(
    { address: given, language, for: purpose }: AskCode,
    identity: Identity | undefined,
    networks: readonly string[],
  ): Promise<CodeSent> {
    const { news, now, publicUrl } = this.#needs;
    if (!news.mails) throw refused('no-mail');
    if (purpose === 'add' && identity !== undefined) await this.checkProof(identity);
    const person = placeOf(purpose, identity);
    await this.#take(this.#needs.asked, networks);
    const address = plainAddress(given);
    const place = { purpose, person, address };
    const { code, token, left } = await this.#codes.make(place, language, now());
    const isLinked = purpose === 'sign-in' && publicUrl !== undefined;
    const link = isLinked ? `${publicUrl}/#/key/${token}` : undefined;
    const send = async () => {
      const key = await this.#needs.storage.findKey('mail', address);
      const isWanted = purpose === 'add' || (key !== undefined && isFor(key, purpose, person));
      if (isWanted)
        news.sendCode(address, code, { purpose, minutes: left / 60_000, link }, language);
    };
    // If the storage fails, no code is sent, just as for an unknown address.
    send().catch(() => undefined);
    return { left };
  }

  /**
   * Makes a challenge for a passkey.
   * @throws Refused if there were too many requests, or browsers allow no passkeys at this address
   */
  async askChallenge(
    purpose: KeyPurpose,
    identity: Identity | undefined,
    origin: string,
    networks: readonly string[],
  ): Promise<Challenge> {
    const { storage, now } = this.#needs;
    const person = placeOf(purpose, identity);
    await this.#take(this.#needs.asked, networks);
    if (purpose !== 'add') {
      const options = await this.#passkeys.askToUse(origin, purpose, person, now());
      return { options: { ...options } };
    }
    if (identity !== undefined) await this.checkProof(identity);
    const own = await storage.keysOf(person);
    const user = Buffer.from(sha256(`${await this.#saltOf()}:${person}`), 'hex');
    const options = await this.#passkeys.askToMake(origin, person, user, own, now());
    return { options: { ...options } };
  }

  /**
   * Adds a key to the person of a device. The first key needs no proof.
   * @throws Refused
   */
  async add(shown: ShownKey, asker: KeyAsker): Promise<void> {
    const { storage, news, now, tried } = this.#needs;
    const { identity, networks } = asker;
    const provedBy = await this.checkProof(identity);
    await this.#take(tried, networks);
    const part = await this.#partOf(shown, asker);
    if (part === undefined) throw refused('key-wrong');
    await tried.give(networks, now());
    const { person } = identity;
    const { device } = identity;
    const key = { ...part, person, device, created: now(), provedBy, most: MOST_KEYS } as const;
    const added = await storage.addKey(key);
    if (added.result !== 'added') throw refused(added.result);
    if (part.kind === 'words') await this.#drawn.end(person);
    await this.#proofs.note(identity, added.key, now());
    if (provedBy !== undefined) await this.#proofs.note(identity, provedBy, now());
    news.stored();
  }

  /**
   * The device of a person shows one of the person's keys: for some minutes it may change keys.
   * @throws Refused
   */
  async prove(shown: ShownKey, asker: KeyAsker): Promise<void> {
    const { now, tried } = this.#needs;
    const { identity, networks, origin } = asker;
    await this.#take(tried, networks);
    const key = await this.#keyOf(shown, 'prove', identity.person, origin);
    if (key?.person !== identity.person) throw refused('key-wrong');
    await tried.give(networks, now());
    await this.#proofs.note(identity, key.id, now());
  }

  /**
   * Removes a key of a person. Devices that signed in with it then belong to nobody.
   * @throws Refused
   */
  async remove(key: number, { identity }: KeyAsker): Promise<void> {
    const { storage, persons, news, now } = this.#needs;
    const { person, device } = identity;
    const provedBy = (await this.#proofs.of(identity, now()))?.key;
    const time = now();
    const young = time - DAY_MS;
    const removal = { person, device, key, provedBy, now: time, young };
    const removed = await storage.removeKey(removal);
    if (removed.result !== 'removed') throw refused(removed.result);
    this.#proofs.end(key);
    persons.ended(removed.devices);
    news.stored();
  }

  /**
   * A device joins the person whose key it shows.
   * @throws Refused
   */
  async signIn({ key: shown, games }: SignIn, visit: Visit, origin: string): Promise<Known> {
    const { persons, news, now, tried } = this.#needs;
    await this.#take(tried, visit.networks);
    const key = await this.#keyOf(shown, 'sign-in', 0, origin);
    if (key === undefined) throw refused('key-wrong');
    await tried.give(visit.networks, now());
    const known = await persons.enterByKey(key, games === 'bring', visit, now());
    await this.#proofs.note(known, key.id, now());
    news.stored();
    return known;
  }

  /**
   * All data stored about the person of a device.
   * @throws Refused if the person has keys and the device has shown none
   */
  async file({ identity, headers }: KeyAsker): Promise<PersonFile> {
    const { storage, now } = this.#needs;
    const { person } = identity;
    await this.checkProof(identity);
    const kept = await storage.keptOf(person);
    await this.#note(person, 'exported', deviceKind(headers['user-agent']));
    const rows = Object.entries(kept).map(
      ([table, found]) => [table, found.map((row) => ({ ...row }))] as const,
    );
    return { person, at: now(), kept: Object.fromEntries(rows) };
  }

  /**
   * Checks whether a device may erase its person, and sends a notice to all channels of that
   * person.
   * @throws Refused unless the device has just shown a key that is a day old: a thief with a
   * borrowed device could have added a new key
   */
  async checkMayErase({ identity }: KeyAsker): Promise<void> {
    const shown = await this.checkProof(identity);
    const own = await this.#needs.storage.keysOf(identity.person);
    const key = own.find(({ id }) => id === shown);
    if (key === undefined) throw refused('proof-needed');
    if (key.created > this.#needs.now() - DAY_MS) throw refused('key-young');
  }

  /**
   * Sends the last notice to all channels of a person who will be erased. It is sent at once, and
   * only once.
   */
  async tellErased({ identity, headers }: KeyAsker): Promise<void> {
    await this.#note(identity.person, 'erased', deviceKind(headers['user-agent']));
    await this.#needs.news.tell();
  }

  /** Deletes all facts about a person from the memory. */
  async forget(person: number): Promise<void> {
    await this.#needs.codes.end(person);
    await this.#drawn.end(person);
  }

  /**
   * For the operator: a code by which one device joins a person without the consent of another
   * device. The person gets a notice on all channels.
   */
  async giveBack(person: number): Promise<{ readonly code: string; readonly left: number }> {
    const { codes, now } = this.#needs;
    const nobody = { kind: 'unknown', browser: '' } as const;
    const { code, until } = await codes.make(person, nobody, true);
    await this.#note(person, 'given-back', nobody);
    return { code, left: until - now() };
  }

  /** Stores news about a person that is not a change of a key; it is sent in the same way. */
  async #note(person: number, event: KeyEvent, by: DeviceKind): Promise<void> {
    const { storage, news, now } = this.#needs;
    await storage.noteKeyEvent({ ...by, person, at: now(), event, keyKind: '' });
    news.stored();
  }

  /**
   * The key that a device has just shown.
   * @returns undefined if its person has no key
   * @throws Refused if the person has keys and the device has shown none
   */
  async checkProof(identity: Identity): Promise<number | undefined> {
    const { storage, now } = this.#needs;
    const proof = (await this.#proofs.of(identity, now()))?.key;
    const own = await storage.keysOf(identity.person);
    if (own.length === 0) return undefined;
    if (!own.some(({ id }) => id === proof)) throw refused('proof-needed');
    return proof;
  }

  /** The stored key that fits the shown one, if there is one. */
  async #keyOf(
    shown: ShownKey,
    purpose: Exclude<KeyPurpose, 'add'>,
    person: number,
    origin: string,
  ): Promise<StoredKey | undefined> {
    const { storage, now } = this.#needs;
    const found = await this.#found(shown, purpose, person, origin);
    if (found === undefined) return undefined;
    const { key, counter } = found;
    return (await storage.noteKey(key.id, counter, now())) ? key : undefined;
  }

  async #found(
    shown: ShownKey,
    purpose: Exclude<KeyPurpose, 'add'>,
    person: number,
    origin: string,
  ): Promise<{ readonly key: StoredKey; readonly counter: number } | undefined> {
    const { storage, now } = this.#needs;
    if (shown.kind === 'passkey') {
      const place = { purpose, person };
      return this.#passkeys.used(origin, shown.response, place, now(), (lookup) =>
        storage.findKey('passkey', lookup),
      );
    }
    const lookup =
      shown.kind === 'words'
        ? await this.#hashOf(shown.secret)
        : (await this.#codeOf(shown, purpose, person))?.address;
    const kind = shown.kind === 'words' ? 'words' : 'mail';
    const key = lookup === undefined ? undefined : await storage.findKey(kind, lookup);
    return key === undefined ? undefined : { key, counter: 0 };
  }

  /** The open code that fits the shown code or link. */
  async #codeOf(
    shown: Extract<ShownKey, { readonly kind: 'mail' | 'link' }>,
    purpose: KeyPurpose,
    person: number,
  ): Promise<OpenCode | undefined> {
    const now = this.#needs.now();
    if (shown.kind === 'link') {
      return this.#codes.useLink(shown.token, purpose, person, now);
    }
    const address = plainAddress(shown.address);
    return this.#codes.use({ purpose, person, address }, shown.code, now);
  }

  async #partOf(shown: ShownKey, { identity, origin }: KeyAsker): Promise<AddedPart | undefined> {
    const { person } = identity;
    const now = this.#needs.now();
    if (shown.kind === 'passkey') {
      const made = await this.#passkeys.made(origin, shown.response, person, now);
      return made && { ...made, kind: 'passkey', language: 'en' };
    }
    if (shown.kind === 'words') {
      if (!(await this.#drawn.isDrawn(person, shown.secret, now))) return undefined;
      const lookup = await this.#hashOf(shown.secret);
      return { kind: 'words', lookup, secret: '', counter: 0, language: 'en' };
    }
    const code = await this.#codeOf(shown, 'add', person);
    if (code === undefined) return undefined;
    const { address: lookup, language } = code;
    return { kind: 'mail', lookup, secret: '', counter: 0, language };
  }

  /**
   * The hash of recovery words. It takes the same time for the words of any person, and for wrong
   * words.
   */
  async #hashOf(secret: string): Promise<string> {
    return this.#needs.slowHash(secret, await this.#saltOf());
  }

  #saltOf(): Promise<string> {
    this.#salt ??= this.#needs.storage.serverSecret('keys', newKey());
    this.#salt.catch(() => {
      this.#salt = undefined;
    });
    return this.#salt;
  }

  async #take(limit: Limit, networks: readonly string[]): Promise<void> {
    const seconds = await limit.take(networks, this.#needs.now());
    if (seconds > 0) throw refused('too-many-requests', { seconds });
  }
}

/**
 * The person for whom a code or challenge is valid; for signing in it is valid for nobody in
 * particular.
 * @throws Refused
 */
function placeOf(purpose: KeyPurpose, identity: Identity | undefined): number {
  if (purpose === 'sign-in') return 0;
  if (identity === undefined) throw refused('device-unknown');
  return identity.person;
}

function isFor(key: StoredKey, purpose: KeyPurpose, person: number): boolean {
  return purpose === 'sign-in' || key.person === person;
}
