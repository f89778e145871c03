import { argA, kindOf, type Moves, type Seat } from '@pangaea/rules/kernel';
import { KIND, type State } from '@pangaea/rules/terra-nova';

/** Prices that somebody may want to reach by exchanging power, counted above what is at hand. */
const PRICES = new Int16Array(16);

/**
 * Leaves out exchanges of power that make nothing affordable: before an action those that do not
 * reach a price exactly, after it all but none and everything.
 */
export function prune(s: State, seat: Seat, moves: Moves): void {
  const { table } = s;
  let passing = false;
  let free = false;
  for (let index = 0; index < moves.count; index++) {
    const kind = kindOf(moves.at(index));
    if (kind === KIND.pass) passing = true;
    if (kind === KIND.end) free = true;
  }
  if (!passing && !free) return;
  let prices = 0;
  PRICES[prices++] = table.houseCost;
  PRICES[prices++] = table.shovelCost;
  PRICES[prices++] = table.shovelCost + table.houseCost;
  PRICES[prices++] = 2 * table.shovelCost;
  PRICES[prices++] = table.tradingPostNearOpponentCost;
  PRICES[prices++] = table.tradingPostCost;
  PRICES[prices++] = table.palaceCost;
  PRICES[prices++] = table.sailingCost;
  const coins = s.coins(seat);
  const all = s.bowl3(seat);
  let kept = 0;
  for (let index = 0; index < moves.count; index++) {
    const move = moves.at(index);
    if (kindOf(move) === KIND.exchange) {
      const amount = argA(move);
      let useful = free && amount === all;
      for (let each = 0; passing && each < prices; each++) {
        if (coins + amount === PRICES[each]) useful = true;
      }
      if (!useful) continue;
    }
    moves.list[kept++] = move;
  }
  moves.count = kept;
}
