/** Paths at which two catalogues do not have the same fields. Functions and texts are leaves. */
export function shapeDifferences(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== typeof other) return [path];
  if (typeof one !== 'object' || one === null || other === null) return [];
  const names = new Set([...Object.keys(one), ...Object.keys(other as object)]);
  return [...names].flatMap((name) =>
    shapeDifferences(
      (one as Record<string, unknown>)[name],
      (other as Record<string, unknown>)[name],
      `${path}/${name}`,
    ),
  );
}

/** Every text of a catalogue with its path. */
export function* textsOf(node: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof node === 'string') yield [path, node];
  if (typeof node !== 'object' || node === null) return;
  for (const [name, inner] of Object.entries(node)) yield* textsOf(inner, `${path}/${name}`);
}

/** Texts that no sentence may contain: the traces of a missing fact. */
export const TRACES = /undefined|NaN|\[object|null/;
