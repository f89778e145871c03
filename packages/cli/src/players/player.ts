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

/** A move, or several that belong together and are made one after the other, as a payment and what it pays for. */
export type PlayerAnswer = Move | readonly Move[];

/** Who decides for a seat: a bot of ours, of others, or a person. */
export interface Player<S, O, E extends GameEvent> {
  /** One of the moves, and what belongs to it. */
  choose(question: Question<S, O, E>): PlayerAnswer | Promise<PlayerAnswer>;
}
