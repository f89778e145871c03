import type { Fields, Layout, Position, PositionFields } from '../kernel/index.ts';

/**
 * Complaints about derived fields that do not agree with the other fields.
 * @param derive calculates them again
 */
export function wrongDerived<S extends Position<unknown>>(
  s: S,
  rebuilt: S,
  layout: Layout<Fields & PositionFields>,
  derive: (s: S) => void,
): string[] {
  rebuilt.copyFrom(s);
  derive(rebuilt);
  return layout
    .difference(s, rebuilt)
    .map(({ field, left, right }) => `derived ${field} is ${left}, not ${right}`);
}
