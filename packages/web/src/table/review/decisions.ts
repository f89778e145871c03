import { hasSeat } from '@pangaea/rules/kernel';
import { entriesOf } from '../../game/agreed.ts';
import { legalMoves } from '../../game/draft.ts';
import { HIDDEN_MOVE } from '../../game/hidden-move.ts';
import { type AnyHistory, type AnyStep, stateAt } from '../../game/history.ts';

/** A valid decision of a seat: its consecutive moves. */
export interface Decision {
  /** The number of steps before it. */
  readonly at: number;
  readonly steps: readonly AnyStep[];
  /** The moves of the decision, without the end of the turn. */
  readonly commands: readonly string[];
}

/** All decisions of a seat in which it had a choice, except for the choice of its board. */
export function decisionsOf(history: AnyHistory, seat: number): readonly Decision[] {
  const { game, steps } = history;
  const { game: rules } = game.book;
  const standing = new Set(entriesOf(history).moves());
  const found: { at: number; steps: AnyStep[] }[] = [];
  /** Whether the next move of the seat belongs to the last decision. */
  let isOpen = false;
  for (const [at, step] of steps.entries()) {
    const isOwn = step.seat === seat && step.agreed === undefined && standing.has(at);
    const isBoard = game.choosesBoard?.(step.move) === true;
    if (!isOwn || step.move === HIDDEN_MOVE || isBoard || game.isOrder(step.move)) {
      isOpen &&= game.isOrder(step.move);
      continue;
    }
    const before = stateAt(history, at);
    if (isOpen && step.move !== game.end) found[found.length - 1].steps.push(step);
    else if (step.move !== game.end && isChoice(before)) found.push({ at, steps: [step] });
    const isMade = found.at(-1)?.steps.at(-1) === step;
    const isRevealed = rules.revealed(step.state) !== rules.revealed(before);
    const isClosed = step.events.some((event) => game.closes?.(event) === true);
    isOpen = isMade && !isRevealed && !isClosed && game.isAnswer?.(step.move) !== true;
  }
  return found.map(({ at, steps: made }) => {
    return { at, steps: made, commands: made.map(({ command }) => command) };
  });

  function isChoice(state: unknown): boolean {
    return hasSeat(rules.deciders(state), seat) && legalMoves(rules, state, seat).length > 1;
  }
}
