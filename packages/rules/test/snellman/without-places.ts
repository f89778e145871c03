/**
 * The same tree without places in the text: the part that must be unchanged by printing and
 * reading.
 */
export function withoutPlaces(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(withoutPlaces);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([name]) => name !== 'at')
      .map(([name, value]) => [name, withoutPlaces(value)]),
  );
}
