import { type AnyGame, HIDDEN_COMMAND } from '@pangaea/rules/kernel';
import type { Shown } from '../../src/rules/show.ts';
import type { Happened } from '../../src/rules/telling.ts';
import { findGame } from '../all-games.ts';

/** A table as a client knows it, computed from the messages, as the page does. */
export class TableView {
  readonly id: string;
  readonly game: AnyGame;
  /** By version: the moves that the client got, as it may know them. */
  readonly steps = new Map<number, string>();
  version = -1;
  over = false;
  deciders: readonly number[] = [];
  inWindow = false;
  /** Own seats whose answer in the window has arrived. */
  answered: readonly number[] = [];
  #state: unknown;

  constructor(id: string, game: string) {
    this.id = id;
    const found = findGame(game);
    if (found === undefined) throw new Error(`no game ${game}`);
    this.game = found;
  }

  get state(): unknown {
    return this.#state;
  }

  get position(): string {
    return JSON.stringify(this.game.toJson(this.#state));
  }

  /** The client has loaded the game. */
  asked(shown: Shown): void {
    if (shown.version < this.version) return;
    this.#state = this.#read(shown.position);
    this.#note(shown);
  }

  /**
   * The client has got a move.
   * @returns `old` if it is known already, `gap` if an earlier one is missing, `wrong` if it is
   * impossible in the known position
   */
  told(happened: Happened): 'old' | 'gap' | 'told' | 'wrong' {
    const { from, version, steps } = happened;
    if (this.version < 0 || from > this.version) return 'gap';
    if (version < this.version || (version === this.version && steps.length > 0)) return 'old';
    for (const step of steps.slice(this.version - from)) {
      if (step.position !== undefined) {
        this.#state = this.#read(step.position);
        continue;
      }
      if (step.command === HIDDEN_COMMAND) return 'wrong';
      const move = this.game.notation.parse(this.#state, step.command);
      if (!move.ok || this.game.check(this.#state, step.seat, move.value) !== 0) return 'wrong';
      this.game.apply(this.#state, step.seat, move.value);
    }
    this.#note(happened);
    return 'told';
  }

  #note({ from, version, steps, deciders, window, outcome, fairness }: Happened): void {
    for (const [at, { seat, command }] of steps.entries()) {
      this.steps.set(from + at, `${seat} ${command}`);
    }
    this.version = version;
    this.deciders = deciders;
    this.inWindow = window !== undefined;
    this.answered = window?.answered ?? [];
    this.over = outcome !== undefined || fairness !== undefined;
  }

  #read(position: unknown): unknown {
    const read = this.game.fromJson(position);
    if (!read.ok) throw new Error(`${read.error.code} in ${this.id}`);
    return read.value;
  }
}
