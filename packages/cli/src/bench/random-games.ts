import {
  firstSeat,
  type Game,
  type GameEvent,
  type Move,
  Moves,
  type Seat,
} from '@pangaea/rules/kernel';
import { Chooser } from './chooser.ts';

/** A position in which somebody decides, and the chosen move. */
export interface Moment<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * Plays random games one after the other from prepared positions.
 * @returns decisions made
 */
export function playRandomGames<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  starts: readonly S[],
): number {
  const moves = new Moves();
  const state = game.slot(starts[0]);
  let decisions = 0;
  for (let index = 0; index < starts.length; index++) {
    const chooser = new Chooser(index + 1);
    game.copy(starts[index], state);
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      const seat = firstSeat(deciders);
      const count = game.legal(state, seat, moves);
      game.apply(state, seat, moves.at(chooser.below(count)));
      decisions++;
    }
  }
  return decisions;
}

/** Moments spread evenly over random games from all the starts. */
export function collectMoments<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  starts: readonly S[],
  wanted: number,
): Moment<S>[] {
  const every = Math.max(1, Math.floor(playRandomGames(game, starts) / wanted));
  const moves = new Moves();
  const moments: Moment<S>[] = [];
  const state = game.slot(starts[0]);
  let decisions = 0;
  for (const [index, start] of starts.entries()) {
    const chooser = new Chooser(index + 1);
    game.copy(start, state);
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      const seat = firstSeat(deciders);
      const count = game.legal(state, seat, moves);
      const move = moves.at(chooser.below(count));
      if (decisions++ % every === 0 && moments.length < wanted) {
        const kept = game.slot(state);
        game.copy(state, kept);
        moments.push({ state: kept, seat, move });
      }
      game.apply(state, seat, move);
    }
  }
  return moments;
}
