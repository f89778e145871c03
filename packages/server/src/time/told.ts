import type { ClockTold } from '@pangaea/wire';
import type { StoredTable } from '../storage/contract.ts';
import { leftAt, momentsOf } from './clocks.ts';
import type { Down } from './down.ts';

/** The clocks of a table as everybody may see them. */
export function describeClocks(
  { id, seats, clock }: Pick<StoredTable, 'id' | 'seats' | 'clock'>,
  now: number,
  down: readonly Down[],
): ClockTold | undefined {
  if (clock === undefined) return undefined;
  const { control, state, hours } = clock;
  const people = seats.filter(({ kind }) => kind === 'person');
  return {
    table: id,
    seats: people.map(({ seat }) => {
      const each = state.seats[seat];
      const runs = each.since > 0;
      const common = { seat, runs, warned: each.warned, over: each.over, away: each.away };
      if (!runs) return control.kind === 'slow' ? common : { ...common, left: each.left };
      const { end, out } = momentsOf(control, each, down, hours[seat]);
      const left = control.kind === 'live' ? leftAt(each, now, down) : Math.max(0, end - now);
      return { ...common, left, grace: Math.max(0, out - Math.max(now, end)) };
    }),
  };
}
