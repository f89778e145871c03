import type { GameEvent } from '@pangaea/rules/kernel';
import { useMemo } from 'preact/compat';
import type { AnyStep } from '../../game/history.ts';
import { stepsSince } from '../../game/since.ts';
import { useTable } from '../../play/context.ts';

/**
 * The steps of others since the last step of the seat at this device; empty unless it has to
 * decide.
 */
export function useSince(): readonly AnyStep[] {
  const { play, face } = useTable();
  const { history, seat } = play;
  return useMemo(() => {
    if (seat === undefined) return [];
    return stepsSince(history, seat, face.isAnswer).filter((step) => !face.isAnswer(step));
  }, [history, seat, face]);
}

/**
 * The new events for the seat at this device: all of others since its last turn, and those of its
 * draft. For the past, and for spectators, those of the last step.
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
