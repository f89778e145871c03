import { KIND } from '@pangaea/rules/gaia';
import { type GameEvent, kindOf } from '@pangaea/rules/kernel';
import { HIDDEN_MOVE } from '../../game/hidden-move.ts';

const ANSWERS: ReadonlySet<number> = new Set([KIND.let, KIND.protect, KIND.order]);

/** Whether a step only answers another seat's power card, or plans such an answer. */
export function isAnswer({ move }: { readonly move: number }): boolean {
  return move === HIDDEN_MOVE || ANSWERS.has(kindOf(move));
}

/** Whether an event only reports that a seat has answered. */
export function isAnswered({ type }: GameEvent): boolean {
  return type === 'answered';
}
