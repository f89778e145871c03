import { type AnyHistory, type AnyStep, stateAt } from '../../game/history.ts';
import type { Hinted, TablePort } from '../../table/port.ts';
import { decisionsOf } from '../../table/review/decisions.ts';
import type { Deciding } from './deeds.ts';

/**
 * The bot's values of the decision to which a step belongs.
 * @returns undefined if the bot could not be asked
 */
export async function judged(
  history: AnyHistory,
  step: AnyStep,
  judge: NonNullable<TablePort['judge']>,
): Promise<(Deciding & { readonly analysis: Hinted }) | 'no-choice' | undefined> {
  const { seat } = step;
  const decision = decisionsOf(history, seat).find(({ steps }) => steps.includes(step));
  if (decision === undefined) return 'no-choice';
  const state = stateAt(history, decision.at) as object;
  const analysis = await judge(seat, state, decision.commands);
  return analysis && { game: history.game, state, seat, analysis };
}
