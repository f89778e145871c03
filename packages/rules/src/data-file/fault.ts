/**
 * A mistake at one place of a data file (a map, an edition). It is a value without a sentence; the
 * sentence is made in the reader's language where it is shown.
 */
export interface Fault<Code extends string = string> {
  /** JSON pointer (RFC 6901) of the value in the file; '' is the whole file. */
  readonly path: string;
  /** Stable kebab-case code from the closed list of the reader that found it. */
  readonly code: Code;
  /** The found and the expected values, under names that are fixed for each code. */
  readonly params: FaultParams;
}

export type FaultParams = Readonly<Record<string, string | number | readonly string[]>>;

/** The pointer of a member of the object or list at `path`. */
export function pointer(path: string, ...keys: readonly (string | number)[]): string {
  let result = path;
  for (const key of keys) {
    result += `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  }
  return result;
}
