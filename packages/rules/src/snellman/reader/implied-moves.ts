import { type Move, packMove, type Seat } from '../../kernel/index.ts';
import { PHASE } from '../../terra-mystica/state.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import type { LedgerGame } from '../game/ledger-game.ts';
import { placeOf } from '../notation/words.ts';
import { Corrections } from './corrections.ts';

const END = packMove(KIND.end);
const DECLINE = packMove(KIND.decline);
const DROP = packMove(KIND.drop);

/** The limit of steps that a command may need before it can be played. */
const MOST_OBSTACLES = 8;

/** Functions that are called as a turn goes on. */
interface TurnListener {
  /** The seat has ended its turn. */
  readonly ended: (seat: Seat) => void;
  /** The seat has given up an offer or a due thing. */
  readonly declined: (seat: Seat) => void;
}

/**
 * Plays moves, and before them the moves that a ledger does not write: turns end, unused things are
 * given up, offers that nobody answered are refused.
 */
export class ImpliedMoves {
  readonly #game: LedgerGame;
  readonly #listener: TurnListener;
  /** Seats that leave the game in their next turn. */
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

  /** Whether the seat's action is done and the next turn is another seat's. */
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

  /**
   * Called when a command of another seat follows: if the seat has taken its action, its turn ends.
   */
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

  /** Ends the turn of the seat after its action; unused things are given up. */
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
   * Ends the present turn if nothing but its end is left, because the ledger goes on with another
   * turn. Offers that nobody has answered by then are refused.
   */
  finishTurn(): void {
    const s = this.#game.state;
    // Spades of the cult reward are still to be used.
    while (s.depth() > 0 && s.phase() === PHASE.actions && this.#finish(s.topWho()));
    if (s.depth() > 0) return;
    for (const seat of this.#game.factions.keys()) while (this.#refuseOldest(seat));
  }

  /**
   * Takes a faction, or `player2`, out of the game. The site does this immediately; if a record is
   * made, it is done in that player's next turn.
   * @returns whether there is such a faction.
   */
  drop(who: string): boolean {
    this.#game.forgetRefusal();
    const number = /^player([1-5])$/.exec(who);
    const seat = number === null ? placeOf(this.#game.factions, who) : Number(number[1]) - 1;
    if (this.#game.factions[seat] === undefined) return false;
    // On the site nobody continues a turn after that.
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
   * Plays one thing that a ledger does not write: unused things of the present action are given up,
   * the turn ends, or offers that the seat has not answered before its action are refused.
   */
  #clearOne(seat: Seat): boolean {
    const s = this.#game.state;
    if (s.depth() === 0) return this.#refuseOldest(seat);
    const who = s.topWho();
    if (s.top() === QUESTION['remove-tokens']) return this.#onlyMove(who);
    if (this.#finish(who)) return true;
    return this.#refuseOldest(seat);
  }

  /**
   * Gives up the unused things of the seat's action, ends its turn, or takes it out of the game.
   */
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
