import type { GameEvent } from '@pangaea/rules/kernel';
import type { Player } from './player.ts';

/** Every listed move is equally likely. */
export function randomPlayer<S, O, E extends GameEvent>(): Player<S, O, E> {
  return { choose: ({ moves, random }) => moves.at(random.below(moves.count)) };
}
