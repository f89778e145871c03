import { use, useState } from 'preact/compat';
import { PlayContext } from './context.ts';

/**
 * The change of a number, rising from it; hidden from screen readers. Its parent must be
 * positioned. Nothing rises if the table shows another moment, or the same moment without a draft.
 */
export function Rise({ value }: { readonly value: number }) {
  const breaks = use(PlayContext)?.play.breaks ?? 0;
  const [seen, setSeen] = useState({ value, breaks, by: 0, times: 0 });
  if (seen.value !== value || seen.breaks !== breaks) {
    const by = seen.breaks === breaks ? value - seen.value : 0;
    setSeen({ value, breaks, by, times: seen.times + 1 });
  }
  const { by, times } = seen;
  if (by === 0) return null;
  return (
    <span key={times} className={by > 0 ? 'rise' : 'rise rise-down'} aria-hidden="true">
      {by > 0 ? `+${by}` : `−${-by}`}
    </span>
  );
}
