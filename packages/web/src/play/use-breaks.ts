import { useRef } from 'preact/compat';
import type { Plan } from './plan.ts';

/** The facts that decide whether one view follows from another. */
export interface OnShow extends Pick<Plan, 'moves' | 'sending'> {
  /** Whether the past is shown. */
  readonly looking: boolean;
}

/**
 * Whether the new view follows from the old one: nothing was taken back, and the past is not shown.
 */
export function goesOn(before: OnShow, now: OnShow): boolean {
  if (before.looking || now.looking) return false;
  return before.sending || before.moves.every((move, at) => now.moves[at] === move);
}

/** @returns how often the view has changed without following from the one before */
export function useBreaks({ looking, moves, sending }: OnShow): number {
  const seen = useRef({ shown: { looking, moves, sending }, breaks: 0 });
  const { shown, breaks } = seen.current;
  if (shown.looking !== looking || shown.moves !== moves || shown.sending !== sending) {
    const now = { looking, moves, sending };
    seen.current = { shown: now, breaks: goesOn(shown, now) ? breaks : breaks + 1 };
  }
  return seen.current.breaks;
}
