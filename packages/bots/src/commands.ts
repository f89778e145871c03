import type { AnyGame, Move, Seat } from '@pangaea/rules/kernel';

/**
 * The decision of a bot as commands of a record, one after the other.
 * @param position where the first move is made; the others are made in it
 */
export function commandsOf(
  game: Pick<AnyGame, 'apply' | 'notation'>,
  position: ReturnType<AnyGame['slot']>,
  seat: Seat,
  moves: readonly Move[],
): string[] {
  return moves.map((move, place) => {
    if (place > 0) game.apply(position, seat, moves[place - 1]);
    return game.notation.print(position, move);
  });
}
