/**
 * Every sentence by its path; those that are made from facts get numbers as facts.
 * @param ofParts paths of sentences that consist of several parts
 */
export function sentences(
  from: object,
  ofParts: ReadonlySet<string> = new Set(),
  path = '',
): [string, string][] {
  return Object.entries(from).flatMap(([key, value]): [string, string][] => {
    const at = `${path}.${key}`;
    if (typeof value === 'string') return [[at, value]];
    if (ofParts.has(at)) return [[at, value(['2', '3'])]];
    if (typeof value === 'function') return [[at, String(value(2, 3, 4, 5))]];
    return sentences(value as object, ofParts, at);
  });
}
