import type { AnyHistory } from '../../game/history.ts';
import type { AnyGameSpeech } from '../../messages/speech.ts';
import type { Named, Tally } from './tally.ts';

/** A line of a comparison: one number for each branch. */
export interface Row {
  readonly name: string;
  readonly values: readonly (number | string | undefined)[];
}

/** A game with the number of steps before the branch. */
export interface Branch {
  readonly history: AnyHistory;
  readonly from: number;
}

/** The points of a seat in several branches, by source, and their sums. */
export function pointsBySource(
  speech: AnyGameSpeech,
  tally: Tally,
  branches: readonly Branch[],
  seat: number,
): { readonly points: readonly Row[]; readonly together: readonly number[] } {
  const points = branches.map((branch) => pointsOf(speech, tally, branch, seat));
  const together = points.map((each) => each.reduce((sum, { amount }) => sum + amount, 0));
  return { points: tabled(points), together };
}

function pointsOf(
  speech: AnyGameSpeech,
  tally: Tally,
  { history, from }: Branch,
  seat: number,
): readonly Named[] {
  const sums = new Map<string, number>();
  for (const event of history.steps.slice(from).flatMap(({ events }) => events)) {
    const gained = tally.gain(speech, event);
    if (gained?.seat !== seat) continue;
    sums.set(gained.name, (sums.get(gained.name) ?? 0) + gained.amount);
  }
  return [...sums].map(([name, amount]) => ({ name, amount }));
}

/** Named amounts of several branches as rows; a name that is missing in a branch is 0 there. */
export function tabled(columns: readonly (readonly Named[])[]): readonly Row[] {
  const names = [...new Set(columns.flatMap((each) => each.map(({ name }) => name)))];
  return names.map((name) => ({
    name,
    values: columns.map((each) => each.find((line) => line.name === name)?.amount ?? 0),
  }));
}
