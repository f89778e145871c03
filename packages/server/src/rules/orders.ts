import { type AnyGame, type Move, Moves } from '@pangaea/rules/kernel';

/** Standing orders that a seat may give, in addition to one for every other played move. */
const FREE = 30;

/** One list for all calls, because every move of every replayed game passes here. */
const LISTED = new Moves();

/**
 * Counts the standing orders of each seat, and the other moves. Orders can be given at any time and
 * change nothing on the board, so the rules do not limit them: without a limit one seat could make
 * a record too long to load.
 */
export class OrderCount {
  readonly #given: Map<number, number>;
  #others: number;

  constructor(before?: OrderCount) {
    this.#given = new Map(before === undefined ? [] : before.#given);
    this.#others = before === undefined ? 0 : before.#others;
  }

  /** The number of moves other than standing orders. */
  get others(): number {
    return this.#others;
  }

  /**
   * Counts a played move.
   * @param state the position before the move
   * @returns false if it is one standing order too many
   */
  add(game: AnyGame, state: unknown, seat: number, move: Move): boolean {
    if (!areOrders(game, state, seat, [move])) {
      this.#others += 1;
      return true;
    }
    const given = (this.#given.get(seat) ?? 0) + 1;
    this.#given.set(seat, given);
    return given <= FREE + this.#others;
  }
}

/** Whether the moves are standing orders that the seat may give in a state. */
export function areOrders(
  game: AnyGame,
  state: unknown,
  seat: number,
  moves: readonly Move[],
): boolean {
  game.orders(state, seat, LISTED);
  return moves.every((move) => LISTED.includes(move));
}
