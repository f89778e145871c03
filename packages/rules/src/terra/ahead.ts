import type { Condition, Seat } from '../kernel/index.ts';
import type { TerraState } from './state.ts';

/**
 * Checks conditions about places and seats in both hex games; undefined if the condition names
 * nothing at this table.
 */
export function holdsOnBoard(
  s: TerraState,
  seat: Seat,
  condition: Extract<Condition, { is: 'free' | 'passed' }>,
): boolean | undefined {
  if (condition.is === 'passed') {
    const other = condition.seat;
    return other !== seat && other < s.table.players ? s.hasPassed(other) : undefined;
  }
  const hex = s.table.map.names.indexOf(condition.place);
  return hex >= 0 && s.isLand(hex) ? s.building(hex) === 0 : undefined;
}

export function namedOnBoard(s: TerraState, seat: Seat): readonly Condition[] {
  const free = s.table.map.names.flatMap((place, hex): Condition[] =>
    s.isLand(hex) && s.building(hex) === 0 ? [{ is: 'free', place }] : [],
  );
  const seats = Array.from({ length: s.table.players }, (_, other) => other);
  const others = seats.filter((other) => other !== seat);
  return [...free, ...others.map((other): Condition => ({ is: 'passed', seat: other }))];
}
