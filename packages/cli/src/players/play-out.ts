import {
  firstSeat,
  type Game,
  type GameEvent,
  type Move,
  Moves,
  type Random,
  type Seat,
} from '@pangaea/rules/kernel';
import type { Player } from './player.ts';

/**
 * Plays on to the end. Where several seats decide at once they are asked from the lowest on.
 * @param players by seat
 * @param watch called before each move is made
 * @returns the number of moves
 */
export async function playOut<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  players: readonly Player<S, O, E>[],
  random: Random,
  watch?: (seat: Seat, move: Move) => void,
): Promise<number> {
  const moves = new Moves();
  let made = 0;
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders === 0) return made;
    const seat = firstSeat(deciders);
    game.legal(state, seat, moves);
    const view = () => game.view(state, seat);
    const answer = players[seat].choose({ game, seat, moves, random, view });
    const move = typeof answer === 'number' ? answer : await answer;
    watch?.(seat, move);
    game.apply(state, seat, move);
    made++;
  }
}
