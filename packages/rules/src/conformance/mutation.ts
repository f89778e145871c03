/** A plain object in which one number is changed. */
export interface NumberMutant {
  /** JSON pointer (RFC 6901) to the number. */
  readonly pointer: string;
  readonly was: number;
  readonly is: number;
  /** A copy of the object; the original is not changed. */
  readonly json: unknown;
}

/**
 * Every number of a plain object, changed by one up and down: for tests that compare each printed
 * number with another source. Functions and instances of classes in it stay unchanged.
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
  if (!isPlain(node)) return;
  for (const [key, value] of Object.entries(node)) yield* numbersIn(value, [...path, key]);
}

function pointer(path: Path): string {
  return path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function isPlain(node: unknown): node is object {
  if (typeof node !== 'object' || node === null) return false;
  return Array.isArray(node) || Object.getPrototypeOf(node) === Object.prototype;
}

/** A copy with another value at the path. */
function replaced(node: unknown, [key, ...path]: Path, value: number): unknown {
  if (key === undefined || !isPlain(node)) return value;
  if (Array.isArray(node)) return node.with(Number(key), replaced(node[Number(key)], path, value));
  const inner = (node as Readonly<Record<string, unknown>>)[key];
  return { ...node, [key]: replaced(inner, path, value) };
}
