import type { Player, SeatPresence, TableState } from '../../table/port.ts';

/** How the dot of a seat is shown. Nobody is known to be there while the connection is lost. */
export function presenceShown(
  { kind }: Player,
  presence: SeatPresence | undefined,
  connection: TableState['connection'],
): SeatPresence['is'] {
  if (kind !== 'away') return 'looking';
  return connection === 'lost' ? 'gone' : (presence?.is ?? 'looking');
}
