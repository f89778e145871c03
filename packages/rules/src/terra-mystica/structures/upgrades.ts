import { WORDS } from '../../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { canPay, findPrice, noPrice } from '../goods/prices.ts';
import { SETS, type State } from '../state.ts';
import { KIND } from '../words.ts';
import { DWELLING, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_POST } from './building-kinds.ts';
import { upgradeCoins } from './structures.ts';

/** Adds the upgrades that can be paid. */
export function addUpgrades(s: State, seat: Seat, into: Moves): void {
  addUpgradesOf(s, seat, DWELLING, TRADING_POST, into, s.coins(seat));
  addUpgradesOf(s, seat, TRADING_POST, TEMPLE, into, s.coins(seat));
  addUpgradesOf(s, seat, TRADING_POST, STRONGHOLD, into, s.coins(seat));
  addUpgradesOf(s, seat, TEMPLE, SANCTUARY, into, s.coins(seat));
}

const PRICE = noPrice();

/**
 * Adds the upgrades from one kind of structure to another.
 * @param coins the coins of the seat; if left out, the upgrades are free
 */
export function addUpgradesOf(
  s: State,
  seat: Seat,
  from: number,
  to: number,
  into: Moves,
  coins = -1,
): void {
  if (s.onMap(seat, from) === 0 || s.piecesLeft(seat, to) === 0) return;
  const faction = s.faction(seat);
  const price = faction * 6 + to;
  const byHex = s.table.pricedByHex[faction] !== 0;
  const mayUpgrade = s.table.hooks.mayUpgrade[faction];
  if (coins >= 0 && !byHex) {
    if (s.workers(seat) < s.table.costWorkers[price] || coins < s.table.costCoins[price]) return;
  }
  const own = SETS.own + seat * WORDS;
  for (let w = 0; w < WORDS; w++) {
    for (let bits = s.i32[own + w]; bits !== 0; bits &= bits - 1) {
      const hex = (w << 5) | (31 - Math.clz32(bits & -bits));
      if (s.building(hex) !== from) continue;
      if (coins >= 0 && byHex) {
        findPrice(s, seat, to, hex, PRICE);
        if (!canPay(s, seat, PRICE)) continue;
      } else if (coins >= 0 && coins < s.table.costCoinsAlone[price]) {
        if (coins < upgradeCoins(s, seat, hex, to)) continue;
      }
      if (mayUpgrade !== undefined && !mayUpgrade(s, seat, hex, to)) continue;
      into.add(packMove(KIND.upgrade, hex, to));
    }
  }
}
