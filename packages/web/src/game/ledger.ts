import type { Cause, Event } from '@pangaea/rules/terra-nova';
import type { History } from './history.ts';

/** How much came from where. */
export interface Entry {
  readonly cause: Cause;
  readonly amount: number;
}

/** Where a seat's coins or points come from, in the first `steps` steps; by cause, largest first. */
export function ledger(
  history: History,
  seat: number,
  of: 'coins' | 'vp',
  steps = history.steps.length,
): readonly Entry[] {
  const sums = new Map<Cause, number>();
  const count = (event: Event) => {
    if (event.type !== of || event.seat !== seat) return;
    sums.set(event.cause, (sums.get(event.cause) ?? 0) + event.amount);
  };
  for (const event of history.opening) count(event);
  for (const { events } of history.steps.slice(0, steps)) for (const event of events) count(event);
  return [...sums]
    .map(([cause, amount]) => ({ cause, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => b.amount - a.amount);
}

/** Victory points of each seat at the end of each round; the last entry is the final score. */
export function pointsByRound(history: History): readonly (readonly number[])[] {
  const { players } = history.start.table;
  const rounds: number[][] = [];
  const points = new Array<number>(players).fill(0);
  const count = (event: Event) => {
    if (event.type === 'round' && event.round > 1) rounds.push([...points]);
    if (event.type === 'vp') points[event.seat] += event.amount;
  };
  for (const event of history.opening) count(event);
  for (const { events } of history.steps) for (const event of events) count(event);
  return [...rounds, [...points]];
}
