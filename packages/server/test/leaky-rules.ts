import type { AnyGame } from '@pangaea/rules/kernel';
import { GAMES } from './all-games.ts';

/** Ways in which the rules of a worker reveal too much. The audit must find each. */
export type Leak = 'events' | 'commands' | 'views' | 'refusals';

const LEAKS: { readonly [L in Leak]: (game: AnyGame) => Partial<AnyGame> } = {
  events: () => ({ seen: (event) => event }),
  commands: () => ({ hears: () => true }),
  views: (game) => ({
    view(state) {
      const all = game.slot(state);
      game.copy(state, all);
      return all;
    },
  }),
  refusals: (game) => ({
    explain(state, seat, move) {
      const { code, params } = game.explain(state, seat, move);
      return { code, params: { ...params, hands: JSON.stringify(game.toJson(state)) } };
    },
  }),
};

export function leakInto(leak: Leak): void {
  for (const [id, game] of GAMES) {
    GAMES.set(id, { ...game, ...LEAKS[leak](game) });
  }
}
