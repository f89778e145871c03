import { type AnyGame, firstSeat } from '@pangaea/rules/kernel';
import type { StoredWindow } from '../storage/contract.ts';
import type { WindowInfo } from './jobs.ts';

/** Whether seats are asked in secret, so that the table needs a time limit for them. */
export function asksInSecret(game: AnyGame, state: unknown): boolean {
  const deciders = game.deciders(state);
  return deciders !== 0 && game.silence(state, firstSeat(deciders)) !== undefined;
}

/**
 * The window that is open after a segment. It stays the same if all seats still asked were also
 * asked before.
 * @param opened the window that this segment opens, if it opens one
 */
export function windowAfter(
  game: AnyGame,
  [before, after]: readonly [unknown, unknown],
  open: StoredWindow | undefined,
  opened: StoredWindow,
): StoredWindow | undefined {
  if (!asksInSecret(game, after)) return undefined;
  const others = game.deciders(after) & ~game.deciders(before);
  return open !== undefined && others === 0 ? open : opened;
}

export function describeWindow({ from, closes }: StoredWindow, now: number): WindowInfo {
  return closes === 0 ? { from } : { from, closes, left: Math.max(0, closes - now) };
}
