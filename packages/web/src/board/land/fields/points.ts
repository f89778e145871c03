/** Parsed texts. */
const known = new Map<string, readonly number[]>();

/**
 * The points of a drawing, scaled and moved.
 * @param text `x y x y …` as parts of the size
 */
export function points(text: string, width = 1, height = width, x = 0, y = 0): number[] {
  let parts = known.get(text);
  if (parts === undefined) {
    parts = text.trim().split(/\s+/).map(Number);
    known.set(text, parts);
  }
  return parts.map((part, at) => (at % 2 === 0 ? x + part * width : y + part * height));
}

/** The points of a line in reverse order. */
export function backwards(line: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) out.push(line[i], line[i + 1]);
  return out;
}
