import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { firstSeat, type Viewer } from '../seats.ts';
import { canFollow } from './following.ts';
import { playLine, readLine } from './line.ts';

/**
 * Whether moves can be taken back: only where everybody knew all along what they would lead to. What somebody drew,
 * played from a hand, saw or decided in secret cannot be made unseen, so there is no way back across it.
 * @param from the position to go back to, whole or as a viewer sees it; it stays as it is
 * @param lines the moves since, as they stand
 * @returns `back-shown` or `back-secret`; nothing where it is possible
 */
export function whatForbidsBack<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  from: S,
  lines: readonly string[],
): Refusal | undefined {
  const before = game.slot(from);
  const after = game.slot(from);
  game.copy(from, before);
  const viewers: readonly Viewer[] = [...Array(game.seats(from)).keys(), 'spectator'];
  if (isAskedInSecret(game, before)) return refusal('back-secret');
  for (const line of lines) {
    const read = readLine(game, before, line);
    if (!read.ok) return read.error;
    game.copy(before, after);
    const wrong = playLine(game, after, line, undefined);
    if (wrong !== undefined) return wrong;
    // On a view: what comes next is not known there.
    if (game.awaitsChance(after)) return refusal('back-shown');
    if (isAskedInSecret(game, after)) return refusal('back-secret');
    const isOpen = viewers.every((viewer) =>
      canFollow(game, [before, after], ...read.value, viewer),
    );
    if (!isOpen) return refusal('back-shown');
    game.copy(after, before);
  }
  return undefined;
}

/** Whether somebody is asked what nobody else may know: who has answered already is a secret too. */
export function isAskedInSecret<S, O, E extends GameEvent>(
  game: Pick<Game<S, O, E>, 'deciders' | 'silence'>,
  state: S,
): boolean {
  const deciders = game.deciders(state);
  return deciders !== 0 && game.silence(state, firstSeat(deciders)) !== undefined;
}
