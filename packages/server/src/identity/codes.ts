import { newCode } from './secrets.ts';

/** How long a code is valid. */
const CODE_MS = 10 * 60_000;
/** Most open codes; a new one then ends the oldest. */
const KEPT = 10_000;

/**
 * Codes that add a device to a person: one for each person, valid for some minutes and for one
 * device. They are kept in memory alone and end with the server.
 */
export class Codes {
  readonly #now: () => number;
  /** By person, oldest first. */
  readonly #open = new Map<number, { readonly code: string; readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Makes a new code; the previous code of the person becomes invalid. */
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

  /**
   * The person of a code.
   * @param typed in upper or lower case, with or without groups
   */
  find(typed: string): number | undefined {
    const wanted = typed.toLowerCase().replace(/[\s-]/g, '');
    for (const [person, { code, until }] of this.#open) {
      if (until <= this.#now()) this.#open.delete(person);
      else if (code === wanted) return person;
    }
    return undefined;
  }

  /** The code of a person has been used. */
  end(person: number): void {
    this.#open.delete(person);
  }
}
