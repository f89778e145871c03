import { TRAIT } from '../boards/compile-traits.ts';
import type { Cause, Sink } from '../events.ts';
import {
  gainCoins,
  gainPower,
  gainPriests,
  gainTokens,
  gainVp,
  gainWorkers,
} from '../goods/gains.ts';
import { gainGoods } from '../goods/goods.ts';
import { gainSpades } from '../spades/spades.ts';
import { SPADE_FLAG } from '../spades/spades-question.ts';
import { NONE, type State } from '../state.ts';
import { GOODS, SPADES } from '../table/compiled.ts';
import { buildingIncome, cultRewards, vpIncome } from './income-due.ts';

/** Phase I for everybody, in turn order. */
export function payIncome(s: State, sink: Sink): void {
  const { table } = s;
  for (let place = 0; place < table.players; place++) {
    const seat = s.turnOrder(place);
    const faction = s.faction(seat);
    const cause: Cause = 'income-buildings';
    table.hooks.beforeIncome[faction]?.(s, seat, sink);
    gainCoins(s, seat, buildingIncome(s, seat, 0), cause, sink);
    gainWorkers(s, seat, buildingIncome(s, seat, 1), cause, sink);
    gainPriests(s, seat, buildingIncome(s, seat, 2), cause, sink);
    gainPower(s, seat, buildingIncome(s, seat, 3), cause, sink);
    gainVp(s, seat, vpIncome(s, seat), cause, sink);
    if (s.card(seat) !== NONE) {
      gainGoods(s, seat, table.cardIncome, s.card(seat) * GOODS, 'income-card', sink);
    }
    if (s.card2(seat) !== NONE) {
      gainGoods(s, seat, table.cardIncome, s.card2(seat) * GOODS, 'income-card', sink);
    }
    for (let bits = s.favours(seat); bits !== 0; bits &= bits - 1) {
      const tile = 31 - Math.clz32(bits & -bits);
      gainGoods(s, seat, table.favourIncome, tile * GOODS, 'income-favours', sink);
    }
    const more = table.hooks.income[faction];
    if (more !== undefined) {
      gainCoins(s, seat, more(s, seat, 0), 'ability', sink);
      gainWorkers(s, seat, more(s, seat, 1), 'ability', sink);
      gainPriests(s, seat, more(s, seat, 2), 'ability', sink);
      gainPower(s, seat, more(s, seat, 3), 'ability', sink);
    }
    gainTokens(s, seat, 0, s.trait(seat, TRAIT.roundTokens), 'landscape', sink);
  }
  // The last question pushed is asked first.
  for (let place = table.players - 1; place >= 0; place--) {
    const seat = s.turnOrder(place);
    table.hooks.afterIncome[s.faction(seat)]?.(s, seat, sink);
  }
}

/**
 * Phase III, the cult reward for everybody. Goods are given in turn order; then one seat after the
 * other uses its spades, so the questions are pushed in reverse order.
 */
export function payCultRewards(s: State, sink: Sink): void {
  const { players, roundReward } = s.table;
  const at = s.roundTile(s.round()) * GOODS;
  for (let place = 0; place < players; place++) {
    const seat = s.turnOrder(place);
    for (let n = cultRewards(s, seat); n > 0; n--) {
      gainGoods(s, seat, roundReward, at, 'cult-reward', sink);
    }
  }
  const each = roundReward[at + SPADES];
  if (each === 0) return;
  for (let place = players - 1; place >= 0; place--) {
    const seat = s.turnOrder(place);
    const spades = each * cultRewards(s, seat);
    if (spades > 0 && !s.isDropped(seat)) {
      gainSpades(s, seat, spades, sink, 'cult-reward', SPADE_FLAG.cleanup);
    }
  }
}
