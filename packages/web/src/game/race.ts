import type { GameEvent } from '@pangaea/rules/kernel';
import type { History } from './history.ts';

/** A gain or loss of a seat in the race for victory. */
export interface Gain {
  readonly seat: number;
  readonly amount: number;
  /** Whether it is counted for all seats at the end, without a move. */
  readonly isFinal?: boolean;
}

/**
 * The course of a game: the score of each seat before the first step and after each, and the gain
 * of each step.
 */
export interface Race {
  /** One entry more than there are steps: the scores before the first step, then after each. */
  readonly after: readonly (readonly number[])[];
  /** By step: the gain of its seat, without points that are counted at the end. */
  readonly won: readonly number[];
  /** The seat of each step. */
  readonly by: readonly number[];
}

/** @param gainOf how an event changes the score */
export function raceOf<S, E extends GameEvent>(
  { opening, steps }: History<S, E>,
  seats: number,
  gainOf: (event: E) => Gain | undefined,
): Race {
  const now = new Array<number>(seats).fill(0);
  const count = (events: readonly E[], by?: number): number => {
    let won = 0;
    for (const event of events) {
      const gain = gainOf(event);
      if (gain === undefined) continue;
      now[gain.seat] += gain.amount;
      if (gain.seat === by && gain.isFinal !== true) won += gain.amount;
    }
    return won;
  };
  count(opening);
  const after = [[...now]];
  const won: number[] = [];
  for (const { events, seat, agreed } of steps) {
    if (agreed?.kind === 'back') {
      // The scores return to that position, and later gains do not count.
      now.splice(0, seats, ...after[agreed.to]);
      won.fill(0, agreed.to);
    }
    won.push(agreed === undefined ? count(events, seat) : 0);
    after.push([...now]);
  }
  return { after, won, by: steps.map(({ seat }) => seat) };
}

/**
 * The step with the largest gain of its seat; undefined if several are equal, or no seat gained
 * anything.
 */
export function bestStep({
  won,
  by,
}: Race): { step: number; seat: number; amount: number } | undefined {
  const amount = Math.max(0, ...won);
  const step = won.indexOf(amount);
  if (amount === 0 || won.indexOf(amount, step + 1) >= 0) return undefined;
  return { step, seat: by[step], amount };
}

/**
 * The seat that was alone in the lead after most steps; undefined if no seat ever was, or two
 * equally often.
 */
export function longestLead({
  after,
}: Race): { seat: number; steps: number; of: number } | undefined {
  const led = after[0].map(() => 0);
  for (const values of after.slice(1)) {
    const most = Math.max(...values);
    const leaders = values.flatMap((value, seat) => (value === most ? [seat] : []));
    if (leaders.length === 1) led[leaders[0]] += 1;
  }
  const steps = Math.max(...led);
  const seats = led.flatMap((each, seat) => (each === steps ? [seat] : []));
  if (steps === 0 || seats.length > 1) return undefined;
  return { seat: seats[0], steps, of: after.length - 1 };
}

/** The largest distance of a seat from the leader; undefined if it was never behind. */
export function farthestBehind(
  { after }: Race,
  seat: number,
): { steps: number; by: number } | undefined {
  const behind = after.map((values) => Math.max(...values) - values[seat]);
  const by = Math.max(...behind);
  return by === 0 ? undefined : { steps: behind.indexOf(by), by };
}

/**
 * The seat that gained most after a number of steps, with its place then and at the end; undefined
 * if two seats gained equally, or nobody gained anything.
 */
export function lastSpurt(
  { after }: Race,
  from: number,
): { seat: number; amount: number; was: number; is: number } | undefined {
  const before = after[from];
  const end = after[after.length - 1];
  const won = end.map((value, seat) => value - before[seat]);
  const amount = Math.max(...won);
  const seats = won.flatMap((each, seat) => (each === amount ? [seat] : []));
  if (amount <= 0 || seats.length > 1) return undefined;
  const [seat] = seats;
  return { seat, amount, was: placeIn(before, seat), is: placeIn(end, seat) };
}

/** The lead of the first over the best seat that is not a winner; undefined if all are winners. */
export function margin(points: readonly number[], rank: readonly number[]): number | undefined {
  const others = points.filter((_, seat) => rank[seat] > 1);
  return others.length === 0 ? undefined : Math.max(...points) - Math.max(...others);
}

function placeIn(values: readonly number[], seat: number): number {
  return 1 + values.filter((value) => value > values[seat]).length;
}
