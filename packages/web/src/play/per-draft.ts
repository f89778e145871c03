/**
 * Something that is reckoned from a draft, once for all parts of the page that show it.
 * @param reckon from the draft, and from what is the same as long as the draft is the same one
 */
export function perDraft<D extends object, Rest extends readonly unknown[], R>(
  reckon: (draft: D, ...rest: Rest) => R,
): (draft: D, ...rest: Rest) => R {
  const known = new WeakMap<D, R>();
  return (draft, ...rest) => {
    const found = known.get(draft);
    if (found !== undefined) return found;
    const reckoned = reckon(draft, ...rest);
    known.set(draft, reckoned);
    return reckoned;
  };
}
