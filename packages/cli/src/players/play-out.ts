import { firstSeat, type Game, type GameEvent, Moves, type Random } from '@pangaea/rules/kernel';
import type { Player } from './player.ts';

/**
 * Plays on to the end. If several seats decide at the same time, they are asked from the lowest on.
 * @param players by seat
 * @param moves a list that may be used
 * @returns the number of moves
 */
export async function playOut<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  players: readonly Player<S, O, E>[],
  random: Random,
  moves: Moves = new Moves(),
): Promise<number> {
  let made = 0;
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders === 0) return made;
    const seat = firstSeat(deciders);
    game.legal(state, seat, moves);
    const view = () => game.view(state, seat);
    const answer = players[seat].choose({ game, seat, moves, random, view });
    const chosen = typeof answer === 'number' ? answer : await answer;
    if (typeof chosen === 'number') {
      game.apply(state, seat, chosen);
      made++;
      continue;
    }
    for (const move of chosen) game.apply(state, seat, move);
    made += chosen.length;
  }
}
