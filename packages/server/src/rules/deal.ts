import { deal, refusal } from '@pangaea/rules/kernel';
import { gameOf } from './games.ts';
import type { DealtGame, Jobs } from './jobs.ts';
import { asksInSecret } from './window.ts';

/** Deals a game from its seed, under the version of the rules with which its table was made. */
export function dealGame({ record }: Jobs['deal']['request']): DealtGame {
  const game = gameOf(record);
  if (game === undefined) {
    return { ok: false, refusal: refusal('game-unknown', { game: record.game }) };
  }
  const dealt = deal(game, record);
  if (!dealt.ok) return { ok: false, refusal: dealt.error };
  const state = dealt.value;
  return { ok: true, deciders: game.deciders(state), inSecret: asksInSecret(game, state) };
}
