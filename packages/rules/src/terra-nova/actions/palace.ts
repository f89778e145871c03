import type { Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { LEFT_PALACE, replaceBuilding } from '../board/buildings.ts';
import { upgradeForOthers } from '../board/neighbours.ts';
import { advanceSailing } from '../board/sailing.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { gainPower, payCoins, scoreRound } from '../gains.ts';
import { AFTER_ACTION, ALL_GROUPS } from '../questions/after-action.ts';
import { TURN } from '../questions/turn.ts';
import type { State } from '../state.ts';
import { SCORED } from '../vocabulary.ts';
import { checkPalace } from './palace.check.ts';

/** Rulebook, "Upgrade a building". `UPGRADE` lists this move. */
export const PALACE = kind({
  word: 'palace',
  args: [ARG.hex, ARG.palace],
  meaning: 'upgrade a trading post to the left or right palace',
  answers: [
    {
      to: TURN,
      check: (s, seat, hex, side, _c, reason) => checkPalace(s, seat, hex, side, reason),
      apply: (s, seat, hex, side, _c, sink) => buildPalace(s, seat, hex, side, sink),
    },
  ],
});

/**
 * Upgrades a trading post to a palace (0 left, 1 right). Its once-only effects happen now; its
 * octagon can be used from the next turn on, because the action of this turn is spent.
 */
function buildPalace(s: State, seat: Seat, hex: number, side: number, sink: Sink): void {
  payCoins(s, seat, s.table.palaceCost, 'palace', sink);
  s.setTradingPosts(seat, s.tradingPosts(seat) + 1);
  s.setPalaces(seat, s.palaces(seat) | (1 << side));
  replaceBuilding(s, seat, hex, LEFT_PALACE + side, sink);
  scoreRound(s, seat, SCORED.palace, 1, sink);
  upgradeForOthers(s, seat, hex, sink);
  const { leftPalace, rightPalace } = s.table.factions[s.faction(seat)];
  const { whenBuilt, townValue } = side === 0 ? leftPalace : rightPalace;
  const cause = side === 0 ? 'left-palace' : 'right-palace';
  gainPower(s, seat, whenBuilt?.power ?? 0, cause, sink);
  for (let steps = whenBuilt?.sailing ?? 0; steps > 0; steps--) {
    advanceSailing(s, seat, cause, sink);
  }
  const ask = whenBuilt?.ask;
  const mayMakeTowns = townValue !== undefined || ask !== undefined;
  s.setArg(AFTER_ACTION.at.hex, mayMakeTowns ? ALL_GROUPS : hex);
  if (ask !== undefined) s.push(ask.number, seat);
}
