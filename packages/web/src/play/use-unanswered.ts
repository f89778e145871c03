import { useEffect } from 'preact/compat';
import type { AnyHistory } from '../game/history.ts';
import type { TableState } from '../table/port.ts';
import { fateOf } from './kept-draft.ts';
import type { Plan, Segment, Wish } from './plan.ts';

/**
 * Sends a segment again that could not be sent, as soon as the server answers. It does not if the
 * server already has the segment and only the answer was lost, or if the game has gone on without
 * it.
 * @returns whether the table has accepted the segment
 */
export function useUnanswered(
  { connection }: TableState,
  { steps }: AnyHistory,
  { sending, unanswered }: Plan,
  wish: (wish: Wish) => void,
  give: (segment: Segment) => void,
): boolean {
  const fate = sending || unanswered === undefined ? undefined : fateOf(unanswered, steps);
  const due = fate === 'sent' || connection === 'connected' ? fate : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the fate is known.
  useEffect(() => {
    if (unanswered === undefined || due === undefined) return;
    if (due === 'sent') wish({ do: 'sent' });
    else if (due === 'fits') give({ ...unanswered, version: steps.length });
    else wish({ do: 'refused', refusal: { code: 'stale', params: {} } });
  }, [due, unanswered]);
  return fate === 'sent';
}
