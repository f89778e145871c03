import { printCommand, type Viewer } from '@pangaea/rules/kernel';
import { isStopped } from '../../game/agreed.ts';
import { fromRecord, type TableRecord } from '../../game/extend.ts';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import type { AnyPageGame } from '../../game/page-game.ts';
import { SeenHistories } from '../../game/seen.ts';
import { answeredFor } from '../answered-for.ts';
import type { TableState } from '../port.ts';
import { load, type SavedTable, type Shelf, save } from '../storage.ts';
import { turnOf } from '../turn.ts';

/** The whole game of a table of this device, and its stored state. */
export class KeptGame {
  readonly #game: AnyPageGame;
  readonly #saved: SavedTable;
  readonly #shelf: Shelf;
  readonly #now: () => number;
  readonly #seen = new SeenHistories();
  #history: AnyHistory;
  /**
   * The time at which the stored state was written, in milliseconds since 1970, as far as this page
   * knows.
   */
  #written: number;

  /** @param history the game of the record in `saved` */
  constructor(
    game: AnyPageGame,
    saved: SavedTable,
    history: AnyHistory,
    shelf: Shelf,
    now: () => number,
  ) {
    this.#game = game;
    this.#saved = saved;
    this.#history = history;
    this.#shelf = shelf;
    this.#now = now;
    this.#written = saved.changed;
  }

  get history(): AnyHistory {
    return this.#history;
  }

  /** The part of the game that is shown. Positions with hidden facts never leave this object. */
  shown(): Pick<TableState, 'deciders' | 'answeredFor' | 'as'> {
    const history = this.#history;
    const { game: rules } = this.#game.book;
    const position = stateAt(history);
    return {
      deciders: isStopped(history) ? 0 : rules.deciders(position),
      answeredFor: answeredFor(rules, position, this.#saved.players),
      as: (viewer: Viewer) => this.#seen.as(history, viewer),
    };
  }

  record(): TableRecord {
    return {
      ...this.#saved.record,
      commands: this.#history.steps.map(({ seat, command }) => printCommand(seat, command)),
    };
  }

  /**
   * Replaces the game, and stores it.
   * @returns false if it will be gone when the page is left
   */
  keep(history: AnyHistory): boolean {
    this.#history = history;
    this.#written = Math.max(this.#now(), this.#written + 1);
    const { id, players } = this.#saved;
    const turn = turnOf(this.#game.book.game, stateAt(history), players);
    const record = this.record();
    const isKept = save(this.#shelf, { id, players, record, changed: this.#written, turn });
    return isKept && this.#shelf.isForgetful !== true;
  }

  /**
   * Loads what another page of this device has stored.
   * @returns the stored table, if it is newer
   */
  takeOver(): SavedTable | undefined {
    const stored = load(this.#shelf, this.#saved.id);
    if (stored === undefined || stored.changed <= this.#written) return undefined;
    const read = fromRecord(this.#game, stored.record);
    if (!read.ok) return undefined;
    this.#written = stored.changed;
    this.#history = read.value;
    return stored;
  }
}
