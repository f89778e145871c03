import type { Move, Seat } from '@pangaea/rules/kernel';
import type { MoveOfSeat } from './analysis.ts';
import type { Rules } from './domain.ts';
import type { Taken } from './explainer.ts';
import type { Considered } from './planner.ts';
import type { Trail } from './playouts.ts';
import type { Tally } from './tally.ts';

/** The findings about a decision. */
export interface Seen {
  readonly tally: Tally;
  /**
   * By look: the position that it led to; undefined where the decision could not be made. In an open game the end of its
   * plan alone.
   */
  readonly ends: readonly (Taken | undefined)[];
  /** The expected moves from here, with the decision itself. */
  readonly line: readonly MoveOfSeat[];
}

/** A decision that is compared with others. */
export interface Choice extends Considered {
  readonly isNamed: boolean;
}

/** All that is made in a decision. */
export function movesOf({ move, rest }: Considered): readonly [Move, ...Move[]] {
  return [move, ...rest];
}

export function isSame(one: readonly Move[], other: readonly Move[]): boolean {
  return one.length === other.length && one.every((move, place) => move === other[place]);
}

/** The position after moves of one seat; undefined where one of them is not legal. The position itself stays as it is. */
export function afterMoves<S>(
  game: Rules<S>,
  state: S,
  seat: Seat,
  moves: readonly Move[],
): S | undefined {
  const after = game.slot(state);
  game.copy(state, after);
  for (const move of moves) {
    if (game.check(after, seat, move) !== 0) return undefined;
    game.apply(after, seat, move);
  }
  return after;
}

/** From the first to the last. */
export function lineOf(trail: Trail | undefined): readonly MoveOfSeat[] {
  const line: MoveOfSeat[] = [];
  for (let at = trail; at !== undefined; at = at.before)
    line.push({ seat: at.seat, move: at.move });
  return line.reverse();
}
