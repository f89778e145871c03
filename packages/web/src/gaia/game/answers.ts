import { KIND } from '@pangaea/rules/gaia';
import { type GameEvent, kindOf } from '@pangaea/rules/kernel';
import { HIDDEN_MOVE } from '../../game/hidden-move.ts';

const ANSWERS: ReadonlySet<number> = new Set([KIND.let, KIND.protect, KIND.order]);

/** Whether a step only answers somebody else's power card, or sets such an answer in advance. */
export function isAnswer({ move }: { readonly move: number }): boolean {
  return move === HIDDEN_MOVE || ANSWERS.has(kindOf(move));
}

/** Whether an event only tells that somebody has answered. */
export function isAnswered({ type }: GameEvent): boolean {
  return type === 'answered';
}
