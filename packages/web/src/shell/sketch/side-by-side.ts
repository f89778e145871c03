import { stateAt } from '../../game/history.ts';
import type { AnyGameSpeech } from '../../messages/speech.ts';
import { type Branch, pointsBySource, type Row, tabled } from '../../play/face/side-by-side.ts';
import type { Tally } from '../../play/face/tally.ts';

/** The goods that a seat would have in several branches. */
export interface SideBySide {
  readonly has: readonly Row[];
  readonly income: readonly Row[];
  /** Points of the moves in the branch, by source. */
  readonly points: readonly Row[];
  /** The sum of these points, by branch. */
  readonly together: readonly number[];
}

export function sideBySide(
  speech: AnyGameSpeech,
  tally: Tally,
  branches: readonly Branch[],
  seat: number,
): SideBySide {
  const states = branches.map(({ history }) => stateAt(history));
  const has = tally.columns.map((column) => ({
    name: column.name(speech),
    values: states.map((state) => column.value(state, seat)),
  }));
  const income = tabled(states.map((state) => tally.income(speech, state, seat)));
  return { has, income, ...pointsBySource(speech, tally, branches, seat) };
}
