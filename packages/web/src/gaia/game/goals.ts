import { LANDS, type Land, NONE, POWERS, type State } from '@pangaea/rules/gaia';

/** An objective of the row, and the progress of a seat. */
export interface Goal {
  readonly id: string;
  readonly by: number | undefined;
  /** The cards that it asks for, one by one. */
  readonly asks: readonly (Land | 'power')[];
  /** Whether the seat has each of these cards in front of it. */
  readonly has: readonly boolean[];
}

/**
 * The row of objectives.
 * @param seat the seat whose progress is counted; if left out, none
 */
export function goalsOf(state: State, seat: number | undefined): readonly Goal[] {
  const { edition, objectiveIds } = state.table;
  const goals: Goal[] = [];
  for (let place = 0; place < state.table.objectivesShown; place++) {
    const objective = state.objective(place);
    if (objective === NONE) continue;
    const by = state.completedBy(place) === NONE ? undefined : state.completedBy(place);
    const asks = asked(state, objective);
    const has = by === undefined && seat !== undefined ? covered(state, seat, asks) : [];
    goals.push({ id: objectiveIds[objective], by, asks, has });
  }
  return goals;

  function asked({ table }: State, objective: number): readonly (Land | 'power')[] {
    const powers = table.objectivePowers[objective];
    if (powers > 0) return Array.from({ length: powers }, () => 'power');
    const { cards } = edition.objectives[objective];
    return LANDS.flatMap((land) => Array.from({ length: cards[land] ?? 0 }, () => land));
  }
}

function covered(
  state: State,
  seat: number,
  asks: readonly (Land | 'power')[],
): readonly boolean[] {
  const left = new Map<Land | 'power', number>(
    LANDS.map((land, index) => [land, state.natureInFront(seat, index)]),
  );
  left.set('power', powersInFront(state, seat));
  return asks.map((each) => {
    const lying = left.get(each) ?? 0;
    left.set(each, lying - 1);
    return lying > 0;
  });
}

function powersInFront(state: State, seat: number): number {
  return POWERS.reduce((sum, _, power) => sum + state.powersInFront(seat, power), 0);
}
