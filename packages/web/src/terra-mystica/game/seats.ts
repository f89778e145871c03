import type { State } from '@pangaea/rules/terra-mystica';

/** All seats of a table, by number. */
export function seatsOf(state: State): readonly number[] {
  return Array.from({ length: state.table.players }, (_, seat) => seat);
}

/** All seats in the turn order of this round. */
export function inTurnOrder(state: State): readonly number[] {
  return Array.from({ length: state.table.players }, (_, place) => state.turnOrder(place));
}

/**
 * The place of a seat in the next round, from 1, given by passing; undefined before it has passed.
 */
export function nextPlaceOf(state: State, seat: number): number | undefined {
  const place = seatsOf(state).findIndex((each) => state.nextOrder(each) === seat);
  return place < 0 ? undefined : place + 1;
}
