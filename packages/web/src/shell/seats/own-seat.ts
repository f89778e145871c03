import type { AnyPlay } from '../../play/use-play.ts';

/**
 * The seat whose board is shown by default: the one at this device that has to decide, else the
 * first of this device.
 */
export function ownSeat({ seat, table, viewer }: AnyPlay): number {
  if (seat !== undefined) return seat;
  if (viewer !== 'spectator') return viewer;
  return Math.max(
    0,
    table.players.findIndex(({ kind }) => kind === 'here'),
  );
}
