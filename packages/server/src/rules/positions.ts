import {
  type AnyGame,
  deal,
  err,
  ok,
  type Refusal,
  type Result,
  readLine,
  refusal,
  replay,
} from '@pangaea/rules/kernel';
import { findGame, gameOf, type TableRecord } from './games.ts';
import type { PositionRef } from './jobs.ts';
import { OrderCount } from './orders.ts';

/** A position, and the counts of standing orders on the way to it. It must not be changed. */
export interface Position {
  readonly state: unknown;
  readonly orders: OrderCount;
}

/** A position from which the game continues. */
export interface Found extends Position {
  readonly game: AnyGame;
}

/**
 * A cache of recently used positions. Other positions are replayed from the record, in a few
 * microseconds for each move.
 */
export class Positions {
  readonly #kept = new Map<string, Position & { readonly at: number }>();
  readonly #most: number;

  constructor(most = 400) {
    this.#most = most;
  }

  /**
   * Finds a position in the cache, or replays it from the record.
   * @returns `record-needed` if the position is not cached and the record is missing
   */
  find({ game: id, table, at, record }: PositionRef): Found | Refusal | 'record-needed' {
    // A state contains its edition; the edition must be looked up only for a replay from the
    // record.
    const game = record === undefined ? findGame(id) : gameOf(record);
    if (game === undefined) return refusal('game-unknown', { game: id });
    const kept = this.#kept.get(table);
    if (kept?.at === at) return { game, ...kept };
    if (record === undefined) return 'record-needed';
    const end = playAgain(game, record);
    if (!end.ok) return end.error;
    this.keep(table, at, end.value);
    return { game, ...end.value };
  }

  /**
   * Stores a position in the cache.
   * @param at a number that is used once, so that a position which was not accepted is never found
   * again
   */
  keep(table: string, at: number, position: Position): void {
    this.#kept.delete(table);
    this.#kept.set(table, { ...position, at });
    if (this.#kept.size <= this.#most) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}

function playAgain(game: AnyGame, record: TableRecord): Result<Position, Refusal> {
  const orders = new OrderCount();
  const begun = deal(game, record);
  if (!begun.ok) return begun;
  const before = begun.value;
  const end = replay(game, record, (state, _events, index) => {
    const read = readLine(game, before, record.commands[index]);
    if (read.ok) orders.add(game, before, ...read.value);
    game.copy(state, before);
  });
  return end.ok ? ok({ state: end.value, orders }) : err(end.error.refusal);
}
