import { printCommand, seatsOf } from '@pangaea/rules/kernel';
import type { PlayReply, PlayRequest } from './jobs.ts';
import type { Position, Positions } from './positions.ts';
import { playOn } from './segment.ts';
import { type Played, tellAll } from './telling.ts';
import { describeWindow, windowAfter } from './window.ts';

/**
 * Plays all of the segments on the position of a table, or none, and makes the messages about them.
 */
export function play(request: PlayRequest, positions: Positions): PlayReply {
  const found = positions.find(request);
  if (found === 'record-needed') return { result: found };
  if ('code' in found) return { result: 'refused', index: 0, refusal: found };
  const { game, state } = found;
  let now: Position = found;
  const played: Played[] = [];
  const counts: number[] = [];
  let moved = 0;
  for (const part of request.parts) {
    const next = playOn(game, now, part, request.stale);
    if (!next.ok) {
      return next.error === 'stale' ? { result: 'stale' } : { result: 'refused', ...next.error };
    }
    now = next.value;
    played.push(...next.value.played);
    if (next.value.moved) moved |= 1 << part.seat;
    counts.push(next.value.played.length);
  }
  const next = now.state;
  const deciders = game.deciders(next);
  const outcome = game.outcome(next);
  const { table, version: from, fairness, closes } = request;
  const version = from + played.length;
  const open = request.closesWindow ? undefined : request.window;
  const window = windowAfter(game, [state, next], open, { from: version, closes });
  const texts = tellAll(game, game.seats(next), played, (steps) => ({
    table,
    from,
    version,
    steps,
    deciders: seatsOf(deciders),
    ...(window === undefined ? {} : { window: describeWindow(window, request.now) }),
    ...(outcome === undefined ? {} : { outcome, fairness }),
  }));
  positions.keep(table, request.next, { state: next, orders: now.orders });
  return {
    result: 'played',
    deciders,
    moved,
    over: outcome !== undefined,
    window,
    commands: played.map(({ seat, command }) => printCommand(seat, command)),
    counts,
    texts,
  };
}
