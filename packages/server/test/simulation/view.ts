import { type AnyGame, HIDDEN_COMMAND } from '@pangaea/rules/kernel';
import type { Shown } from '../../src/rules/show.ts';
import type { Happened } from '../../src/rules/telling.ts';
import { findGame } from '../all-games.ts';

/** A table as a client knows it, worked out from what it was told, as the page does it. */
export class TableView {
  readonly id: string;
  readonly game: AnyGame;
  /** Of the moves so far, as this client may know them; those that it has been told of. */
  readonly steps = new Map<number, string>();
  version = -1;
  over = false;
  deciders: readonly number[] = [];
  inWindow = false;
  /** Own seats whose answer in the window is in. */
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

  /** What the server said when it was asked. */
  asked(shown: Shown): void {
    if (shown.version < this.version) return;
    this.#state = this.#read(shown.position);
    this.#note(shown);
  }

  /**
   * Something that happened.
   * @returns `old` for what is known already, `gap` where something in between is missing, `wrong` where it cannot have
   * happened in the position as it is known here
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
