import type { Game, GameEvent, Move, Moves, Random, Seat } from '@pangaea/rules/kernel';

/** What a player is asked. The same object is used for the next question: keep nothing of it. */
export interface Question<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  readonly seat: Seat;
  /** The legal moves of the seat, at least one. */
  readonly moves: Moves;
  /** Chance of the player's own, repeatable by the seed of the run. */
  readonly random: Random;
  /** What the seat may know. */
  view(): S;
}

/** Who decides for a seat: a bot of ours, of others, or a person. */
export interface Player<S, O, E extends GameEvent> {
  /** One of the moves. */
  choose(question: Question<S, O, E>): Move | Promise<Move>;
}
