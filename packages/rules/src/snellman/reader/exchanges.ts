import { kindOf, type Move, packMove, type Seat } from '../../kernel/index.ts';
import { hasDuties } from '../../terra-mystica/offers/due.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import type { LedgerGame } from '../game/ledger-game.ts';
import type { Convert } from '../notation/commands.ts';
import type { Corrections } from './corrections.ts';
import type { ImpliedMoves } from './implied-moves.ts';
import { ratesThrough } from './rates.ts';

/** Conversions and burning, which the site allows before offers are answered. */
export class Exchanges {
  readonly #game: LedgerGame;
  readonly #implied: ImpliedMoves;
  readonly #corrections: Corrections;

  constructor(game: LedgerGame, implied: ImpliedMoves, corrections: Corrections) {
    this.#game = game;
    this.#implied = implied;
    this.#corrections = corrections;
  }

  /**
   * Plays a conversion as the ledger writes it; the amounts must fit the rate. If no single
   * conversion exists, it is done through workers.
   */
  convert(seat: Seat, { give, get }: Convert, answersLater: boolean): boolean {
    const rates = ratesThrough(give.resource, get.resource);
    const price = rates.reduce((product, rate) => product * rate.give, 1);
    if (rates.length === 0 || give.count !== get.count * price) {
      const params = { give: `${give.count}${give.resource}`, get: `${get.count}${get.resource}` };
      return this.#game.refuse(seat, 'conversion-rate', params);
    }
    return rates.every(({ conversion }) =>
      conversion === undefined
        ? this.#implied.move(seat, KIND.ordain, get.count)
        : this.exchange(seat, packMove(KIND.convert, conversion, get.count), answersLater),
    );
  }

  /**
   * Plays a conversion. In the game, open offers must be answered first; on the site they may still
   * be answered after a burn, and without `strict-leech` after any conversion.
   */
  exchange(seat: Seat, move: Move, answersLater: boolean): boolean {
    const mayBeEarly = kindOf(move) === KIND.burn || !this.#corrections.allows('strict-leech');
    if (answersLater && mayBeEarly && hasDuties(this.#game.state, seat)) {
      if (this.#game.attempt(seat, move)) return true;
      if (this.#implied.bringTo(seat) && this.#isAt(seat)) {
        return this.#corrections.early(seat, move);
      }
    }
    return this.#implied.firstOf(seat, () => [move]);
  }

  /** Whether it is the seat's turn and the seat has questions to answer. */
  #isAt(seat: Seat): boolean {
    const s = this.#game.state;
    return s.depth() > 0 && s.top() === QUESTION.turn && s.topWho() === seat && hasDuties(s, seat);
  }
}
