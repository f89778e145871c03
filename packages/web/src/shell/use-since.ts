import { useMemo } from 'preact/compat';
import type { AnyStep } from '../game/history.ts';
import { stepsSince } from '../game/since.ts';
import { useTable } from '../play/context.ts';

/** What the others have done since the seat at this device last did something; empty while it is not asked. */
export function useSince(): readonly AnyStep[] {
  const { play, face } = useTable();
  const { history, seat } = play;
  return useMemo(() => {
    if (seat === undefined) return [];
    return stepsSince(history, seat, face.isAnswer).filter((step) => !face.isAnswer(step));
  }, [history, seat, face]);
}
