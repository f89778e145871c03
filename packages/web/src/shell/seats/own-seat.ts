import type { AnyPlay } from '../../play/use-play.ts';

/**
 * The seat whose board is open as long as nobody opened another: the one that decides here, else the first of this
 * device.
 */
export function ownSeat({ seat, table, viewer }: AnyPlay): number {
  if (seat !== undefined) return seat;
  if (viewer !== 'spectator') return viewer;
  return Math.max(
    0,
    table.players.findIndex(({ kind }) => kind === 'here'),
  );
}
