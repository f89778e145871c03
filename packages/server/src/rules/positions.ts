import { type AnyGame, type Refusal, refusal, replay } from '@pangaea/rules/kernel';
import { findGame, gameOf } from './games.ts';
import type { Place } from './jobs.ts';

/** A position to play on. It must not be changed. */
export interface Found {
  readonly game: AnyGame;
  readonly state: unknown;
}

/**
 * Positions that were played to last. One that is not at hand is played again from the record: a
 * microsecond a command.
 */
export class Positions {
  readonly #kept = new Map<string, { readonly at: number; readonly state: unknown }>();
  readonly #most: number;

  constructor(most = 400) {
    this.#most = most;
  }

  /** @returns `record-needed` when the position is not at hand and no record was sent along. */
  find({ game: id, table, at, record }: Place): Found | Refusal | 'record-needed' {
    // A state brings its edition; only who begins from a record needs to know it.
    const game = record === undefined ? findGame(id) : gameOf(record);
    if (game === undefined) return refusal('game-unknown', { game: id });
    const kept = this.#kept.get(table);
    if (kept?.at === at) return { game, state: kept.state };
    if (record === undefined) return 'record-needed';
    const end = replay(game, record);
    if (!end.ok) return end.error.refusal;
    this.keep(table, at, end.value);
    return { game, state: end.value };
  }

  /** @param at used once: a position that did not become the table's own is never found again. */
  keep(table: string, at: number, state: unknown): void {
    this.#kept.delete(table);
    this.#kept.set(table, { at, state });
    if (this.#kept.size <= this.#most) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}
