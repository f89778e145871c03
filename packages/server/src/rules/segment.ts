import {
  type AnyGame,
  playSegment,
  type Refusal,
  type Result,
  refusal,
} from '@pangaea/rules/kernel';
import type { SeatCommands } from './jobs.ts';
import { areOrders, OrderCount } from './orders.ts';
import type { Position } from './positions.ts';
import type { Played } from './telling.ts';

/** A segment that was played. */
export interface PlayedSegment extends Position {
  readonly played: readonly Played[];
  /** Whether it has moves other than standing orders. */
  readonly moved: boolean;
}

/** The reason for a refusal, and the index of the refused move. */
export interface Fault {
  readonly index: number;
  readonly refusal: Refusal;
}

/**
 * Plays a segment on a position, completely or not at all: a refused segment produces no message.
 */
export function playOn(
  game: AnyGame,
  { state, orders }: Position,
  { seat, commands }: SeatCommands,
  isStale: boolean,
): Result<PlayedSegment, Fault | 'stale'> {
  const read = readMoves(game, state, seat, commands);
  if (!read.ok) return read;
  const moves = read.value;
  // Standing orders change nothing on the board, so earlier moves do not matter.
  if (isStale && !areOrders(game, state, seat, moves)) return { ok: false, error: 'stale' };
  const segment = playSegment(game, state, seat, moves);
  if (!segment.ok) return { ok: false, error: segment.error };
  const played = segment.value.steps.map((step) => ({
    seat,
    command: game.notation.print(step.before, step.move),
    ...step,
  }));
  const count = new OrderCount(orders);
  for (const [index, { before, move }] of played.entries()) {
    if (count.add(game, before, seat, move)) continue;
    return { ok: false, error: { index, refusal: refusal('orders-too-many') } };
  }
  const moved = count.others > (orders?.others ?? 0);
  return { ok: true, value: { state: segment.value.state, orders: count, played, moved } };
}

function readMoves(
  game: AnyGame,
  state: unknown,
  seat: number,
  commands: SeatCommands['commands'],
): Result<number[], Fault> {
  if (commands === 'silence') {
    const silence = game.silence(state, seat);
    if (silence !== undefined) return { ok: true, value: [silence] };
    const none = refusal('not-your-decision', { seat, deciders: '' });
    return { ok: false, error: { index: 0, refusal: none } };
  }
  const moves: number[] = [];
  for (const [index, text] of commands.entries()) {
    const move = game.notation.parse(state, text);
    if (!move.ok) return { ok: false, error: { index, refusal: move.error } };
    moves.push(move.value);
  }
  return { ok: true, value: moves };
}
