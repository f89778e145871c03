import type { Seat } from '../../../src/kernel/index.ts';
import { lacks } from './dues.ts';
import { type Account, type FollowUps, type Kept, Refused } from './kept.ts';

/** The turn on the site: the seat, and the number of actions left in it. */
export class Turns {
  readonly account: Account;
  active: Seat = -1;
  /** 0 before the first one. */
  round = 0;
  /** Nobody has acted in the round yet. */
  isOpening = false;
  #order: Seat[] = [];

  constructor(account: Account) {
    this.account = account;
  }

  kept(seat: Seat): Kept {
    return this.account.all[seat];
  }

  isRoundOver(): boolean {
    return this.#unpassed().length === 0;
  }

  beginRound(): void {
    const { all, game } = this.account;
    this.round = game.state.round();
    this.#order = all.map((_, place) => game.state.turnOrder(place));
    for (const kept of all) {
      kept.passed = false;
      if (kept.offers.length > 0) throw new Refused('offers are open at the end of the round');
    }
    this.isOpening = true;
    const first = this.#order.find((seat) => !game.state.isDropped(seat));
    if (first !== undefined) this.#begin(first);
  }

  /** Begins the next player's turn, after the faction has done everything required. */
  advance(seat: Seat): void {
    const { all, game } = this.account;
    if (this.round === 0 || this.active !== seat || all[seat].actions > 0) return;
    if (lacks(this.account, seat) !== undefined) return;
    const at = this.#order.indexOf(seat);
    for (let n = 1; n <= this.#order.length; n++) {
      const next = this.#order[(at + n) % this.#order.length];
      if (all[next].passed || game.state.isDropped(next)) continue;
      this.#begin(next);
      return;
    }
  }

  /** Takes an action, or a command that may follow one. */
  take(seat: Seat, what: string, follow: FollowUps): void {
    const kept = this.kept(seat);
    if ((kept.follow[what] ?? 0) > 0) {
      kept.follow = { ...follow };
      return;
    }
    if (kept.actions > 0) {
      kept.actions--;
      kept.follow = { ...follow };
      kept.offers = [];
      return;
    }
    const unpassed = this.#unpassed();
    if (unpassed.length !== 1 || unpassed[0] !== kept) throw new Refused(`${what} not allowed`);
    this.#begin(seat);
    this.take(seat, what, follow);
  }

  #begin(seat: Seat): void {
    this.active = seat;
    const kept = this.kept(seat);
    kept.actions = 1;
    kept.follow = {};
    kept.madeHome.clear();
    kept.dug = false;
    kept.mustComeHome = false;
  }

  #unpassed(): readonly Kept[] {
    const { all, game } = this.account;
    return all.filter(({ passed }, seat) => !passed && !game.state.isDropped(seat));
  }
}
