import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { firstSeat, type Viewer } from '../seats.ts';
import { canFollow } from './following.ts';
import { playLine, readLine } from './line.ts';

/**
 * Says why moves cannot be taken back, if they cannot. They can only if everybody knew from the
 * beginning where they would lead. Nobody can forget a drawn card, a card played from a hand, a
 * fact that was seen or a secret decision, so no game goes back past these.
 * @param from the position to go back to, complete or as a viewer sees it; it stays unchanged
 * @param lines the moves since then, as in the record
 * @returns `back-shown` or `back-secret`; undefined if the moves can be taken back
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
    // This happens in a view: the next random event is not known there.
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

/**
 * Whether somebody answers a question in secret: then it is also a secret who has answered already.
 */
export function isAskedInSecret<S, O, E extends GameEvent>(
  game: Pick<Game<S, O, E>, 'deciders' | 'silence'>,
  state: S,
): boolean {
  const deciders = game.deciders(state);
  return deciders !== 0 && game.silence(state, firstSeat(deciders)) !== undefined;
}
