import { type AnyHistory, stateAt } from '../../game/history.ts';
import type { AnyGameSpeech } from '../../messages/speech.ts';
import type { Tally } from '../../play/face/tally.ts';

/** A line of the comparison: one figure for each branch. */
export interface Row {
  readonly name: string;
  readonly values: readonly (number | string | undefined)[];
}

/** The goods that a seat would have in several branches. */
export interface SideBySide {
  readonly has: readonly Row[];
  readonly income: readonly Row[];
  /** Points of the moves in the branch, by source. */
  readonly points: readonly Row[];
  /** By branch. */
  readonly together: readonly number[];
}

/** A game with the number of steps before the branch. */
export interface Tried {
  readonly history: AnyHistory;
  readonly from: number;
}

export function sideBySide(
  speech: AnyGameSpeech,
  tally: Tally,
  branches: readonly Tried[],
  seat: number,
): SideBySide {
  const states = branches.map(({ history }) => stateAt(history));
  const has = tally.columns.map((column) => ({
    name: column.name(speech),
    values: states.map((state) => column.value(state, seat)),
  }));
  const income = tabled(states.map((state) => tally.income(speech, state, seat)));
  const points = branches.map(({ history, from }) =>
    pointsSince(speech, tally, history, from, seat),
  );
  const together = points.map((each) => each.reduce((sum, { amount }) => sum + amount, 0));
  return { has, income, points: tabled(points), together };
}

function pointsSince(
  speech: AnyGameSpeech,
  tally: Tally,
  { steps }: AnyHistory,
  from: number,
  seat: number,
) {
  const sums = new Map<string, number>();
  for (const event of steps.slice(from).flatMap(({ events }) => events)) {
    const gained = tally.gain(speech, event);
    if (gained?.seat !== seat) continue;
    sums.set(gained.name, (sums.get(gained.name) ?? 0) + gained.amount);
  }
  return [...sums].map(([name, amount]) => ({ name, amount }));
}

/** Named amounts of several branches as rows; a name that one of them lacks is 0 there. */
function tabled(
  columns: readonly (readonly { readonly name: string; readonly amount: number }[])[],
): readonly Row[] {
  const names = [...new Set(columns.flatMap((each) => each.map(({ name }) => name)))];
  return names.map((name) => ({
    name,
    values: columns.map((each) => each.find((line) => line.name === name)?.amount ?? 0),
  }));
}
