import { isStopped } from '../game/agreed.ts';
import { useTable } from './context.ts';
import type { AnyPlay } from './use-play.ts';

/** Whether the game is over and its last moves have been shown. */
export function useOver(): boolean {
  const { play } = useTable();
  return isOver(play) && !play.telling;
}

/** Whether the game has ended, by its rules or by agreement. */
export function isOver({ history, now }: Pick<AnyPlay, 'history' | 'now'>): boolean {
  return isStopped(history) || history.game.book.game.outcome(now) !== undefined;
}
