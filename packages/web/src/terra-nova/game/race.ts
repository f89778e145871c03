import type { Event, State } from '@pangaea/rules/terra-nova';
import type { History } from '../../game/history.ts';
import type { Gain } from '../../game/race.ts';

/** What a moment of the chart of points stands for. */
export type StopKind = 'start' | 'round' | 'final';

/** Points at the end of a round. */
export interface RoundStop {
  readonly kind: StopKind;
  /** 0 before the first round. */
  readonly round: number;
  readonly values: readonly number[];
  /** The moment right after. */
  readonly moment: number;
  /** How many steps had begun by then. */
  readonly steps: number;
}

/** Victory points; territory and money are counted for everybody at the end. */
export function gainOf(event: Event): Gain | undefined {
  if (event.type !== 'vp') return undefined;
  const { seat, amount, cause } = event;
  return { seat, amount, isFinal: cause === 'territory' || cause === 'money' };
}

/** Points before the first round, at the end of each, and after what is counted at the end. */
export function roundStops({ start, opening, steps }: History<State, Event>): readonly RoundStop[] {
  const points = new Array<number>(start.table.players).fill(0);
  const stops: RoundStop[] = [];
  let round = 0;
  let moment = 0;
  let begun = 0;
  let isCounting = false;
  const stop = (kind: StopKind, at: number) =>
    stops.push({ kind, round, values: [...points], moment: at, steps: begun });
  const tell = (event: Event) => {
    if (event.type === 'round') {
      stop(round === 0 ? 'start' : 'round', moment);
      round = event.round;
    }
    // The first event of what is counted at the end.
    if (!isCounting && (event.type === 'territory' || gainOf(event)?.isFinal === true)) {
      isCounting = true;
      stop('round', moment);
    }
    if (event.type === 'vp') points[event.seat] += event.amount;
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

/** The most that a seat won in one round, without what is counted at the end; undefined where two won as much. */
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
