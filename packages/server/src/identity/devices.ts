import type { IncomingHttpHeaders } from 'node:http';
import type { Identity, Storage } from '../storage/contract.ts';
import { refused } from '../tables/refused.ts';
import { deviceKind } from './device-kind.ts';
import { newToken, sha256 } from './secrets.ts';
import type { Whereabouts } from './whereabouts.ts';

const COOKIE = 'pangaea-device';
/**
 * The name of the cookie over https: browsers accept a cookie with this prefix only from this host
 * and only by https.
 */
const SECURE_COOKIE = `__Host-${COOKIE}`;
const YEAR_SECONDS = 365 * 24 * 3600;
const KEPT = 10_000;
/** The shortest interval between two stored visits of a device. */
const NOTED_MS = 10 * 60_000;

/** The person and device of a request, with a cookie that lasts another year. */
export interface Known extends Identity {
  readonly setCookie: string;
}

/** A request, and the networks from which it comes, the smallest first. */
export interface Visit {
  readonly headers: IncomingHttpHeaders;
  readonly networks: readonly string[];
}

/** A device in use, with the time of its last stored visit. */
interface KnownDevice {
  readonly identity: Identity;
  noted: number;
}

/** Finds the person behind a request, by a cookie that only the browser and the server see. */
export class Devices {
  readonly #storage: Storage;
  readonly #secure: boolean;
  /** Devices by token, kept only in memory: the storage has only hashes. */
  readonly #known = new Map<string, KnownDevice>();

  readonly #whereabouts: Pick<Whereabouts, 'note'>;
  readonly #isBlocked: (person: number) => boolean;
  readonly #isAlone: boolean;

  /**
   * @param secure whether the page is used over https only
   * @param isBlocked whether the operator has blocked a person
   * @param isAlone whether no other server changes devices; otherwise each use reads the device
   * from the storage
   */
  constructor(
    storage: Storage,
    secure: boolean,
    whereabouts: Pick<Whereabouts, 'note'>,
    isBlocked: (person: number) => boolean = () => false,
    isAlone = true,
  ) {
    this.#isAlone = isAlone;
    this.#isBlocked = isBlocked;
    this.#storage = storage;
    this.#secure = secure;
    this.#whereabouts = whereabouts;
  }

  /** The person of the request, if the device is known. @throws Refused where the person is blocked */
  async find(headers: IncomingHttpHeaders): Promise<Identity | undefined> {
    const found = await this.#find(headers);
    if (found !== undefined && this.#isBlocked(found.person)) throw refused('blocked');
    return found;
  }

  async #find({ cookie }: IncomingHttpHeaders): Promise<Identity | undefined> {
    const token = tokenIn(cookie);
    if (token === undefined) return undefined;
    const kept = this.#known.get(token);
    if (kept !== undefined && this.#isAlone) return kept.identity;
    const known = await this.#storage.findDevice(sha256(token));
    if (known === undefined) this.#known.delete(token);
    else this.#keep(token, known, kept?.noted);
    return known;
  }

  /**
   * Like `find`, for requests that open a page: a visit keeps a person's seats from being given up.
   */
  async recognise({ headers, networks }: Visit, now: number): Promise<Known | undefined> {
    const known = await this.find(headers);
    const token = tokenIn(headers.cookie);
    if (known === undefined || token === undefined) return undefined;
    this.#note(token, headers, now);
    this.#whereabouts.note(known.person, networks);
    return { ...known, setCookie: this.#cookieOf(token) };
  }

  /**
   * Like `recognise`, but adds a device that is not known yet.
   * @param person the owner of an added device; if left out, a new person is made
   */
  async findOrAdd(visit: Visit, now: number, person?: number): Promise<Known> {
    const known = await this.recognise(visit, now);
    if (known !== undefined) return known;
    const { headers, networks } = visit;
    const token = newToken();
    const kind = deviceKind(headers['user-agent']);
    const added = await this.#storage.addDevice({
      tokenHash: sha256(token),
      now,
      ...kind,
      ...(person === undefined ? {} : { person }),
    });
    this.#keep(token, added);
    this.#whereabouts.note(added.person, networks);
    return { ...added, setCookie: this.#cookieOf(token) };
  }

  /** Forgets a device that now belongs to another person, or to nobody. */
  forget(device: number): void {
    for (const [token, { identity }] of this.#known) {
      if (identity.device === device) this.#known.delete(token);
    }
  }

  /** Stores the time of a device's visit, at long intervals. A failure is ignored. */
  #note(token: string, headers: IncomingHttpHeaders, now: number): void {
    const kept = this.#known.get(token);
    if (kept === undefined || now - kept.noted < NOTED_MS) return;
    kept.noted = now;
    const kind = deviceKind(headers['user-agent']);
    this.#storage.noteDevice({ device: kept.identity.device, ...kind, now }).catch(() => undefined);
  }

  #cookieOf(token: string): string {
    const [name, secure] = this.#secure ? [SECURE_COOKIE, '; Secure'] : [COOKIE, ''];
    return `${name}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
  }

  #keep(token: string, identity: Identity, noted = 0): void {
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(token, { identity, noted });
  }
}

/**
 * The secure cookie comes first. A device that has only the older one is still recognised, and gets
 * the secure one.
 */
function tokenIn(cookies: string | undefined): string | undefined {
  return tokenNamed(SECURE_COOKIE, cookies) ?? tokenNamed(COOKIE, cookies);
}

function tokenNamed(wanted: string, cookies: string | undefined): string | undefined {
  for (const part of cookies?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === wanted && value !== undefined && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}
