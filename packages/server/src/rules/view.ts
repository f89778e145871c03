import { type AnyGame, hasSeat, Moves } from '@pangaea/rules/kernel';
import type { Jobs } from './jobs.ts';
import type { Positions } from './positions.ts';

/** The view for a bot, and a legal move in case it does not answer. */
export function view(
  request: Jobs['view']['request'],
  positions: Positions,
): Jobs['view']['reply'] {
  const found = positions.find(request);
  if (found === 'record-needed') return { result: found };
  if ('code' in found) return { result: 'refused', refusal: found };
  const { game, state } = found;
  const { seat } = request;
  const position = JSON.stringify(game.toJson(game.view(state, seat)));
  const fallback = fallbackCommand(game, state, seat);
  return { result: 'seen', position, ...(fallback === undefined ? {} : { fallback }) };
}

/**
 * A legal move for a bot that does not answer: silence if that has a meaning, otherwise the last
 * move in the game's list, which is often the safest.
 */
function fallbackCommand(game: AnyGame, state: unknown, seat: number): string | undefined {
  if (!hasSeat(game.deciders(state), seat)) return undefined;
  const moves = new Moves();
  const count = game.legal(state, seat, moves);
  return game.notation.print(state, game.silence(state, seat) ?? moves.at(count - 1));
}
