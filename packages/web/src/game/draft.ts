import {
  type AnyGame,
  type GameEvent,
  hasSeat,
  Moves,
  playSegment,
  type Refusal,
  refusal,
} from '@pangaea/rules/kernel';
import type { AnyPageGame } from './page-game.ts';
import { tableDuring } from './rules.ts';

/** Moves of one seat that are not sent yet; they can be taken back one by one. */
export interface Draft<S, E extends GameEvent> {
  readonly game: AnyPageGame;
  readonly base: S;
  readonly seat: number;
  readonly moves: readonly number[];
  /**
   * The position after the drafted moves; if they end a round, the position before the next round.
   */
  readonly state: S;
  readonly events: readonly E[];
  /** Whether the seat decides again in the same round, so that more moves may follow. */
  readonly open: boolean;
}

/** A draft in a game of unknown type. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own types.
export type AnyDraft = Draft<any, any>;

export type Drafted<S, E extends GameEvent> =
  | { readonly ok: true; readonly value: Draft<S, E> }
  | { readonly ok: false; readonly error: Refusal };

/** The drafted moves on another position; refused as a whole if one of them is not legal there. */
export function draftOn<S, E extends GameEvent>(
  game: AnyPageGame,
  base: S,
  seat: number,
  moves: readonly number[],
): Drafted<S, E> {
  const played = playSegment(game.book.game, base, seat, moves);
  if (!played.ok) return { ok: false, error: played.error.refusal };
  const { events } = played.value;
  const end = endOfDraft(game, events);
  const draft = { game, base, seat, moves };
  if (end === events.length) return { ok: true, value: { ...draft, ...played.value } };
  const before = playSegment(game.book.game, base, seat, moves.slice(0, -1));
  if (!before.ok || before.value.events.length > end) {
    return { ok: false, error: refusal('segment-ended') };
  }
  const told = events.slice(before.value.events.length, end);
  const [from, to] = [before.value.state, played.value.state];
  const state = tableDuring(game, from, to, { seat, move: moves[moves.length - 1], told }) as S;
  return { ok: true, value: { ...draft, state, events: events.slice(0, end), open: false } };
}

/** Drafts by the position that they begin from, and by seat and moves. */
const drafts = new WeakMap<object, Map<string, Drafted<unknown, GameEvent>>>();

/**
 * Like `draftOn`, for a position that never changes any more: each draft is computed only once. So
 * a move that is taken back shows the earlier draft itself, and the first moves of a chain are not
 * played again.
 */
export function draftOnce<S extends object, E extends GameEvent>(
  game: AnyPageGame,
  base: S,
  seat: number,
  moves: readonly number[],
): Drafted<S, E> {
  const known = drafts.get(base) ?? new Map<string, Drafted<unknown, GameEvent>>();
  drafts.set(base, known);
  const key = [seat, ...moves].join();
  const found = known.get(key) ?? draftOn<S, E>(game, base, seat, moves);
  known.set(key, found);
  return found as Drafted<S, E>;
}

/** The number of events that are shown for these drafted moves. */
export function endOfDraft({ closes }: AnyPageGame, events: readonly GameEvent[]): number {
  const end = closes === undefined ? -1 : events.findIndex(closes);
  return end < 0 ? events.length : end;
}

export function legalMoves(rules: AnyGame, state: unknown, seat: number): number[] {
  const moves = new Moves();
  if (!hasSeat(rules.deciders(state), seat)) return [];
  rules.legal(state, seat, moves);
  return moves.toArray();
}

/**
 * The drafted moves in the form in which they are sent. If nothing else is asked, the end of the
 * turn is added, and before it the moves that decline optional offers. If all others have passed
 * and the seat also has the next turn, the whole turns before that turn can be sent. Undefined
 * while a choice is needed, or if nothing was drafted.
 */
export function sendable(draft: AnyDraft): readonly number[] | undefined {
  const { game, state, seat, base, moves } = draft;
  const { end } = game;
  const last = moves.at(-1);
  if (last === undefined) return undefined;
  // After its last turn has ended, a seat may exchange power once more; that is another question.
  if (!draft.open || last === end || game.isTurnOver?.(base, seat, moves)) return moves;
  const without = game.without?.(state, seat);
  if (without !== undefined) {
    const left = draftOn(game, base, seat, [...moves, without]);
    return left.ok ? sendable(left.value) : undefined;
  }
  if (end === undefined || !legalMoves(game.book.game, state, seat).includes(end)) return undefined;
  return [...moves, end];
}
