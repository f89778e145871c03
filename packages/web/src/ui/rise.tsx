import { useState } from 'preact/compat';

/** What a number just changed by, rising from it; for the eye only. Stands in something positioned. */
export function Rise({ value }: { readonly value: number }) {
  const [seen, setSeen] = useState({ value, by: 0, times: 0 });
  if (seen.value !== value) {
    setSeen({ value, by: value - seen.value, times: seen.times + 1 });
  }
  const { by, times } = seen;
  if (by === 0) return null;
  return (
    <span key={times} className={by > 0 ? 'rise' : 'rise rise-down'} aria-hidden="true">
      {by > 0 ? `+${by}` : `−${-by}`}
    </span>
  );
}
