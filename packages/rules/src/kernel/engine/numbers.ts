/**
 * The place of each name in a list: `numbersOf(['ask', 'all']).all` is 1. Code uses these names for
 * numbers inside a state.
 */
export function numbersOf<const L extends readonly string[]>(
  list: L,
): { readonly [N in L[number]]: number } {
  const numbers = Object.fromEntries(list.map((name, place) => [name, place]));
  // Parsed JSON has a fixed shape, so rules read constants; see `Layout`.
  return JSON.parse(JSON.stringify(numbers));
}
