/** A prepared statement with numbered values, as PostgreSQL requires. */
export interface Numbered {
  readonly name: string;
  readonly text: string;
  readonly names: readonly string[];
}

const known = new Map<string, Numbered>();

/**
 * The numbered form of a statement.
 * @param text with named values, such as `:table`
 */
export function numbered(text: string): Numbered {
  let found = known.get(text);
  if (found === undefined) {
    const names = [...new Set([...text.matchAll(/:(\w+)/g)].map(([, name]) => name))];
    found = {
      name: `s${known.size}`,
      text: text.replaceAll(/:(\w+)/g, (_, name) => `$${names.indexOf(name) + 1}`),
      names,
    };
    known.set(text, found);
  }
  return found;
}
