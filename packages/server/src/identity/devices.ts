import type { Storage } from '../storage/contract.ts';
import { newToken, sha256 } from './secrets.ts';

const COOKIE = 'pangaea-device';
/** The name over https: browsers take such a cookie from this very host alone, by https alone. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
const YEAR_SECONDS = 365 * 24 * 3600;
const KEPT = 10_000;

/** A device, and the cookie by which it is known for another year. */
export interface Known {
  readonly device: number;
  readonly setCookie: string;
}

/** Who is asking: browsers are known by a cookie that only they and the server see. */
export class Devices {
  readonly #storage: Storage;
  readonly #secure: boolean;
  /** Devices by token, in memory alone: the storage has only hashes. */
  readonly #known = new Map<string, number>();

  /** @param secure the page is only used over https. */
  constructor(storage: Storage, secure: boolean) {
    this.#storage = storage;
    this.#secure = secure;
  }

  /** The device of a request, if it has been here before. */
  async find(cookies: string | undefined): Promise<number | undefined> {
    const token = tokenIn(cookies);
    if (token === undefined) return undefined;
    const kept = this.#known.get(token);
    if (kept !== undefined) return kept;
    const known = await this.#storage.findDevice(sha256(token));
    if (known !== undefined) this.#keep(token, known);
    return known;
  }

  /** The same, for requests by which a page opens: who comes now and then does not lose its seats. */
  async recognise(cookies: string | undefined): Promise<Known | undefined> {
    const device = await this.find(cookies);
    const token = tokenIn(cookies);
    if (device === undefined || token === undefined) return undefined;
    return { device, setCookie: this.#cookieOf(token) };
  }

  async findOrAdd(cookies: string | undefined, now: number): Promise<Known> {
    const known = await this.recognise(cookies);
    if (known !== undefined) return known;
    const token = newToken();
    const device = await this.#storage.addDevice(sha256(token), now);
    this.#keep(token, device);
    return { device, setCookie: this.#cookieOf(token) };
  }

  #cookieOf(token: string): string {
    const [name, secure] = this.#secure ? [SECURE_COOKIE, '; Secure'] : [COOKIE, ''];
    return `${name}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
  }

  #keep(token: string, device: number): void {
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(token, device);
  }
}

/** The secure one first; who has only the other, from before, is still known and gets the secure one. */
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
