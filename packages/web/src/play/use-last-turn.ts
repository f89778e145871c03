import type { Refusal } from '@pangaea/rules/kernel';
import { useMemo } from 'preact/compat';
import { beforeLastOf, whatForbids } from '../game/agreed.ts';
import { useTable } from './context.ts';
import { isOver } from './use-over.ts';

/** The last segment of the seat at this device, for taking it back. */
export interface LastTurn {
  /** Its seat; undefined where nobody sits here, or the game is over. */
  readonly seat: number | undefined;
  /** The number of steps left when it is taken back; undefined where there is none. */
  readonly to: number | undefined;
  /** Why it cannot be taken back. */
  readonly why: Refusal | undefined;
}

/**
 * @param isWanted whether anything can be taken back at this table; otherwise only the seat is
 * computed
 */
export function useLastTurn(isWanted: boolean): LastTurn {
  const { play } = useTable();
  const { table, history, seat: decides } = play;
  const isHere = (seat: number) => table.players[seat]?.kind === 'here';
  const first = table.players.findIndex(({ kind }) => kind === 'here');
  const last = history.steps.findLast((step) => step.agreed === undefined && isHere(step.seat));
  // The last seat that has sent something, where several people sit at this device.
  const seat = isOver(play) || first < 0 ? undefined : (last?.seat ?? decides ?? first);
  const [to, why] = useMemo(() => {
    if (!isWanted || seat === undefined) return [undefined, undefined];
    const before = beforeLastOf(history, seat);
    return [before, before === undefined ? undefined : whatForbids(history, before)];
  }, [isWanted, history, seat]);
  return { seat, to, why };
}
