const KEY = 'pangaea.name';

/** The name that was last used in this browser. */
export function keptName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the name has to be typed again.
  }
}
