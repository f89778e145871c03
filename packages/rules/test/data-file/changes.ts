/** The keys from the root of a JSON value to a part of it. */
export type Place = readonly (string | number)[];

/** Every part of a JSON value, except the value itself. */
export function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return place.length > 0 ? [place] : [];
  const inner = Object.entries(value).flatMap(([key, member]) => {
    return placesOf(member, [...place, Array.isArray(value) ? Number(key) : key]);
  });
  return place.length > 0 ? [place, ...inner] : inner;
}

/** A copy with another value at a place; `undefined` removes the part. */
export function changed(json: unknown, place: Place, to: unknown): unknown {
  const copy = structuredClone(json) as Record<string | number, unknown>;
  let parent = copy;
  for (const key of place.slice(0, -1)) parent = parent[key] as typeof parent;
  const last = place[place.length - 1];
  if (to !== undefined) parent[last] = to;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy;
}

/** The place of a JSON pointer: '/costs/house'. Numbers stay texts. */
export function placeOf(pointer: string): Place {
  return pointer.split('/').slice(1);
}
