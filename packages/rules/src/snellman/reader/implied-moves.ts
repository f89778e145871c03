import { type Move, packMove, type Seat } from '../../kernel/index.ts';
import { PHASE } from '../../terra-mystica/state.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import type { LedgerGame } from '../game/ledger-game.ts';
import { placeOf } from '../notation/words.ts';
import { Corrections } from './corrections.ts';

const END = packMove(KIND.end);
const DECLINE = packMove(KIND.decline);
const DROP = packMove(KIND.drop);

/** More steps than a command ever needs before it can be played. */
const MOST_OBSTACLES = 8;

/** Told how a turn goes on. */
interface TurnListener {
  /** The seat has ended its turn. */
  readonly ended: (seat: Seat) => void;
  /** The seat has given up an offer or a due thing. */
  readonly declined: (seat: Seat) => void;
}

/**
 * Plays moves, and before them the moves that a ledger leaves unsaid: turns end, leftovers are given up,
 * offers that nobody answered are refused.
 */
export class ImpliedMoves {
  readonly #game: LedgerGame;
  readonly #listener: TurnListener;
  /** Seats that leave the game when their turn comes. */
  readonly #leaving = new Set<Seat>();

  constructor(game: LedgerGame, listener: TurnListener) {
    this.#game = game;
    this.#listener = listener;
  }

  /** Plays one move, after the moves that must come before it. */
  move(seat: Seat, kind: number, a = 0, b = 0, c = 0): boolean {
    const moves = [packMove(kind, a, b, c)];
    return this.firstOf(seat, () => moves);
  }

  /** The first of the moves that is legal, now or after the moves that must come before it. */
  firstOf(seat: Seat, candidates: () => readonly Move[]): boolean {
    for (let obstacles = 0; obstacles <= MOST_OBSTACLES; obstacles++) {
      for (const move of candidates()) {
        if (!this.#game.play(seat, move)) continue;
        this.#game.forgetRefusal();
        return true;
      }
      if (!this.#clearOne(seat)) return false;
    }
    return false;
  }

  /** Plays on until it is the turn of the seat. */
  bringTo(seat: Seat): boolean {
    const s = this.#game.state;
    if (this.#hasActed(seat)) {
      this.#game.refuse(seat, 'action-already-taken', { command: 'transform' });
    }
    for (let obstacles = 0; obstacles <= MOST_OBSTACLES; obstacles++) {
      if (s.depth() > 0 && s.topWho() === seat && s.top() !== QUESTION['after-action']) return true;
      if (!this.#clearOne(seat)) return s.depth() > 0 && s.topWho() === seat;
    }
    return false;
  }

  /** Whether the seat's action is done and somebody else's turn comes next. */
  #hasActed(seat: Seat): boolean {
    const s = this.#game.state;
    if (s.depth() === 0 || s.top() !== QUESTION['after-action'] || s.topWho() !== seat)
      return false;
    const others = [...this.#game.factions.keys()].filter((other) => other !== seat);
    return others.some((other) => !s.hasPassed(other) && !s.isDropped(other));
  }

  /** Ends the turn of the seat if it can be ended. */
  end(seat: Seat): boolean {
    if (!this.#game.attempt(seat, END)) return false;
    this.#listener.ended(seat);
    return true;
  }

  /** Somebody else's command comes after the seat's: once its action is done its turn is over. */
  endAfterAction(seat: Seat): void {
    const s = this.#game.state;
    if (s.depth() === 0 || s.top() !== QUESTION['after-action'] || s.topWho() !== seat) return;
    this.end(seat);
  }

  /** Whether everybody has passed or left the game. */
  haveAllPassed(): boolean {
    const s = this.#game.state;
    const seats = [...this.#game.factions.keys()];
    return seats.every((seat) => s.hasPassed(seat) || s.isDropped(seat));
  }

  /** Ends the turn of the seat after its action; what is left over is given up. */
  finish(seat: Seat): void {
    const s = this.#game.state;
    while (s.depth() > 0 && s.topWho() === seat && s.top() !== QUESTION.turn) {
      const isEnd = s.top() === QUESTION['after-action'];
      if (!this.#finish(seat) || isEnd) return;
    }
  }

  /** Gives up what the seat is asked for, if it can. */
  decline(seat: Seat): boolean {
    if (!this.#game.attempt(seat, DECLINE)) return false;
    this.#listener.declined(seat);
    return true;
  }

  /**
   * Ends the turn of whoever is at it when nothing but its end is left: the table goes on. Offers that
   * nobody has answered by then are refused.
   */
  finishTurn(): void {
    const s = this.#game.state;
    // Spades of the cult reward are still to be used.
    while (s.depth() > 0 && s.phase() === PHASE.actions && this.#finish(s.topWho()));
    if (s.depth() > 0) return;
    for (const seat of this.#game.factions.keys()) while (this.#refuseOldest(seat));
  }

  /**
   * A faction, or `player2`, leaves the game. On the site that is at once; where a record is made it is
   * as soon as its turn comes. @returns whether there is such a faction.
   */
  drop(who: string): boolean {
    this.#game.forgetRefusal();
    const number = /^player([1-5])$/.exec(who);
    const seat = number === null ? placeOf(this.#game.factions, who) : Number(number[1]) - 1;
    if (this.#game.factions[seat] === undefined) return false;
    // On the site nobody goes on with a turn after that.
    const s = this.#game.state;
    if (s.depth() > 0 && s.phase() === PHASE.actions) this.finish(s.topWho());
    this.#leaving.add(seat);
    if (this.#leave(seat)) return true;
    if (this.#game.isCompared || this.#game.state.round() === 0) {
      this.#leaving.delete(seat);
      new Corrections(this.#game).leave(seat);
      return true;
    }
    while (this.#refuseOldest(seat));
    return true;
  }

  /** Whether a seat that has left on the site is still in the game. */
  get isSomebodyLeaving(): boolean {
    return this.#leaving.size > 0;
  }

  #leave(seat: Seat): boolean {
    if (!this.#leaving.has(seat) || !this.#game.attempt(seat, DROP)) return false;
    this.#leaving.delete(seat);
    return true;
  }

  /**
   * Something that a ledger does not say: what is left over in the action of whoever is at it is
   * given up, the turn ends; offers that the seat has not answered before its action are refused.
   */
  #clearOne(seat: Seat): boolean {
    const s = this.#game.state;
    if (s.depth() === 0) return this.#refuseOldest(seat);
    const who = s.topWho();
    if (s.top() === QUESTION['remove-tokens']) return this.#onlyMove(who);
    if (this.#finish(who)) return true;
    return this.#refuseOldest(seat);
  }

  /** What is left over in the action of the seat is given up, its turn ends, or it leaves the game. */
  #finish(seat: Seat): boolean {
    if (this.#leave(seat) || this.end(seat)) return true;
    const isTurn = this.#game.state.top() === QUESTION.turn;
    return !isTurn && this.decline(seat);
  }

  #refuseOldest(seat: Seat): boolean {
    const s = this.#game.state;
    for (let offer = 0; offer < s.offers(); offer++) {
      if (s.offerTo(offer) !== seat) continue;
      const refusal = packMove(KIND['refuse-power'], s.offerFrom(offer), s.offerPower(offer));
      return this.#game.attempt(seat, refusal);
    }
    return false;
  }

  #onlyMove(seat: Seat): boolean {
    const [first, ...others] = this.#game.legal(seat);
    return first !== undefined && others.length === 0 && this.#game.play(seat, first);
  }
}
