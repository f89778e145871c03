import { useMemo } from 'preact/compat';
import type { Pips } from '../../board/pips.tsx';
import { ownSeat } from '../../shell/seats/own-seat.ts';
import { shownPips } from '../game/pips.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';
import { useHeldKey } from './use-held-key.ts';

/**
 * The prices of selectable hexes; of all hexes while dwellings are placed, or while a key is held.
 */
export function usePips(lit: ReadonlySet<number>): Pips | undefined {
  const terra = useTerra();
  const { play } = useTerraTable();
  const { draft, moment, state, actions } = play;
  const isHeld = useHeldKey('s');
  const isAsked = draft !== undefined && moment === undefined;
  const isPlacing = isAsked && actions.some((action) => terra.isPlacing(action));
  const seat = isAsked ? draft.seat : isHeld ? ownSeat(play) : undefined;
  const all = useMemo(
    () => (seat === undefined ? undefined : terra.pipsOf(state, seat)),
    [terra, state, seat],
  );
  return useMemo(
    () => (all === undefined ? undefined : shownPips(all, isHeld || isPlacing ? undefined : lit)),
    [all, lit, isHeld, isPlacing],
  );
}
