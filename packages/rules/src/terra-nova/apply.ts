import { argA, argB, kindOf, type Move, type Seat } from '../kernel/index.ts';
import { pass, takeTile } from './actions/pass.ts';
import { buildBridge, powerAction } from './actions/power.ts';
import { edgeHouse, specialAction } from './actions/special.ts';
import {
  build,
  buildOptional,
  declineSecond,
  transform,
  transformSecond,
} from './actions/transform.ts';
import { upgradeToPalace, upgradeToTradingPost } from './actions/upgrade.ts';
import { advanceSailing, putHouse, putNeutralHouse } from './board.ts';
import { settle } from './flow.ts';
import { FRAME } from './frames.ts';
import { payCoins, type Sink } from './gains.ts';
import { takeFaction } from './lay-out.ts';
import { KIND } from './moves.ts';
import { STANDING_ORDERS } from './options.ts';
import { exchangeForCoins, exchangeForVp } from './scoring.ts';
import type { State } from './state.ts';
import { beginRiverTown, foundTown } from './towns.ts';

/** Does a legal move and all that follows without a choice. */
export function apply(s: State, seat: Seat, move: Move, sink: Sink): void {
  const kind = kindOf(move);
  if (kind === KIND.order) {
    s.setOrder(seat, argA(move));
    if (sink !== undefined) sink.push({ type: 'order', seat, order: STANDING_ORDERS[argA(move)] });
    return;
  }
  if (s.top() === FRAME.turn && isAction(kind)) {
    s.pop();
    s.push(FRAME.afterAction, seat);
    act(s, seat, move, sink);
  } else {
    choose(s, seat, move, sink);
  }
  settle(s, sink);
}

/** Whether a move is the action of the turn; exchanges and river towns are free beside it. */
function isAction(kind: number): boolean {
  return kind !== KIND.exchange && kind !== KIND.exchangeVp && kind !== KIND.riverTown;
}

/** The one action of a turn; the frame `afterAction` lies on top. */
function act(s: State, seat: Seat, move: Move, sink: Sink): void {
  const hex = argA(move);
  switch (kindOf(move)) {
    case KIND.build:
      build(s, seat, hex, sink);
      s.setTopA(hex);
      break;
    case KIND.transform:
      transform(s, seat, hex, 0, sink);
      break;
    case KIND.upgrade:
      upgradeToTradingPost(s, seat, hex, sink);
      s.setTopA(hex);
      break;
    case KIND.palace:
      upgradeToPalace(s, seat, hex, argB(move), sink);
      break;
    case KIND.sail:
      payCoins(s, seat, s.table.sailingCost, 'sailing', sink);
      advanceSailing(s, seat, 'sailing', sink);
      break;
    case KIND.bridge:
      payCoins(s, seat, s.table.bridgeCost, 'bridge', sink);
      buildBridge(s, seat, argA(move), sink);
      break;
    case KIND.power:
    case KIND.powerBridge:
    case KIND.powerShovel:
      powerAction(s, seat, move, sink);
      break;
    case KIND.bonusShovel:
      s.useBonusAction(seat);
      if (sink !== undefined) sink.push({ type: 'used', seat, what: 'bonus-tile' });
      transform(s, seat, hex, s.table.bonusShovels[s.bonusTile(seat)], sink);
      break;
    case KIND.special:
      specialAction(s, seat, hex, sink);
      break;
    default:
      pass(s, seat, argA(move), sink);
  }
}

/** Answers to the frame on top, and what may be done beside an action. */
function choose(s: State, seat: Seat, move: Move, sink: Sink): void {
  const a = argA(move);
  switch (kindOf(move)) {
    case KIND.end:
      if (s.top() === FRAME.exchange) s.setTopWho(s.topWho() & ~(1 << seat));
      else s.pop();
      break;
    case KIND.exchange:
      exchangeForCoins(s, seat, a, sink);
      leaveExchange(s, seat);
      break;
    case KIND.exchangeVp:
      exchangeForVp(s, seat, a, sink);
      leaveExchange(s, seat);
      break;
    case KIND.riverTown:
      beginRiverTown(s, seat, move);
      break;
    case KIND.town:
      foundTown(s, seat, a, sink);
      break;
    case KIND.build:
      buildOptional(s, seat, a, sink);
      break;
    case KIND.transform:
      transformSecond(s, seat, a, sink);
      break;
    case KIND.decline:
      if (s.top() === FRAME.secondShovel) declineSecond(s, seat);
      else s.pop();
      break;
    case KIND.edgeHouse:
      edgeHouse(s, seat, a, sink);
      break;
    case KIND.neutral:
      s.pop();
      putNeutralHouse(s, a, sink);
      break;
    case KIND.faction:
      s.pop();
      takeFaction(s, seat, a, sink);
      break;
    case KIND.place:
      s.pop();
      putHouse(s, seat, a, sink);
      break;
    default:
      s.pop();
      takeTile(s, seat, a, sink);
  }
}

/** In the common exchange a seat without power left has answered. */
function leaveExchange(s: State, seat: Seat): void {
  if (s.top() === FRAME.exchange && s.bowl3(seat) === 0) s.setTopWho(s.topWho() & ~(1 << seat));
}
