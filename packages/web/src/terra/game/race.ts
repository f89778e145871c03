import type { GameEvent } from '@pangaea/rules/kernel';
import type { History } from '../../game/history.ts';
import type { Gain } from '../../game/race.ts';

/** The kind of a moment in the chart of points. */
export type StopKind = 'start' | 'round' | 'final';

/** Points at the end of a round. */
export interface RoundStop {
  readonly kind: StopKind;
  /** 0 before the first round. */
  readonly round: number;
  readonly values: readonly number[];
  /** The moment right after the end of the round. */
  readonly moment: number;
  /** The number of steps before that moment. */
  readonly steps: number;
}

/** The numbers that the chart takes from the events of a game. */
export interface Scoring<E extends GameEvent> {
  gainOf(event: E): Gain | undefined;
  /** The round that begins with an event. */
  roundOf(event: E): number | undefined;
  /** Whether the event belongs to the final scoring. */
  isFinal(event: E): boolean;
}

/** Points before the first round, at the end of each round, and after the final scoring. */
export function roundStops<S, E extends GameEvent>(
  { opening, steps }: Pick<History<S, E>, 'opening' | 'steps'>,
  players: number,
  { gainOf, roundOf, isFinal }: Scoring<E>,
): readonly RoundStop[] {
  const points = new Array<number>(players).fill(0);
  const stops: RoundStop[] = [];
  let round = 0;
  let moment = 0;
  let begun = 0;
  let isCounting = false;
  const stop = (kind: StopKind, at: number) =>
    stops.push({ kind, round, values: [...points], moment: at, steps: begun });
  const tell = (event: E) => {
    const begins = roundOf(event);
    if (begins !== undefined) {
      stop(round === 0 ? 'start' : 'round', moment);
      round = begins;
    }
    if (!isCounting && isFinal(event)) {
      isCounting = true;
      stop('round', moment);
    }
    const gain = gainOf(event);
    if (gain !== undefined) points[gain.seat] += gain.amount;
    moment++;
  };
  opening.forEach(tell);
  for (const { events } of steps) {
    begun++;
    events.forEach(tell);
  }
  stop(isCounting ? 'final' : 'round', moment);
  return stops;
}

/**
 * The most points of a seat in one round, without the final scoring; undefined if two seats have
 * equally many.
 */
export function bestRound(stops: readonly RoundStop[]):
  | {
      readonly seat: number;
      readonly round: number;
      readonly amount: number;
      readonly moment: number;
    }
  | undefined {
  const rounds = stops.flatMap(({ kind, round, values }, index) => {
    if (kind !== 'round') return [];
    const before = stops[index - 1];
    return values.map((value, seat) => ({
      seat,
      round,
      amount: value - before.values[seat],
      moment: before.moment,
    }));
  });
  const [best, next] = rounds.sort((one, other) => other.amount - one.amount);
  return best === undefined || best.amount <= 0 || best.amount === next?.amount ? undefined : best;
}
