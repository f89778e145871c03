import {
  type Event,
  NONE,
  POWER_ACTION_DATA,
  POWER_ACTIONS,
  type PowerAction,
  type PowerActionData,
  powerPrice,
  type State,
  TRAIT,
} from '@pangaea/rules/terra-mystica';

/** One of the power actions on the board as a seat sees it. */
export interface Octagon {
  readonly action: PowerAction;
  readonly index: number;
  readonly data: PowerActionData;
  /** For this seat. */
  readonly price: number;
  /** Printed price, where an ability makes it less. */
  readonly printed: number;
  readonly isUsed: boolean;
  /** May be taken again by this seat although it was used. */
  readonly isOpenAgain: boolean;
  /** Tokens to burn that bring enough power into bowl III: 0 where there is enough. */
  readonly burn: number;
  /** Not even burning brings enough. */
  readonly isTooDear: boolean;
}

/**
 * The seats that have used actions in the round on show, by the name of the action.
 * @param events that led to it, from the beginning
 */
export function usersOf(events: Iterable<Event>): ReadonlyMap<string, number> {
  const users = new Map<string, number>();
  for (const event of events) {
    if (event.type === 'round') users.clear();
    else if (event.type === 'used') users.set(event.what, event.seat);
  }
  return users;
}

/** The six octagons. @param seat who looks at them; nobody pays nothing and misses nothing */
export function octagonsOf(state: State, seat: number | undefined): readonly Octagon[] {
  const plays = seat !== undefined && state.faction(seat) !== NONE;
  return POWER_ACTIONS.map((action, index) => {
    const data = POWER_ACTION_DATA[action];
    const price = plays ? powerPrice(state, seat, index) : data.power;
    const burn = plays ? Math.max(0, price - state.bowl3(seat)) : 0;
    return {
      action,
      index,
      data,
      price,
      printed: data.power,
      isUsed: state.isPowerActionUsed(index),
      isOpenAgain: plays && state.trait(seat, TRAIT.reusePowerActions) > 0,
      burn,
      isTooDear: plays && burn > Math.floor(state.bowl2(seat) / 2),
    };
  });
}
