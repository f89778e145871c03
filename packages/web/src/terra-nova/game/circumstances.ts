import { EFFECT, NONE, ROUNDS, type State } from '@pangaea/rules/terra-nova';
import type { Circumstances } from '../messages/explain-en.ts';

/**
 * The facts that explanations of actions depend on.
 * @param seat the viewer, whose buildings may change prices; undefined for a spectator
 */
export function circumstancesOf(state: State, seat: number | undefined): Circumstances {
  const { options, edition } = state.table;
  const { costs } = edition;
  const own = (effect: (typeof EFFECT)[keyof typeof EFFECT]) =>
    seat === undefined || state.faction(seat) === NONE ? 0 : state.effect(seat, effect);
  const last = state.round() === ROUNDS;
  const order = options.turnOrder === 'dropout' ? 'order' : 'first';
  return {
    ...costs,
    farShovels: own(EFFECT.farShovels) || 2,
    tradingPost: own(EFFECT.tradingPostAlone) || costs.tradingPost,
    tradingPostNear: own(EFFECT.tradingPostNearOpponent) || costs.tradingPostNearOpponent,
    next: last ? 'none' : order,
    swap: !last || options.rulings.lastRoundSwap === 'swap',
  };
}
