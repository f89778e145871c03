import type { Effects, FactionDefinition } from './factions/index.ts';
import { PALACE_ACTIONS } from './factions/index.ts';

/** Every effect as a number: its amount, or 1 for yes, or 0 where a faction does not have it. */
export const EFFECT = {
  incomeCoins: 0,
  incomePower: 1,
  townVp: 2,
  townValue: 3,
  /** The next four belong together: with 1, 2, 3, 4 trading posts. */
  passVpOneTradingPost: 4,
  passVpTwoTradingPosts: 5,
  passVpThreeTradingPosts: 6,
  passVpFourTradingPosts: 7,
  passVpPerEdgeSettlement: 8,
  passPowerPerSettlement: 9,
  passVpPerInlandBuilding: 10,
  powerActionDiscount: 11,
  powerPerShovel: 12,
  farShovels: 13,
  powerPerForeignHouse: 14,
  coinsPerForeignUpgrade: 15,
  vpPerHouse: 16,
  vpPerTradingPost: 17,
  exchangePower: 18,
  exchangeVp: 19,
  tradingPostNearOpponent: 20,
  tradingPostAlone: 21,
  riverTown: 22,
  /** Index into `PALACE_ACTIONS`. */
  action: 23,
  actionPower: 24,
  actionRepeatable: 25,
  whenBuiltPower: 26,
  whenBuiltSailing: 27,
  whenBuiltEdgeHouse: 28,
} as const;
export const EFFECT_COUNT = 29;
export type EffectId = (typeof EFFECT)[keyof typeof EFFECT];

/** Where an effect comes from; the place in this list is its number. */
export const EFFECT_ORIGINS = ['ability', 'left-palace', 'right-palace'] as const;
export type EffectOrigin = (typeof EFFECT_ORIGINS)[number];

/** One set of effects as numbers. */
export function compileEffects(effects: Effects, players: number): Int16Array {
  const n = new Int16Array(EFFECT_COUNT);
  const byPlayers = players - 2;
  n[EFFECT.incomeCoins] = effects.income?.coins ?? 0;
  n[EFFECT.incomePower] = effects.income?.power ?? 0;
  n[EFFECT.townVp] = effects.townVp ?? 0;
  n[EFFECT.townValue] = effects.townValue ?? 0;
  n.set(effects.passVpByTradingPosts ?? [], EFFECT.passVpOneTradingPost);
  n[EFFECT.passVpPerEdgeSettlement] = effects.passVpPerEdgeSettlement ?? 0;
  n[EFFECT.passPowerPerSettlement] = effects.passPowerPerSettlement ?? 0;
  n[EFFECT.passVpPerInlandBuilding] = effects.passVpPerInlandBuilding ?? 0;
  n[EFFECT.powerActionDiscount] = effects.powerActionDiscount ?? 0;
  n[EFFECT.powerPerShovel] = effects.powerPerShovel ?? 0;
  n[EFFECT.farShovels] = effects.farShovels ?? 0;
  n[EFFECT.powerPerForeignHouse] = effects.powerPerForeignHouse?.[byPlayers] ?? 0;
  n[EFFECT.coinsPerForeignUpgrade] = effects.coinsPerForeignUpgrade?.[byPlayers] ?? 0;
  n[EFFECT.vpPerHouse] = effects.vpPerHouse ?? 0;
  n[EFFECT.vpPerTradingPost] = effects.vpPerTradingPost ?? 0;
  n[EFFECT.exchangePower] = effects.powerToVp?.power ?? 0;
  n[EFFECT.exchangeVp] = effects.powerToVp?.vp ?? 0;
  n[EFFECT.tradingPostNearOpponent] = effects.tradingPostCost?.nearOpponent ?? 0;
  n[EFFECT.tradingPostAlone] = effects.tradingPostCost?.alone ?? 0;
  n[EFFECT.riverTown] = effects.riverTown ? 1 : 0;
  n[EFFECT.action] = PALACE_ACTIONS.indexOf(effects.action?.kind ?? 'none');
  n[EFFECT.actionPower] = effects.action?.power ?? 0;
  n[EFFECT.actionRepeatable] = effects.action?.repeatable ? 1 : 0;
  n[EFFECT.whenBuiltPower] = effects.whenBuilt?.power ?? 0;
  n[EFFECT.whenBuiltSailing] = effects.whenBuilt?.sailing ?? 0;
  n[EFFECT.whenBuiltEdgeHouse] = effects.whenBuilt?.edgeHouse ? 1 : 0;
  return n;
}

/** Effects of all factions, worked out for a number of players. */
export interface CompiledEffects {
  /**
   * In force with each set of palaces built (bit 0 left, bit 1 right), laid out
   * `((faction * 4) + palaces) * EFFECT_COUNT + effect`.
   */
  readonly inForce: Int16Array;
  /** Of each part of the mat alone: `((faction * 3) + origin) * EFFECT_COUNT + effect`. */
  readonly byOrigin: Int16Array;
}

export function compileFactions(
  definitions: readonly FactionDefinition[],
  players: number,
): CompiledEffects {
  const inForce = new Int16Array(definitions.length * 4 * EFFECT_COUNT);
  const byOrigin = new Int16Array(definitions.length * 3 * EFFECT_COUNT);
  for (const [faction, definition] of definitions.entries()) {
    const parts = [definition.ability, definition.leftPalace, definition.rightPalace];
    for (const [part, effects] of parts.entries()) {
      const amounts = compileEffects(effects, players);
      byOrigin.set(amounts, (faction * 3 + part) * EFFECT_COUNT);
      for (let palaces = 0; palaces < 4; palaces++) {
        if (part > 0 && ((palaces >> (part - 1)) & 1) === 0) continue;
        for (const [effect, amount] of amounts.entries()) {
          inForce[(faction * 4 + palaces) * EFFECT_COUNT + effect] += amount;
        }
      }
    }
  }
  return { inForce, byOrigin };
}
