/** A name from a list, by the id in the engine; an id that is in no list is returned unchanged. */
export function named(list: Readonly<Record<string, string>>, id: string | number): string {
  return Object.hasOwn(list, id) ? list[id] : String(id);
}
