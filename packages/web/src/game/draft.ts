import { hasSeat, Moves, playSegment, type Refusal } from '@pangaea/rules/kernel';
import { type Event, KIND, type State } from '@pangaea/rules/terra-nova';
import { GAME } from './rules.ts';

/** Moves of one seat that are not sent yet; taken back one by one. */
export interface Draft {
  readonly base: State;
  readonly seat: number;
  readonly moves: readonly number[];
  /** After the drafted moves. */
  readonly state: State;
  readonly events: readonly Event[];
  /** The seat still decides: more moves may follow. */
  readonly open: boolean;
}

export type Drafted =
  | { readonly ok: true; readonly value: Draft }
  | { readonly ok: false; readonly error: Refusal };

/** The drafted moves on a position; refused as a whole when one of them does not fit (any more). */
export function draftOn(base: State, seat: number, moves: readonly number[]): Drafted {
  const played = playSegment(GAME, base, seat, moves);
  if (!played.ok) return { ok: false, error: played.error.refusal };
  return { ok: true, value: { base, seat, moves, ...played.value } };
}

export function legalMoves(state: State, seat: number): number[] {
  const moves = new Moves();
  if (!hasSeat(GAME.deciders(state), seat)) return [];
  GAME.legal(state, seat, moves);
  return moves.toArray();
}

/**
 * The drafted moves as they can be sent: with the end of the turn added when nothing but ending it
 * is asked for. Undefined while something still has to be chosen, or nothing was drafted.
 */
export function sendable(draft: Draft): readonly number[] | undefined {
  if (draft.moves.length === 0) return undefined;
  if (!draft.open) return draft.moves;
  return legalMoves(draft.state, draft.seat).includes(KIND.end)
    ? [...draft.moves, KIND.end]
    : undefined;
}
