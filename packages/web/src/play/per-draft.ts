/**
 * A value computed from a draft, once for all parts of the page that show it.
 * @param reckon computes it from the draft and from values that change only with the draft
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
