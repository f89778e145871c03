// Files that import each other in a circle, so that one must read them all together.

/** By file: the files that it imports, as paths from the root. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** The circles among files: each is a list of files that all lead to one another. */
export function circlesIn(imports: Imports): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const seen = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  // Tarjan's algorithm: files on the path that lead back to an earlier file form a circle.
  const visit = (file: string): number => {
    const number = seen.size;
    seen.set(file, number);
    lowest.set(file, number);
    path.push(file);
    onPath.add(file);
    for (const next of imports.get(file) ?? []) {
      const reached = seen.has(next)
        ? onPath.has(next)
          ? seen.get(next)
          : undefined
        : imports.has(next)
          ? visit(next)
          : undefined;
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) ?? number, reached));
    }
    if (lowest.get(file) === number) {
      const circle: string[] = [];
      for (let last = path.pop(); last !== undefined; last = path.pop()) {
        onPath.delete(last);
        circle.push(last);
        if (last === file) break;
      }
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest.get(file) ?? number;
  };
  for (const file of imports.keys()) if (!seen.has(file)) visit(file);
  return circles;
}
