import type { Cause, Event, State } from '@pangaea/rules/terra-nova';

/** The goods of a seat, as the page shows them. */
export interface Holdings {
  readonly coins: number;
  readonly vp: number;
  readonly bowls: readonly [number, number, number];
  readonly sailing: number;
}

function holdings(state: State, seat: number): Holdings {
  return {
    coins: state.coins(seat),
    vp: state.vp(seat),
    bowls: [state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)],
    sailing: state.sailing(seat),
  };
}

/** The gain of another seat by a draft. */
interface Gift {
  readonly seat: number;
  readonly power: number;
  readonly coins: number;
  readonly vp: number;
}

/** One source of gains or payments. */
export interface Reason {
  readonly of: 'vp' | 'coins' | 'power';
  readonly cause: Cause;
  readonly amount: number;
}

/** The effects of a draft on the seat that moves, and on all others. */
export interface DraftOutcome {
  readonly before: Holdings;
  readonly after: Holdings;
  readonly others: readonly Gift[];
  /** The parts of the own changes, in order. */
  readonly because: readonly Reason[];
}

/**
 * The effects of the events after a position.
 * @param before that position
 * @param own the events
 */
export function outcomeOf(before: State, seat: number, own: readonly Event[]): DraftOutcome {
  const others = Array.from({ length: before.table.players }, (_, other) => other)
    .filter((other) => other !== seat)
    .map((other) => gift(other, own))
    .filter(({ power, coins, vp }) => power !== 0 || coins !== 0 || vp !== 0);
  const had = holdings(before, seat);
  const after = own.reduce((has, event) => add(has, seat, event), had);
  return { before: had, after, others, because: reasonsIn(own, seat) };
}

function reasonsIn(events: readonly Event[], seat: number): readonly Reason[] {
  return events.flatMap((event): Reason[] => {
    if (!('seat' in event) || event.seat !== seat) return [];
    if (event.type === 'vp' || event.type === 'coins') {
      return [{ of: event.type, cause: event.cause, amount: event.amount }];
    }
    if (event.type === 'power-spent') {
      return [{ of: 'power', cause: event.cause, amount: -event.amount }];
    }
    if (event.type !== 'power' || event.amount === event.lost) return [];
    return [{ of: 'power', cause: event.cause, amount: event.amount - event.lost }];
  });
}

function add(has: Holdings, seat: number, event: Event): Holdings {
  if (!('seat' in event) || event.seat !== seat) return has;
  const [one, two, three] = has.bowls;
  switch (event.type) {
    case 'coins':
      return { ...has, coins: has.coins + event.amount };
    case 'vp':
      return { ...has, vp: has.vp + event.amount };
    case 'sailing':
      return { ...has, sailing: event.to };
    case 'power-set':
      return { ...has, bowls: event.bowls };
    case 'power':
      return {
        ...has,
        bowls: [one - event.toTwo, two + event.toTwo - event.toThree, three + event.toThree],
      };
    case 'power-spent':
      return { ...has, bowls: [one + event.amount, two, three - event.amount] };
    default:
      return has;
  }
}

function gift(seat: number, events: readonly Event[]): Gift {
  const sum = { seat, power: 0, coins: 0, vp: 0 };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'power') sum.power += event.amount - event.lost;
    if (event.type === 'coins') sum.coins += event.amount;
    if (event.type === 'vp') sum.vp += event.amount;
  }
  return sum;
}
