import { WORDS } from '../../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { HOUSE, replaceBuilding, TRADING_POST } from '../board/buildings.ts';
import { priceWhere, tradingPostPrice, upgradeForOthers } from '../board/neighbours.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { gainVpBy, payCoins, scoreRound } from '../gains.ts';
import { EFFECT } from '../mats/effects.ts';
import { AFTER_ACTION } from '../questions/after-action.ts';
import { TURN } from '../questions/turn.ts';
import { SETS, type State } from '../state.ts';
import { SCORED } from '../vocabulary.ts';
import { PALACE } from './palace.ts';
import { checkUpgrade } from './upgrade.check.ts';

/**
 * Upgrades a house to a trading post for coins. Rulebook, "Upgrade a building". This kind of move
 * also lists palaces, hex by hex.
 */
export const UPGRADE = kind({
  word: 'upgrade',
  args: [ARG.hex],
  meaning: 'upgrade a house to a trading post',
  answers: [
    {
      to: TURN,
      list: listUpgrades,
      check: (s, seat, hex, _b, _c, reason) => checkUpgrade(s, seat, hex, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        payCoins(s, seat, tradingPostPrice(s, seat, hex), 'upgrade', sink);
        becomeTradingPost(s, seat, hex, true, sink);
      },
    },
  ],
});

function listUpgrades(s: State, seat: Seat, into: Moves, upgrade: number): void {
  const coins = s.coins(seat);
  const near = priceWhere(s, seat, true);
  const alone = priceWhere(s, seat, false);
  const posts = s.tradingPosts(seat) > 0 && coins >= Math.min(near, alone);
  const anyPlace = coins >= Math.max(near, alone);
  const palaces = coins >= s.table.palaceCost ? ~s.palaces(seat) & 3 : 0;
  if (!posts && palaces === 0) return;
  const own = SETS.own + seat * WORDS;
  for (let w = 0; w < WORDS; w++) {
    for (let bits = s.i32[own + w]; bits !== 0; bits &= bits - 1) {
      const hex = (w << 5) | (31 - Math.clz32(bits & -bits));
      const building = s.building(hex);
      if (building === HOUSE) {
        if (!posts) continue;
        if (anyPlace || coins >= tradingPostPrice(s, seat, hex)) into.add(packMove(upgrade, hex));
      } else if (building === TRADING_POST) {
        if ((palaces & 1) !== 0) into.add(packMove(PALACE.number, hex, 0));
        if ((palaces & 2) !== 0) into.add(packMove(PALACE.number, hex, 1));
      }
    }
  }
}

/**
 * Replaces a house by a trading post; the house returns to the rightmost empty space of the mat.
 * The question `AFTER_ACTION` must be on top of the stack.
 */
export function becomeTradingPost(
  s: State,
  seat: Seat,
  hex: number,
  scores: boolean,
  sink: Sink,
): void {
  s.setHouses(seat, s.houses(seat) + 1);
  s.setTradingPosts(seat, s.tradingPosts(seat) - 1);
  replaceBuilding(s, seat, hex, TRADING_POST, sink);
  if (scores) scoreRound(s, seat, SCORED['trading-post'], 1, sink);
  gainVpBy(s, seat, EFFECT.vpPerTradingPost, 1, sink);
  upgradeForOthers(s, seat, hex, sink);
  s.setArg(AFTER_ACTION.at.hex, hex);
}
