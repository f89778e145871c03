import { argA, argB, type Move, packMove, type Seat } from '../../kernel/index.ts';
import { findOffer } from '../../terra-mystica/offers/offers.ts';
import { KIND } from '../../terra-mystica/words.ts';
import type { LedgerGame } from '../game/ledger-game.ts';
import type { Decline, Leech } from '../notation/commands.ts';
import type { Corrections } from './corrections.ts';

/** Plays the answers to power offers, with the details that the ledger gives. */
export class Answers {
  readonly #game: LedgerGame;
  readonly #corrections: Corrections;
  /**
   * Offers that were passed over because a later one was taken first; their keys are from `#keyOf`.
   */
  #passedOver: ReadonlySet<string> = new Set();

  constructor(game: LedgerGame, corrections: Corrections) {
    this.#game = game;
    this.#corrections = corrections;
  }

  /**
   * Plays an answer to a power offer.
   * @returns whether there was something to answer
   */
  give(seat: Seat, command: Leech | Decline): boolean {
    const kind = command.do === 'leech' ? KIND['take-power'] : KIND['refuse-power'];
    const from = command.from === undefined ? -1 : this.#game.seatOf(command.from);
    const offers = this.#offers(seat, from, kind);
    if (command.do === 'decline' && command.power === undefined) {
      for (const move of offers) this.#game.play(seat, move);
      return true;
    }
    // The number is either the power offered or the power that fitted; if there are several offers,
    // it selects the offer with that number.
    const power = command.power ?? 0;
    const { state } = this.#game;
    const fits = Math.min(power, state.powerRoom(seat), state.vp(seat) + 1);
    const wanted =
      offers.find((move) => argB(move) === power) ??
      offers.find((move) => argB(move) === fits) ??
      offers.find((move) => argB(move) > power);
    if (wanted !== undefined) return this.#answer(seat, wanted, command.do === 'leech');
    if (command.do === 'leech' && from < 0 && !this.#corrections.allows('strict-leech')) {
      this.#corrections.powerForPoints(seat, power);
      return true;
    }
    return this.#answerNothing(seat, from, command);
  }

  /**
   * Offers are taken in the order of the buildings that caused them. With `strict-leech` an offer
   * that was passed over can only be declined, since taking it first would have left less room or
   * fewer points for the others.
   */
  #answer(seat: Seat, move: Move, takes: boolean): boolean {
    const s = this.#game.state;
    const open = Array.from({ length: s.offers() }, (_, offer) => this.#keyOf(offer));
    const own = open.filter((_, offer) => s.offerTo(offer) === seat);
    const wanted = findOffer(s, seat, argA(move), argB(move));
    const earlier = wanted < 0 ? [] : own.slice(0, own.indexOf(open[wanted]));
    const isPassedOver = wanted >= 0 && this.#passedOver.has(open[wanted]);
    if (takes && isPassedOver && this.#corrections.allows('strict-leech')) {
      const from = this.#game.factions[argA(move)];
      return this.#game.refuse(seat, 'leech-too-late', { power: argB(move), from });
    }
    const still = [...this.#passedOver].filter((key) => open.includes(key));
    this.#passedOver = new Set(takes ? [...still, ...earlier] : still);
    return this.#game.play(seat, move);
  }

  #keyOf(offer: number): string {
    const s = this.#game.state;
    return [s.offerTo(offer), s.offerFrom(offer), s.offerEvent(offer)].join('/');
  }

  /** The site also asks players who have no room for power; neither answer has an effect. */
  #answerNothing(seat: Seat, from: Seat, command: Leech | Decline): boolean {
    const { state } = this.#game;
    const power = command.power ?? 0;
    if (state.powerRoom(seat) > 0) {
      const kind = command.do === 'leech' ? KIND['take-power'] : KIND['refuse-power'];
      return this.#game.play(seat, packMove(kind, Math.max(0, from), power));
    }
    const [refusal] = this.#offers(seat, from, KIND['refuse-power']);
    return refusal === undefined || this.#game.play(seat, refusal);
  }

  /**
   * Answers of a kind to the open offers, the oldest first.
   * @param from the seat that made the offer, -1 for any seat
   */
  #offers(seat: Seat, from: Seat, kind: number): readonly Move[] {
    const s = this.#game.state;
    const answers: Move[] = [];
    for (let offer = 0; offer < s.offers(); offer++) {
      if (s.offerTo(offer) !== seat || (from >= 0 && s.offerFrom(offer) !== from)) continue;
      answers.push(packMove(kind, s.offerFrom(offer), s.offerPower(offer)));
    }
    return answers;
  }
}
