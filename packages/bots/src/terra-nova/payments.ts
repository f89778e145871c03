import { type Move, packMove, type Seat } from '@pangaea/rules/kernel';
import { EFFECT, KIND, QUESTION, type State } from '@pangaea/rules/terra-nova';

/**
 * Exchanges of power that bring exactly the coins missing for an action of the turn. Exchanges
 * after a transformation that can be paid already are not among them: see `amountsForHouses`.
 */
export function payments(s: State, seat: Seat): readonly (readonly Move[])[] {
  if (s.bowl3(seat) === 0 || s.top() !== QUESTION.turn) return [];
  return [...amounts(s, seat, prices(s, seat))].map((each) => [packMove(KIND.exchange, each)]);
}

/** Amounts of power to exchange so that a house can follow a transformation. */
export function amountsForHouses(s: State, seat: Seat): ReadonlySet<number> {
  const { shovelCost, houseCost } = s.table;
  if (s.houses(seat) === 0) return new Set();
  const coins = s.coins(seat);
  const shovels = [shovelCost, 2 * shovelCost].filter((price) => price <= coins);
  return amounts(
    s,
    seat,
    shovels.map((price) => price + houseCost),
  );
}

function amounts(s: State, seat: Seat, each: readonly number[]): ReadonlySet<number> {
  const missing = each.map((price) => price - s.coins(seat));
  return new Set(missing.filter((amount) => amount > 0 && amount <= s.bowl3(seat)));
}

function prices(s: State, seat: Seat): readonly number[] {
  const { table } = s;
  const found = [table.shovelCost, 2 * table.shovelCost];
  if (s.houses(seat) > 0) {
    found.push(table.houseCost, ...found.map((shovels) => shovels + table.houseCost));
  }
  if (s.tradingPosts(seat) > 0) {
    const near = s.effect(seat, EFFECT.tradingPostNearOpponent);
    found.push(near === 0 ? table.tradingPostNearOpponentCost : near);
    const alone = s.effect(seat, EFFECT.tradingPostAlone);
    found.push(alone === 0 ? table.tradingPostCost : alone);
  }
  if (s.tradingPostsOnBoard(seat) > 0 && s.palacesOnBoard(seat) < 2) found.push(table.palaceCost);
  if (s.sailing(seat) < table.maxSailing) found.push(table.sailingCost);
  return found;
}
