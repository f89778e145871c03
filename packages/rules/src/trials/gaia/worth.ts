import { NONE, offeredAround, placedMeeples, type State } from '../../gaia/index.ts';
import { countBits } from '../../gaia/world/needs.ts';
import type { Seat } from '../../kernel/index.ts';

/**
 * A value from meeples placed, the possible effects of the cities in hand, nature cards on the
 * table, and the best opponent.
 */
export function worth(s: State, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < s.table.players; other++) {
    if (other !== seat) others = Math.max(others, placedMeeples(s, other));
  }
  let hopes = 0;
  for (let index = 0; index < s.handSize(seat); index++) {
    const city = s.table.cityIds.indexOf(s.table.cardNames[s.hand(seat, index)]);
    if (city >= 0) hopes += bestPlace(s, city);
  }
  let front = 0;
  for (let land = 0; land < 6; land++) front += Math.min(2, s.natureInFront(seat, land));
  return 10 * placedMeeples(s, seat) - 4 * others + hopes + 0.5 * front + 0.2 * s.handSize(seat);
}

function bestPlace(s: State, city: number): number {
  let best = 0;
  for (let tile = 0; tile < s.tiles(); tile++) {
    if (s.cityOn(tile) !== NONE || s.animals(tile) > 0) continue;
    const fits = (s.table.allowed[s.table.cityBase[city]] >> s.land(tile)) & 1;
    const met = countBits(offeredAround(s, tile) & s.table.needs[city]);
    best = Math.max(best, met + fits);
  }
  return best;
}
