import type { PresenceInfo } from '@pangaea/wire';
import type { SeatPresence, TablePresence } from '../port.ts';

/**
 * The people who are present, as known after a message.
 * @param now milliseconds since 1970
 */
export function presenceAfter(
  before: TablePresence | undefined,
  { looking, here, watching, seen }: PresenceInfo,
  seats: number,
  now: number,
): TablePresence {
  const after = (seat: number): SeatPresence => {
    if (looking.includes(seat)) return { is: 'looking' };
    if (here.includes(seat)) return { is: 'here' };
    const told = seen?.find((each) => each.seat === seat)?.at;
    const was = before?.seats[seat];
    // A person who was present until now has just gone.
    const known = was === undefined ? undefined : was.is === 'gone' ? was.seen : now;
    return { is: 'gone', seen: told ?? known };
  };
  return { seats: Array.from({ length: seats }, (_, seat) => after(seat)), watching };
}
