import { type AnyGame, type Move, Moves } from '@pangaea/rules/kernel';

/** Standing orders that a seat has free, besides one for every other command that was played. */
const FREE = 30;

/** Filled again and again: every move of every game that is played again asks. */
const LISTED = new Moves();

/**
 * How often each seat gave a standing order, and how many other commands were played. Orders can be given
 * at any time and change no piece, so nothing in the rules ends them: without a limit one seat could make
 * a game so long that nobody can look at it any more.
 */
export class OrderCount {
  readonly #given: Map<number, number>;
  #others: number;

  constructor(before?: OrderCount) {
    this.#given = new Map(before === undefined ? [] : before.#given);
    this.#others = before === undefined ? 0 : before.#others;
  }

  /** Commands that were no standing orders. */
  get others(): number {
    return this.#others;
  }

  /**
   * Counts a move that is played.
   * @param state the one in which it is made. @returns false when it is a standing order too many.
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
