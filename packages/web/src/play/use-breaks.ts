import { useRef } from 'preact/compat';
import type { Plan } from './plan.ts';

/** The parts of the view that something else may follow from. */
export interface OnShow extends Pick<Plan, 'moves' | 'sending'> {
  /** The past is looked at. */
  readonly looking: boolean;
}

/** Whether what is on show came of what was on show before: nothing was taken back, and nobody looks at the past. */
export function goesOn(before: OnShow, now: OnShow): boolean {
  if (before.looking || now.looking) return false;
  return before.sending || before.moves.every((move, at) => now.moves[at] === move);
}

/** @returns how often what is on show has not gone on from what was before it */
export function useBreaks({ looking, moves, sending }: OnShow): number {
  const seen = useRef({ shown: { looking, moves, sending }, breaks: 0 });
  const { shown, breaks } = seen.current;
  if (shown.looking !== looking || shown.moves !== moves || shown.sending !== sending) {
    const now = { looking, moves, sending };
    seen.current = { shown: now, breaks: goesOn(shown, now) ? breaks : breaks + 1 };
  }
  return seen.current.breaks;
}
