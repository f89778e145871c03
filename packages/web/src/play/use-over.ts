import { isStopped } from '../game/agreed.ts';
import { useTable } from './context.ts';
import type { AnyPlay } from './use-play.ts';

/** The game is over, and everybody has seen how it came. */
export function useOver(): boolean {
  const { play } = useTable();
  return isOver(play) && !play.telling;
}

/** The game has come to its end, or those at the table have ended it. */
export function isOver({ history, now }: Pick<AnyPlay, 'history' | 'now'>): boolean {
  return isStopped(history) || history.game.book.game.outcome(now) !== undefined;
}
