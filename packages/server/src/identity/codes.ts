import { newCode } from './secrets.ts';

/** So long a code opens the door to a person's seats. */
const CODE_MS = 10 * 60_000;
/** Codes that are open at once; another request ends the oldest one of others. */
const KEPT = 10_000;

/**
 * Codes by which somebody brings a further device: one for each person, for some minutes, for one device. They are
 * nowhere but here, and gone when the server ends.
 */
export class Codes {
  readonly #now: () => number;
  /** By person, the oldest first. */
  readonly #open = new Map<number, { readonly code: string; readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A new one; one that the person had before opens nothing any more. */
  make(person: number): { readonly code: string; readonly until: number } {
    const made = { code: newCode(), until: this.#now() + CODE_MS };
    this.#open.delete(person);
    this.#open.set(person, made);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= KEPT) break;
      this.#open.delete(oldest);
    }
    return made;
  }

  /** The person whose code this is. @param typed in whatever case, in groups or not */
  find(typed: string): number | undefined {
    const wanted = typed.toLowerCase().replace(/[\s-]/g, '');
    for (const [person, { code, until }] of this.#open) {
      if (until <= this.#now()) this.#open.delete(person);
      else if (code === wanted) return person;
    }
    return undefined;
  }

  /** The code of a person was used. */
  end(person: number): void {
    this.#open.delete(person);
  }
}
