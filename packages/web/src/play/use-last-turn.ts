import type { Refusal } from '@pangaea/rules/kernel';
import { beforeLastOf, whatForbids } from '../game/agreed.ts';
import type { AnyHistory } from '../game/history.ts';
import { useTable } from './context.ts';
import { perDraft } from './per-draft.ts';
import { isOver } from './use-over.ts';

/** The last segment of the seat at this device, for taking it back. */
export interface LastTurn {
  /** Its seat; undefined if nobody at this device has a seat, or the game is over. */
  readonly seat: number | undefined;
  /**
   * The number of remaining steps after taking it back; undefined if there is nothing to take back.
   */
  readonly to: number | undefined;
  /** The reason why it cannot be taken back. */
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
  // If several people sit at this device, the last seat that has sent something.
  const seat = isOver(play) || first < 0 ? undefined : (last?.seat ?? decides ?? first);
  const [to, why] = isWanted && seat !== undefined ? wayBack(history, seat) : [];
  return { seat, to, why };
}

type WayBack = readonly [to?: number | undefined, why?: Refusal | undefined];

/** The ways back in a history by seat, once for all parts: the button comes and goes with each draft. */
const waysBack = perDraft((_: AnyHistory) => new Map<number, WayBack>());

/**
 * The position to which taking back the last segment of a seat leads, and the reason if it cannot
 * be done.
 */
export function wayBack(history: AnyHistory, seat: number): WayBack {
  const known = waysBack(history);
  const found = known.get(seat);
  if (found !== undefined) return found;
  const to = beforeLastOf(history, seat);
  const way = [to, to === undefined ? to : whatForbids(history, to)] as const;
  known.set(seat, way);
  return way;
}
