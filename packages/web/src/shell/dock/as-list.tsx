import type { ReactNode } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';

/** Places by their names, for keyboard and screen reader; other people choose on the map. */
export function AsList({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ReactNode;
}) {
  const { m } = useSpeech();
  return (
    <details className="as-list">
      <summary className="as-list-open">{m.actions.asList(count)}</summary>
      {children}
    </details>
  );
}
