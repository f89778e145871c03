/** A storage that lasts until the page is left. */
class Memory {
  readonly isForgetful = true;
  readonly #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  key(at: number): string | null {
    return [...this.#kept.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.#kept.set(key, text);
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
}

/**
 * Replaces storages that the browser forbids: if a person blocks all cookies, it throws an error at
 * each mention of a storage. Called before anything else of the page.
 */
export function standInForStorage(page: object): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      if ((page as Partial<Window>)[name]?.length !== undefined) continue;
    } catch {
      // It is forbidden.
    }
    Object.defineProperty(page, name, { value: new Memory() });
  }
}
