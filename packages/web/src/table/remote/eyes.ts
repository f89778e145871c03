import {
  printCommand,
  type Refusal,
  refusal,
  type SeenRecord,
  seenRecord,
  type Viewer,
} from '@pangaea/rules/kernel';
import type { Happened, TableInfo } from '@pangaea/wire';
import { isStopped } from '../../game/agreed.ts';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import type { AnyPageGame } from '../../game/page-game.ts';
import { SeenHistories } from '../../game/seen.ts';
import type { TableState } from '../port.ts';
import type { Api } from './api.ts';
import { addTo, historyOf } from './follow.ts';
import { ownSeats } from './seats.ts';

/**
 * The game as each seat of this device sees it, or as a spectator sees it if the device has no
 * seat.
 */
export class Eyes {
  /** Never empty. */
  readonly viewers: readonly Viewer[];
  readonly #game: AnyPageGame;
  readonly #histories: Map<Viewer, AnyHistory>;
  readonly #seen = new SeenHistories();

  private constructor(game: AnyPageGame, histories: Map<Viewer, AnyHistory>) {
    this.#game = game;
    this.#histories = histories;
    this.viewers = [...histories.keys()];
  }

  /** Asks the server for the game, once for each viewer with a different view. */
  static async open(
    id: string,
    game: AnyPageGame,
    { viewer, seats }: TableInfo,
    api: Pick<Api, 'game'>,
  ): Promise<Eyes | Refusal> {
    const own = ownSeats(seats);
    const histories = new Map<Viewer, AnyHistory>();
    for (const each of game.hasHands && own.length > 1 ? own : [viewer]) {
      const shown = await api.game(id, 0, each === 'spectator' ? undefined : each);
      if (!shown.ok) return shown.refused.refusal;
      const history = historyOf(game, shown.value);
      if (history === undefined) return refusal('record-malformed', { field: '' });
      histories.set(each, history);
    }
    return new Eyes(game, histories);
  }

  as(viewer: Viewer): AnyHistory {
    return this.#of(this.#histories, viewer);
  }

  /** @returns false if steps in between are missing */
  learn(viewer: Viewer, happened: Happened): boolean {
    const next = addTo(this.as(viewer), happened);
    if (next !== undefined) this.#histories.set(viewer, next);
    return next !== undefined;
  }

  /** The game as it is shown; positions do not change when hidden facts are revealed later. */
  shown(): Pick<TableState, 'deciders' | 'as'> {
    const now = new Map(this.#histories);
    const history = this.#of(now, this.viewers[0]);
    const deciders = isStopped(history) ? 0 : this.#game.book.game.deciders(stateAt(history));
    return { deciders, as: (viewer) => this.#of(now, viewer) };
  }

  /** The game as a file, with all facts that `viewer` may know. */
  record(viewer: Viewer): SeenRecord {
    const { game, start, steps } = this.as(viewer);
    const seen = steps.map(({ seat, command, state }) => ({
      command: printCommand(seat, command),
      state,
    }));
    return seenRecord(game.book.game, viewer, start, seen);
  }

  #of(known: ReadonlyMap<Viewer, AnyHistory>, viewer: Viewer): AnyHistory {
    const history = known.get(viewer);
    if (history !== undefined) return history;
    const first = known.get(this.viewers[0]);
    if (first === undefined) throw new Error('a table without a view');
    // The curtain between two seats shows the public view.
    return this.#seen.as(first, viewer);
  }
}
