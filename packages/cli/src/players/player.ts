import type { Game, GameEvent, Move, Moves, Random, Seat } from '@pangaea/rules/kernel';

/**
 * A question to a player. The same object is used for the next question, so a player must not store
 * any part of it.
 */
export interface Question<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  readonly seat: Seat;
  /** The legal moves of the seat, at least one. */
  readonly moves: Moves;
  /** The player's own random numbers, repeatable by the seed of the run. */
  readonly random: Random;
  /** The position as the seat may know it. */
  view(): S;
}

/**
 * A move, or several moves that belong together and are made one after the other, such as a payment
 * and the paid move.
 */
export type PlayerAnswer = Move | readonly Move[];

/** Makes the decisions of a seat: a bot of this project, another bot, or a person. */
export interface Player<S, O, E extends GameEvent> {
  /** Returns one of the moves, with the moves that belong to it. */
  choose(question: Question<S, O, E>): PlayerAnswer | Promise<PlayerAnswer>;
}
