import type { Seat } from '../../kernel/index.ts';
import type { Cause, Sink } from '../events.ts';
import { gainCoins, gainPower } from '../gains.ts';
import { EFFECT } from '../mats/effects.ts';
import { NONE, type State } from '../state.ts';
import { effectOf } from '../table.ts';

/** The sources of income, in the order in which they are paid. */
export const INCOME_PARTS = [
  'income-base',
  'income-houses',
  'income-trading-posts',
  'ability',
  'left-palace',
  'right-palace',
  'income-bonus-tile',
] as const satisfies readonly Cause[];

const FIRST_ORIGIN = 3;

/** Coins that the next Phase 1 pays from one of `INCOME_PARTS`, with the mat as it is now. */
export function incomeCoins(s: State, seat: Seat, part: number): number {
  const { table } = s;
  if (part === 0) return table.baseIncomeCoins;
  if (part === 1) return table.houseIncomeCoins[s.housesOnBoard(seat)];
  if (part === 2) return table.tradingPostIncomeCoins[s.tradingPostsOnBoard(seat)];
  if (part < 6) return matIncome(s, seat, part - FIRST_ORIGIN, EFFECT.incomeCoins);
  return s.bonusTile(seat) === NONE ? 0 : table.bonusCoins[s.bonusTile(seat)];
}

/** Power that the next Phase 1 pays from one of `INCOME_PARTS`. */
export function incomePower(s: State, seat: Seat, part: number): number {
  const { table } = s;
  if (part === 0) return table.baseIncomePower;
  if (part === 1) return table.houseIncomePower[s.housesOnBoard(seat)];
  if (part === 2) return table.tradingPostIncomePower[s.tradingPostsOnBoard(seat)];
  if (part < 6) return matIncome(s, seat, part - FIRST_ORIGIN, EFFECT.incomePower);
  return s.bonusTile(seat) === NONE ? 0 : table.bonusPower[s.bonusTile(seat)];
}

/** Pays the income of Phase 1 to everybody. Rulebook, "Phase 1: income". */
export function payIncome(s: State, sink: Sink): void {
  for (let seat = 0; seat < s.table.players; seat++) {
    for (let part = 0; part < INCOME_PARTS.length; part++) {
      gainCoins(s, seat, incomeCoins(s, seat, part), INCOME_PARTS[part], sink);
      gainPower(s, seat, incomePower(s, seat, part), INCOME_PARTS[part], sink);
    }
  }
}

function matIncome(s: State, seat: Seat, origin: number, effect: number): number {
  if (origin > 0 && ((s.palaces(seat) >> (origin - 1)) & 1) === 0) return 0;
  return effectOf(s.table, s.faction(seat), origin, effect);
}
