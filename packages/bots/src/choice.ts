import type { Move, Seat } from '@pangaea/rules/kernel';
import type { MoveOfSeat } from './analysis.ts';
import type { Rules } from './domain.ts';
import type { Taken } from './explainer.ts';
import type { Considered } from './planner.ts';
import type { Trail } from './playouts.ts';
import type { Tally } from './tally.ts';

/** The findings about a choice. */
export interface Seen {
  readonly tally: Tally;
  /**
   * By sample: the position to which the choice led; undefined if the choice was not legal. In an
   * open game only the end of its plan.
   */
  readonly ends: readonly (Taken | undefined)[];
  /** The expected moves from here, beginning with the choice itself. */
  readonly line: readonly MoveOfSeat[];
}

/** A choice that is compared with others. */
export interface Choice extends Considered {
  readonly isNamed: boolean;
}

/** All moves of a choice. */
export function movesOf({ move, rest }: Considered): readonly [Move, ...Move[]] {
  return [move, ...rest];
}

export function isSame(one: readonly Move[], other: readonly Move[]): boolean {
  return one.length === other.length && one.every((move, place) => move === other[place]);
}

/**
 * The position after moves of one seat; undefined if one of them is not legal. The given position
 * is not changed.
 */
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

/** The moves of a trail, in the order of play. */
export function lineOf(trail: Trail | undefined): readonly MoveOfSeat[] {
  const line: MoveOfSeat[] = [];
  for (let at = trail; at !== undefined; at = at.before)
    line.push({ seat: at.seat, move: at.move });
  return line.reverse();
}
