import type { GameEvent } from '@pangaea/rules/kernel';
import { useMemo } from 'preact/compat';
import type { AnyStep } from '../../game/history.ts';
import { stepsSince } from '../../game/since.ts';
import { useTable } from '../../play/context.ts';

/** What the others have done since the seat at this device last did something; empty while it is not asked. */
export function useSince(): readonly AnyStep[] {
  const { play, face } = useTable();
  const { history, seat } = play;
  return useMemo(() => {
    if (seat === undefined) return [];
    return stepsSince(history, seat, face.isAnswer).filter((step) => !face.isAnswer(step));
  }, [history, seat, face]);
}

/**
 * What is new on the board to who sits here: all that others did since its last turn, and what it drafts; of the past, and
 * where nobody sits here, what was done last.
 */
export function useNewEvents(): readonly GameEvent[] {
  const { play, face } = useTable();
  const { history, seat, viewer, moment, plan, last } = play;
  const own = seat ?? (viewer === 'spectator' ? undefined : viewer);
  const since = useMemo(
    () =>
      own === undefined
        ? []
        : stepsSince(history, own, face.isAnswer).flatMap(({ events }) => events),
    [history, own, face],
  );
  const isDrafting = plan.moves.length > 0;
  return useMemo(() => {
    if (moment !== undefined || since.length === 0) return last;
    return isDrafting ? [...since, ...last] : since;
  }, [moment, since, last, isDrafting]);
}
