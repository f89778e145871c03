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
  /** The price for this seat. */
  readonly price: number;
  /** The printed price, if an ability lowers it. */
  readonly printed: number;
  readonly isUsed: boolean;
  /** Whether this seat may take it although it was used. */
  readonly isOpenAgain: boolean;
  /** Tokens to burn to get enough power in bowl III: 0 if there is enough. */
  readonly burn: number;
  /** Whether not even burning brings enough power. */
  readonly isTooDear: boolean;
}

/**
 * The seats that have used actions in the shown round, by the name of the action.
 * @param events all events that led to the shown moment
 */
export function usersOf(events: Iterable<Event>): ReadonlyMap<string, number> {
  const users = new Map<string, number>();
  for (const event of events) {
    if (event.type === 'round') users.clear();
    else if (event.type === 'used') users.set(event.what, event.seat);
  }
  return users;
}

/**
 * The six octagons.
 * @param seat the viewer; if left out, prices and missing power are not computed
 */
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
