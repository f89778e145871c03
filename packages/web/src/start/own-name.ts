const KEY = 'pangaea.name';

/** The name under which somebody last played from this browser. */
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
    // Without storage it is typed again.
  }
}
