/** Several names in one phrase, in English: "A, B and C". */
export function allOf(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
}
