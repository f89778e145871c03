import { useTable } from '../play/context.ts';

/** The game is over, and everybody has seen how it came. */
export function useOver(): boolean {
  const { play } = useTable();
  return play.history.game.book.game.outcome(play.now) !== undefined && !play.telling;
}
