/** By key: one fact of each entry of a list. */
export function factOf<K extends string, T, F extends keyof T>(
  list: Readonly<Record<K, T>>,
  fact: F,
): Readonly<Record<K, T[F]>> {
  const entries = Object.entries<T>(list).map(([key, entry]) => [key, entry[fact]]);
  return Object.fromEntries(entries);
}

type PartOf<T, P extends string> = T extends Readonly<Record<P, infer Part>> ? Part : never;
type KeyOf<Part> = Part extends unknown ? keyof Part : never;
type ValueOf<Part, K> = Part extends unknown ? (K extends keyof Part ? Part[K] : never) : never;
type Joined<Part> = { readonly [K in KeyOf<Part>]: ValueOf<Part, K> };

/** Joins to one object all objects that entries of a list have in the field `part`. */
export function joined<L extends Readonly<Record<string, object>>, P extends string>(
  list: L,
  part: P,
): Joined<PartOf<L[keyof L], P>> {
  const entries = Object.values(list) as readonly Readonly<Record<string, unknown>>[];
  return Object.assign({}, ...entries.map((entry) => entry[part]));
}
