import { type EditionHead, err, ok, openEdition, type Result } from '@pangaea/rules/kernel';
import type { AnyPageGame } from './page-game.ts';

/**
 * The largest size of an edition file in bytes. A server takes at most 64 kB for the whole request
 * with the file. The built-in editions have at most 9 kB.
 */
export const EDITION_BYTES = 60_000;

/** One fault of a file. */
export interface EditionFaultAt {
  /**
   * The place of the fault, from the outside in: keys, and positions in lists counted from 1. Empty
   * for the whole file.
   */
  readonly place: readonly (string | number)[];
  readonly code: string;
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
}

export type EditionRefused =
  | { readonly why: 'too-large' }
  | { readonly why: 'not-json' }
  | { readonly why: 'faults'; readonly faults: readonly EditionFaultAt[] };

/** Reads an edition from the text of its file, with the same checks as server and command line (`docs/editions.md`). */
export function readEdition(game: AnyPageGame, text: string): Result<EditionHead, EditionRefused> {
  if (new Blob([text]).size > EDITION_BYTES) return err({ why: 'too-large' });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err({ why: 'not-json' });
  }
  const opened = openEdition(game.book, json);
  if (opened.ok) return ok(opened.value.edition);
  const faults = opened.error.map(({ path, ...fault }) => ({
    ...fault,
    place: placeOf(json, path),
  }));
  return err({ why: 'faults', faults });
}

/** A JSON pointer (RFC 6901) with positions counted from 1. */
function placeOf(json: unknown, path: string): (string | number)[] {
  let value = json;
  return path
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const inList = Array.isArray(value);
      value = (value as Record<string, unknown> | null | undefined)?.[key];
      return inList ? Number(key) + 1 : key;
    });
}
