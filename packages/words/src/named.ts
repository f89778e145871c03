/** A name from a list by what the engine calls it; what is in no list stands for itself. */
export function named(list: Readonly<Record<string, string>>, id: string | number): string {
  return Object.hasOwn(list, id) ? list[id] : String(id);
}
