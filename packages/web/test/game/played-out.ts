import { firstSeat, newestRules } from '@pangaea/rules/kernel';
import { legalMoves } from '../../src/game/draft.ts';
import { extend, fromRecord } from '../../src/game/extend.ts';
import { type AnyHistory, stateAt } from '../../src/game/history.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';

export const SEED = '0'.repeat(31).concat('1');
/** Games of random legal moves may last long. */
const MOST = 5000;

/** A complete game of legal moves from various places of the list. */
export function playedOut(
  game: AnyPageGame,
  options: Readonly<Record<string, unknown>>,
): AnyHistory {
  const { game: rules } = game.book;
  const record = { game: rules.id, rulesVersion: newestRules(rules), seed: SEED, options };
  const begun = fromRecord(game, { ...record, commands: [] });
  if (!begun.ok) throw new Error(begun.error.code);
  let history = begun.value;
  while (rules.outcome(stateAt(history)) === undefined) {
    if (history.steps.length > MOST) throw new Error('this game does not end');
    const state = stateAt(history);
    const seat = firstSeat(rules.deciders(state));
    const legal = legalMoves(rules, state, seat);
    const move = legal[(history.steps.length * 5) % legal.length];
    const next = extend(history, seat, rules.notation.print(state, move));
    if (!next.ok) throw new Error(next.error.code);
    history = next.value;
  }
  return history;
}
