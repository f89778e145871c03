import { isIP } from 'node:net';
import type { KeyPurpose } from '@pangaea/wire';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { newBytes } from '../identity/secrets.ts';
import type { StoredKey } from '../storage/contract.ts';
import { refused } from '../tables/refused.ts';

/** The time that a browser has to answer a challenge. */
export const CHALLENGE_MS = 5 * 60_000;
const KEPT = 10_000;
/** Ed25519, ECDSA with P-256, RSA with SHA-256, by their numbers in COSE. */
const ALGORITHMS = [-8, -7, -257] as const;

/** The address at which a browser makes and uses passkeys. */
interface Site {
  readonly origin: string;
  /** The host, to which passkeys are bound. */
  readonly host: string;
}

export interface OpenChallenge {
  readonly purpose: KeyPurpose;
  /** The person that asked; 0 where nobody has signed in. */
  readonly person: number;
  readonly until: number;
}

/** A passkey that a browser has made. */
export interface MadePasskey {
  readonly lookup: string;
  readonly secret: string;
  readonly counter: number;
}

/** The public key of a passkey as stored, in JSON. */
interface PublicKey {
  readonly publicKey: string;
  readonly transports: readonly string[];
}

/**
 * Browsers allow passkeys over https at a host name, and at this machine itself.
 * @returns undefined if passkeys are not allowed
 */
export function siteOf(origin: string): Site | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { protocol, hostname: host } = new URL(origin);
  const isNumber = isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0;
  if (host !== 'localhost' && (protocol !== 'https:' || isNumber)) return undefined;
  return { origin, host };
}

/** Open challenges, kept by one server or by several together. */
export interface Challenges {
  add(challenge: string, open: OpenChallenge): void | Promise<void>;
  /** Uses a challenge up. */
  take(challenge: string): OpenChallenge | undefined | Promise<OpenChallenge | undefined>;
}

/** Open challenges, kept in memory alone. */
class OwnChallenges implements Challenges {
  /** By challenge, the oldest first. */
  readonly #open = new Map<string, OpenChallenge>();

  add(challenge: string, open: OpenChallenge): void {
    this.#open.set(challenge, open);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= KEPT) break;
      this.#open.delete(oldest);
    }
  }

  take(challenge: string): OpenChallenge | undefined {
    const open = this.#open.get(challenge);
    this.#open.delete(challenge);
    return open;
  }
}

/**
 * Checks passkeys by challenges. Each challenge is used once, for one purpose and by the person
 * that asked for it.
 */
export class Passkeys {
  readonly #challenges: Challenges;

  constructor(challenges: Challenges = new OwnChallenges()) {
    this.#challenges = challenges;
  }

  /**
   * A challenge for a browser that makes a passkey.
   * @param user the name of the person, shown only to the person's authenticator
   */
  async askToMake(
    origin: string,
    person: number,
    user: Buffer,
    own: readonly StoredKey[],
    now: number,
  ): Promise<object> {
    const { host } = siteFor(origin);
    const options = await generateRegistrationOptions({
      rpName: 'Pangaea',
      rpID: host,
      userName: `Pangaea (${host})`,
      userDisplayName: 'Pangaea',
      userID: Uint8Array.from(user),
      challenge: await this.#challenge('add', person, now),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: [...ALGORITHMS],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: own
        .filter(({ kind }) => kind === 'passkey')
        .map(({ lookup, secret }) => ({
          id: lookup,
          transports: [...publicOf(secret).transports],
        })),
    });
    return options;
  }

  /** A challenge for a browser that uses a passkey. It names no passkey, so that nobody learns which ones exist. */
  async askToUse(
    origin: string,
    purpose: Exclude<KeyPurpose, 'add'>,
    person: number,
    now: number,
  ): Promise<object> {
    return generateAuthenticationOptions({
      rpID: siteFor(origin).host,
      challenge: await this.#challenge(purpose, person, now),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
  }

  /**
   * Checks the browser's answer to a challenge for a new passkey.
   * @returns undefined if the answer fits no open challenge of that person
   */
  async made(
    origin: string,
    response: unknown,
    person: number,
    now: number,
  ): Promise<MadePasskey | undefined> {
    const { origin: expectedOrigin, host: expectedRPID } = siteFor(origin);
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#use(challenge, 'add', person, now),
        expectedOrigin,
        expectedRPID,
        requireUserVerification: true,
        supportedAlgorithmIDs: [...ALGORITHMS],
      });
      if (!verified) return undefined;
      const { id: lookup, publicKey, counter, transports } = registrationInfo.credential;
      const kept: PublicKey = {
        publicKey: Buffer.from(publicKey).toString('base64url'),
        transports: transports ?? [],
      };
      return { lookup, secret: JSON.stringify(kept), counter };
    } catch {
      return undefined;
    }
  }

  /**
   * Checks the browser's answer to a challenge for a passkey that exists.
   * @param find finds a passkey by its id
   * @returns the passkey with its new count, or undefined if the answer is wrong
   */
  async used(
    origin: string,
    response: unknown,
    { purpose, person }: Pick<OpenChallenge, 'purpose' | 'person'>,
    now: number,
    find: (lookup: string) => Promise<StoredKey | undefined>,
  ): Promise<{ readonly key: StoredKey; readonly counter: number } | undefined> {
    const { origin: expectedOrigin, host: expectedRPID } = siteFor(origin);
    const { id } = response as { readonly id?: unknown };
    const key = typeof id === 'string' && id.length < 2_000 ? await find(id) : undefined;
    if (key === undefined) return undefined;
    const { publicKey, transports } = publicOf(key.secret);
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.#use(challenge, purpose, person, now),
        expectedOrigin,
        expectedRPID,
        credential: {
          id: key.lookup,
          publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
          counter: key.counter,
          transports: [...transports],
        },
        requireUserVerification: true,
      });
      return verified ? { key, counter: authenticationInfo.newCounter } : undefined;
    } catch {
      return undefined;
    }
  }

  async #challenge(
    purpose: KeyPurpose,
    person: number,
    now: number,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = Uint8Array.from(newBytes(32));
    const until = now + CHALLENGE_MS;
    const name = Buffer.from(challenge).toString('base64url');
    await this.#challenges.add(name, { purpose, person, until });
    return challenge;
  }

  async #use(
    challenge: string,
    purpose: KeyPurpose,
    person: number,
    now: number,
  ): Promise<boolean> {
    const open = await this.#challenges.take(challenge);
    if (open === undefined || open.until <= now) return false;
    return open.purpose === purpose && open.person === person;
  }
}

/** @throws Refused if browsers allow no passkeys here */
function siteFor(origin: string): Site {
  const site = siteOf(origin);
  if (site === undefined) throw refused('no-passkeys');
  return site;
}

function publicOf(secret: string): PublicKey {
  return JSON.parse(secret) as PublicKey;
}
