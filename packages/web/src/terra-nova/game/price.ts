import type { State } from '@pangaea/rules/terra-nova';
import { after } from './page-game.ts';

/** The price and the gains of a single move. */
export interface Price {
  readonly coins: number;
  readonly power: number;
  readonly vp: number;
  readonly coinsGained: number;
  readonly powerGained: number;
  /** The steps on the sailing track that a town tile gives. */
  readonly sailingGained: number;
}

/** The price and gains of a move, found by making the move on a copy, so they are exact. */
export function priceOf(state: State, seat: number, move: number): Price {
  const price = { coins: 0, power: 0, vp: 0, coinsGained: 0, powerGained: 0, sailingGained: 0 };
  for (const event of after(state, seat, move).events) {
    // The income of a new round is not part of the price.
    if (event.type === 'round') break;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'coins' && event.amount < 0) price.coins -= event.amount;
    if (event.type === 'coins' && event.amount > 0) price.coinsGained += event.amount;
    if (event.type === 'power-spent') price.power += event.amount;
    if (event.type === 'power') price.powerGained += event.amount - event.lost;
    if (event.type === 'sailing' && event.cause === 'town-tile') price.sailingGained++;
    if (event.type === 'vp') price.vp += event.amount;
  }
  return price;
}
