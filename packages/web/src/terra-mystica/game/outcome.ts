import type { Cause, Event, State } from '@pangaea/rules/terra-mystica';
import { type AmountOf, partOf } from './price.ts';

/** The goods of a seat, as the dock shows them before and after a draft. */
export interface Holdings {
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly vp: number;
  readonly keys: number;
  readonly bowls: readonly [number, number, number];
}

/** An offer to another seat, or its gain, because of a draft. */
export interface Gift {
  readonly seat: number;
  /** Power that may be taken for points. */
  readonly offered: number;
  readonly power: number;
  readonly coins: number;
  readonly vp: number;
}

/** One source of gains or payments. */
export interface Reason {
  readonly of: AmountOf;
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
 * The effects of everything after `before`, up to the beginning of a new round, whose income does
 * not belong to the draft.
 */
export function outcomeOf(before: State, seat: number, events: readonly Event[]): DraftOutcome {
  const end = events.findIndex(({ type }) => type === 'round');
  const own = end < 0 ? events : events.slice(0, end);
  const had = holdings(before, seat);
  const others = Array.from({ length: before.table.players }, (_, other) => other)
    .filter((other) => other !== seat)
    .map((other) => gift(other, own))
    .filter(({ offered, power, coins, vp }) => offered + power + coins !== 0 || vp !== 0);
  return {
    before: had,
    after: own.reduce((has, event) => add(has, seat, event), had),
    others,
    because: own.flatMap((event): Reason[] => {
      if (!('seat' in event) || event.seat !== seat || !('cause' in event)) return [];
      const part = partOf(event);
      return part === undefined || part.amount === 0 ? [] : [{ ...part, cause: event.cause }];
    }),
  };
}

function holdings(state: State, seat: number): Holdings {
  return {
    coins: state.coins(seat),
    workers: state.workers(seat),
    priests: state.priests(seat),
    vp: state.vp(seat),
    keys: state.keys(seat),
    bowls: [state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)],
  };
}

function add(has: Holdings, seat: number, event: Event): Holdings {
  if (!('seat' in event) || event.seat !== seat) return has;
  const [one, two, three] = has.bowls;
  switch (event.type) {
    case 'coins':
    case 'workers':
    case 'priests':
    case 'vp':
    case 'keys':
      return { ...has, [event.type]: has[event.type] + event.amount };
    case 'power':
      return {
        ...has,
        bowls: [one - event.toTwo, two + event.toTwo - event.toThree, three + event.toThree],
      };
    case 'power-spent':
      return { ...has, bowls: [one + event.amount, two, three - event.amount] };
    case 'burned':
      return { ...has, bowls: [one, two - 2 * event.times, three + event.times] };
    case 'tokens': {
      const [first, second, third] = event.bowls;
      return { ...has, bowls: [one + first, two + second, three + third] };
    }
    default:
      return has;
  }
}

function gift(seat: number, events: readonly Event[]): Gift {
  const sum = { seat, offered: 0, power: 0, coins: 0, vp: 0 };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'power-offered') sum.offered += event.amount;
    if (event.type === 'power') sum.power += event.amount - event.lost;
    if (event.type === 'coins') sum.coins += event.amount;
    if (event.type === 'vp') sum.vp += event.amount;
  }
  return sum;
}
