import type { TableInfo } from '@pangaea/wire';
import type { Player } from '../table/port.ts';
import { programOf } from '../table/remote/program-of.ts';

/** The names of the players at a table of the server, as far as they have names. */
export function playersOf({ seats }: TableInfo): readonly Player[] {
  return seats.map((seat): Player => {
    const { kind, name, joined, yours } = seat;
    if (kind === 'bot') return { kind: 'bot', level: 'intermediate' };
    if (yours === true) return { kind: 'here', name };
    return { kind: 'away', name, joined, program: programOf(seat) };
  });
}
