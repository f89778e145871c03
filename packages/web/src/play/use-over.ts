import { isStopped } from '../game/agreed.ts';
import { useTable } from './context.ts';
import type { AnyPlay } from './use-play.ts';

/** The game is over, and the last moves have been shown. */
export function useOver(): boolean {
  const { play } = useTable();
  return isOver(play) && !play.telling;
}

/** The game has ended by its rules or by agreement. */
export function isOver({ history, now }: Pick<AnyPlay, 'history' | 'now'>): boolean {
  return isStopped(history) || history.game.book.game.outcome(now) !== undefined;
}
