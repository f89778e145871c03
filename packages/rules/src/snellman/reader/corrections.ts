import { argA, argB, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import { buildBridge } from '../../terra-mystica/bridges/bridge.ts';
import { leave } from '../../terra-mystica/course/drop.ts';
import { TURN } from '../../terra-mystica/course/turn.ts';
import { CHOOSE_CULT } from '../../terra-mystica/cults/cult.ts';
import { advanceCult } from '../../terra-mystica/cults/cults.ts';
import { burn, convert, timesPossible } from '../../terra-mystica/goods/conversions.ts';
import {
  addPriests,
  gainCoins,
  gainKeys,
  gainPower,
  gainTokens,
  gainVp,
  gainWorkers,
  loseTokens,
  type Sink,
  spendPower,
} from '../../terra-mystica/goods/gains.ts';
import { RULES } from '../../terra-mystica/rules.ts';
import { buySpades, gainSpades } from '../../terra-mystica/spades/spades.ts';
import { SPADES } from '../../terra-mystica/spades/spades-question.ts';
import { NONE, type State } from '../../terra-mystica/state.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import type { LedgerGame } from '../game/ledger-game.ts';
import type { Gained } from '../notation/words.ts';

/**
 * Changes that the site allows outside of the rules: corrections by hand, and steps of old games
 * that it did not check. No move can express them, so they change the state directly and mark the
 * game: its rows can still be compared, but no record can be made of it.
 */
export class Corrections {
  readonly #game: LedgerGame;
  /** Options of the site. */
  readonly #site: ReadonlySet<string>;
  /** Shapeshifters' tokens that are not paid for yet, by seat. */
  readonly #postponed = new Map<Seat, number>();
  /** Cult steps that are not made yet, by seat. */
  readonly #postponedSteps = new Map<Seat, number>();

  constructor(game: LedgerGame) {
    this.#game = game;
    this.#site = game.site;
  }

  allows(option: string): boolean {
    return this.#site.has(option);
  }

  /**
   * Adds or removes goods by hand: `+3C`, `-2W`.
   * @returns false if the seat does not have that much
   */
  count(seat: Seat, what: Gained, amount: number): boolean {
    const s = this.#game.state;
    if (amount < 0 && countOf(s, seat, what) < -amount) return false;
    this.#game.change((sink) => change(s, seat, what, amount, sink));
    return true;
  }

  /**
   * Takes power that nobody offered and pays its points; games without `strict-leech` allow this.
   */
  powerForPoints(seat: Seat, power: number): void {
    const s = this.#game.state;
    const gained = Math.min(power, s.powerRoom(seat), s.vp(seat) + 1);
    this.#game.change((sink) => {
      gainPower(s, seat, gained, 'neighbour', sink);
      gainVp(s, seat, Math.min(0, 1 - gained), 'neighbour', sink);
    });
  }

  /**
   * Makes a conversion although an offer is still open.
   * @returns whether the seat has enough for it
   */
  early(seat: Seat, move: Move): boolean {
    const s = this.#game.state;
    const times = kindOf(move) === KIND.burn ? argA(move) : argB(move);
    const most =
      kindOf(move) === KIND.burn ? s.bowl2(seat) >> 1 : timesPossible(s, seat, argA(move));
    if (times > most) return false;
    this.#game.change((sink) => {
      if (kindOf(move) === KIND.burn) burn(s, seat, times, sink);
      else convert(s, seat, argA(move), times, sink);
    });
    return true;
  }

  /**
   * Builds a bridge that does not touch own structures.
   * @returns whether a bridge is due and the place is free
   */
  bridge(seat: Seat, place: number): boolean {
    const s = this.#game.state;
    const isDue = s.depth() > 0 && s.top() === QUESTION.bridge && s.topWho() === seat;
    if (!isDue || place < 0 || s.bridgeOwner(place) !== NONE) return false;
    this.#game.change((sink) => {
      buildBridge(s, seat, place, sink);
      RULES.settle(s, sink);
    });
    return true;
  }

  /** Pays for spades that were dug and are thrown away. */
  waste(seat: Seat, spades: number): void {
    const s = this.#game.state;
    this.#game.change((sink) => buySpades(s, seat, spades, false, sink));
  }

  /**
   * Pays for dug spades before their hexes are known, so that the gains from the spades can pay for
   * more.
   * @returns false if the spades are neither an action of their own nor added to one
   */
  payAhead(seat: Seat, spades: number): boolean {
    const s = this.#game.state;
    const isTurn = s.top() === QUESTION.turn && s.arg(TURN.at.action) === 0;
    if (!isTurn && s.top() !== QUESTION.spades) return false;
    this.#game.change((sink) => {
      if (isTurn) {
        s.pop();
        s.push(QUESTION['after-action'], seat);
        s.push(QUESTION.spades, seat, 0, NONE, NONE, 0, NONE);
      }
      buySpades(s, seat, spades, false, sink);
      s.setArg(SPADES.at.free, s.arg(SPADES.at.free) + spades);
    });
    return true;
  }

  /**
   * Gives up a favour or town tile that is due.
   * @returns whether one was due
   */
  forgo(seat: Seat, frame: number): boolean {
    const s = this.#game.state;
    if (s.depth() === 0 || s.top() !== frame || s.topWho() !== seat) return false;
    this.#game.change((sink) => {
      s.pop();
      RULES.settle(s, sink);
    });
    return true;
  }

  /**
   * Delays all cult steps of an action, for which the seat is asked, until after the next action.
   */
  postponeSteps(seat: Seat): void {
    const s = this.#game.state;
    this.#game.change((sink) => {
      while (s.top() === QUESTION.cult && s.topWho() === seat) {
        this.#postponedSteps.set(
          seat,
          (this.#postponedSteps.get(seat) ?? 0) + s.arg(CHOOSE_CULT.at.steps),
        );
        s.pop();
      }
      RULES.settle(s, sink);
    });
  }

  /**
   * Makes delayed cult steps.
   * @returns false if fewer steps are delayed
   */
  makeSteps(seat: Seat, cult: number, steps: number): boolean {
    const waiting = this.#postponedSteps.get(seat) ?? 0;
    if (waiting < steps) return false;
    this.#postponedSteps.set(seat, waiting - steps);
    const s = this.#game.state;
    this.#game.change((sink) => advanceCult(s, seat, cult, steps, 'special-action', sink));
    return true;
  }

  /** Delays the payment of a token until after the next action. */
  postponeToken(seat: Seat): void {
    this.#postponed.set(seat, (this.#postponed.get(seat) ?? 0) + 1);
    this.#game.change(() => this.#game.state.addOweTokens(seat, -1));
  }

  /**
   * Pays for a delayed token or gives it up.
   * @returns false if there is none, or the seat cannot pay
   */
  settleToken(seat: Seat, pays: boolean): boolean {
    const s = this.#game.state;
    const waiting = this.#postponed.get(seat) ?? 0;
    if (waiting === 0 || (pays && s.vp(seat) < s.table.tokenVp)) return false;
    this.#postponed.set(seat, waiting - 1);
    if (!pays) return true;
    this.#game.change((sink) => {
      gainVp(s, seat, -s.table.tokenVp, 'ability', sink);
      gainTokens(s, seat, 0, 1, 'ability', sink);
    });
    return true;
  }

  /** Ends a turn without an action: `done` alone, in games with `loose-done`. */
  skipTurn(): void {
    const s = this.#game.state;
    this.#game.change((sink) => {
      s.pop();
      RULES.settle(s, sink);
    });
  }

  /** Leaves the game although it is another seat's turn. */
  leave(seat: Seat): void {
    const s = this.#game.state;
    this.#game.change((sink) => {
      leave(s, seat, sink);
      while (s.depth() > 0 && s.topWho() === seat) s.pop();
      RULES.settle(s, sink);
    });
  }
}

function countOf(s: State, seat: Seat, what: Gained): number {
  const counts: Readonly<Record<Gained, number>> = {
    C: s.coins(seat),
    W: s.workers(seat),
    P: s.priests(seat),
    PW: s.bowl3(seat),
    VP: s.vp(seat),
    P1: s.bowl1(seat),
    P2: s.bowl2(seat),
    P3: s.bowl3(seat),
    KEY: s.keys(seat),
    SPADE: 0,
  };
  return counts[what];
}

function change(s: State, seat: Seat, what: Gained, amount: number, sink: Sink): void {
  const cause = 'ability';
  switch (what) {
    case 'C':
      gainCoins(s, seat, amount, cause, sink);
      break;
    case 'W':
      gainWorkers(s, seat, amount, cause, sink);
      break;
    case 'P':
      addPriests(s, seat, amount, cause, sink);
      break;
    case 'VP':
      gainVp(s, seat, amount, cause, sink);
      break;
    case 'KEY':
      gainKeys(s, seat, amount, cause, sink);
      break;
    case 'SPADE':
      gainSpades(s, seat, amount, sink);
      break;
    case 'PW':
      if (amount > 0) gainPower(s, seat, amount, cause, sink);
      else spendPower(s, seat, -amount, cause, sink);
      break;
    case 'P2':
      loseTokens(s, seat, 0, -amount, 0, cause, sink);
      break;
    case 'P1':
      gainTokens(s, seat, amount, 0, cause, sink);
      break;
    case 'P3':
      gainTokens(s, seat, 0, amount, cause, sink);
      break;
  }
}
