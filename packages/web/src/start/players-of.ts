import type { Player } from '../table/port.ts';
import type { TableInfo } from '../table/remote/wire.ts';

/** Who sits at a table of the server, as far as names go. */
export function playersOf({ seats }: TableInfo): readonly Player[] {
  return seats.map(({ kind, name, joined, yours }): Player => {
    if (kind === 'bot') return { kind: 'bot', level: 'intermediate' };
    return yours === true ? { kind: 'here', name } : { kind: 'away', name, joined };
  });
}
