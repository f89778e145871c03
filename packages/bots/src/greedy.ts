import {
  type Game,
  type GameEvent,
  hasSeat,
  type Move,
  Moves,
  type Seat,
} from '@pangaea/rules/kernel';
import { type Judge, standing } from './judge.ts';

/**
 * Values moves by what the seat can make of its own turn afterwards, without looking at answers of
 * others.
 */
export class Greedy<S, O, E extends GameEvent> {
  readonly #game: Game<S, O, E>;
  readonly #judge: Judge<S>;
  readonly #points = new Float64Array(8);
  readonly #lists: Moves[] = [new Moves(), new Moves(), new Moves(), new Moves()];
  #slots: S[] = [];
  /** Positions judged so far. */
  judged = 0;

  constructor(game: Game<S, O, E>, judge: Judge<S>) {
    this.#game = game;
    this.#judge = judge;
  }

  /** The moves worth a thought, each with the standing it leads to, in the order of the list. */
  consider(state: S, seat: Seat): { readonly move: Move; readonly value: number }[] {
    const game = this.#game;
    this.#slots = this.#lists.map(() => game.slot(state));
    const moves = this.#lists[0];
    game.legal(state, seat, moves);
    this.#judge.prune(state, seat, moves);
    return moves.toArray().map((move) => {
      game.copy(state, this.#slots[0]);
      game.apply(this.#slots[0], seat, move);
      const prepares = this.#judge.prepares?.(move) ?? false;
      return { move, value: this.#best(this.#slots[0], seat, 1, prepares) };
    });
  }

  /**
   * Standing after the best that the seat can still do itself, a few moves deep.
   * @param prepared whether the move before only prepared the one that comes now.
   */
  #best(state: S, seat: Seat, depth: number, prepared: boolean): number {
    const game = this.#game;
    const deciders = game.deciders(state);
    if (!hasSeat(deciders, seat) || depth === this.#lists.length || game.awaitsChance(state)) {
      this.judged++;
      const worth = this.#judge.judge(state, this.#points);
      return worth * standing(this.#points, game.seats(state), seat);
    }
    const moves = this.#lists[depth];
    game.legal(state, seat, moves);
    this.#judge.prune(state, seat, moves);
    // The seat's next turn belongs to the future when everybody else has passed: judge it as it is.
    if (moves.count > 8 && !prepared) {
      this.judged++;
      const worth = this.#judge.judge(state, this.#points);
      return worth * standing(this.#points, game.seats(state), seat);
    }
    let best = 0;
    for (let index = 0; index < moves.count; index++) {
      if (prepared && this.#needsNoPreparing(moves.at(index))) continue;
      game.copy(state, this.#slots[depth]);
      game.apply(this.#slots[depth], seat, moves.at(index));
      const prepares = prepared && (this.#judge.prepares?.(moves.at(index)) ?? false);
      best = Math.max(best, this.#best(this.#slots[depth], seat, depth + 1, prepares));
    }
    return best;
  }

  /** What could be done before. */
  #needsNoPreparing(move: Move): boolean {
    const [before] = this.#lists;
    for (let index = 0; index < before.count; index++) if (before.at(index) === move) return true;
    return false;
  }
}
