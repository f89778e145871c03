import { parseSeed, refusal } from '@pangaea/rules/kernel';
import { findGame } from './games.ts';
import type { CreatedGame, Jobs } from './jobs.ts';

/** Checks options and deals a new game. */
export function create(request: Jobs['create']['request']): CreatedGame {
  const game = findGame(request.game);
  if (game === undefined) {
    return { ok: false, refusal: refusal('game-unknown', { game: request.game }) };
  }
  const options = game.options(request.options);
  if (!options.ok) return { ok: false, refusal: options.error };
  const seed = parseSeed(request.seed);
  if (!seed.ok) return { ok: false, refusal: seed.error };
  const state = game.setup(options.value, seed.value);
  if (!state.ok) return { ok: false, refusal: state.error };
  const { edition } = options.value as { readonly edition?: unknown };
  return {
    ok: true,
    rulesVersion: game.rulesVersion,
    edition: String(edition ?? ''),
    options: JSON.stringify(options.value),
    seats: game.seats(state.value),
    deciders: game.deciders(state.value),
  };
}
