import type { GameEvent } from '@pangaea/rules/kernel';
import type { Player } from './player.ts';

/** A player who chooses every listed move with the same probability. */
export function randomPlayer<S, O, E extends GameEvent>(): Player<S, O, E> {
  return { choose: ({ moves, random }) => moves.at(random.below(moves.count)) };
}

const PARTS = 1_000_000;

/** A player that makes a share of its moves at random (an ε-greedy player). */
export function epsilonPlayer<S, O, E extends GameEvent>(
  player: Player<S, O, E>,
  epsilon: number,
): Player<S, O, E> {
  if (epsilon === 0) return player;
  const chance = randomPlayer<S, O, E>();
  return {
    choose: (question) =>
      (question.random.below(PARTS) < epsilon * PARTS ? chance : player).choose(question),
  };
}
