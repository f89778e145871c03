/** A plain object with one of its numbers changed. */
export interface NumberMutant {
  /** JSON pointer (RFC 6901) to the number. */
  readonly pointer: string;
  readonly was: number;
  readonly is: number;
  /** A deep copy of the object; the original is not touched. */
  readonly json: unknown;
}

/**
 * Every number of a plain object changed by one, up and down: for tests that hold each printed
 * number to something else than itself.
 */
export function* mutateNumbers(json: unknown): Generator<NumberMutant> {
  for (const { path, value } of numbersIn(json, [])) {
    for (const is of [value + 1, value - 1]) {
      yield { pointer: pointer(path), was: value, is, json: replaced(json, path, is) };
    }
  }
}

type Path = readonly string[];

function* numbersIn(node: unknown, path: Path): Generator<{ path: Path; value: number }> {
  if (typeof node === 'number') yield { path, value: node };
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) yield* numbersIn(value, [...path, key]);
}

function pointer(path: Path): string {
  return path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A deep copy with another value at the path. */
function replaced(node: unknown, path: Path, value: number): unknown {
  if (path.length === 0) return value;
  const copy = JSON.parse(JSON.stringify(node));
  let inner = copy;
  for (const key of path.slice(0, -1)) inner = inner[key];
  inner[path[path.length - 1]] = value;
  return copy;
}
