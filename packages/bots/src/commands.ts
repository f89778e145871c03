import type { AnyGame, Move, Seat } from '@pangaea/rules/kernel';

/**
 * The decision of a bot as moves in notation.
 * @param position the position before the first move
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
