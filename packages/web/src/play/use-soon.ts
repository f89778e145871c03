import { useEffect, useState } from 'preact/compat';

/** A value as it was, until a frame with everything else has been painted. */
export function useSoon<T>(value: T): T {
  const [soon, setSoon] = useState(() => value);
  // Effects run after the paint.
  useEffect(() => setSoon(() => value), [value]);
  return soon;
}
