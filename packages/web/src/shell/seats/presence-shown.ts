import type { Player, SeatPresence, TableState } from '../../table/port.ts';

/** The look of a seat's presence dot. While the connection is lost, nobody counts as present. */
export function presenceShown(
  { kind }: Player,
  presence: SeatPresence | undefined,
  connection: TableState['connection'],
): SeatPresence['is'] {
  if (kind !== 'away') return 'looking';
  return connection === 'lost' ? 'gone' : (presence?.is ?? 'looking');
}
