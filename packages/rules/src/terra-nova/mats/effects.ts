import { numbersOf } from '../../kernel/index.ts';
import type { Effects, FactionDefinition, PalaceAction, Traits } from './definition.ts';

type Amount = (of: Traits, players: number) => number | undefined;

/** Every lasting effect as a number: its amount, or 1 for yes. */
const AMOUNTS = {
  incomeCoins: ({ income }) => income?.coins,
  incomePower: ({ income }) => income?.power,
  townVp: (of) => of.townVp,
  townValue: (of) => of.townValue,
  /** The next four belong together: with 1, 2, 3, 4 trading posts. */
  passVpOneTradingPost: (of) => of.passVpByTradingPosts?.[0],
  passVpTwoTradingPosts: (of) => of.passVpByTradingPosts?.[1],
  passVpThreeTradingPosts: (of) => of.passVpByTradingPosts?.[2],
  passVpFourTradingPosts: (of) => of.passVpByTradingPosts?.[3],
  passVpPerEdgeSettlement: (of) => of.passVpPerEdgeSettlement,
  passPowerPerSettlement: (of) => of.passPowerPerSettlement,
  passVpPerInlandBuilding: (of) => of.passVpPerInlandBuilding,
  powerActionDiscount: (of) => of.powerActionDiscount,
  powerPerShovel: (of) => of.powerPerShovel,
  farShovels: (of) => of.farShovels,
  powerPerForeignHouse: (of, players) => of.powerPerForeignHouse?.[players - 2],
  coinsPerForeignUpgrade: (of, players) => of.coinsPerForeignUpgrade?.[players - 2],
  vpPerHouse: (of) => of.vpPerHouse,
  vpPerTradingPost: (of) => of.vpPerTradingPost,
  exchangePower: ({ powerToVp }) => powerToVp?.power,
  exchangeVp: ({ powerToVp }) => powerToVp?.vp,
  tradingPostNearOpponent: ({ tradingPostCost }) => tradingPostCost?.nearOpponent,
  tradingPostAlone: ({ tradingPostCost }) => tradingPostCost?.alone,
  riverTown: ({ riverTown }) => (riverTown ? 1 : 0),
} as const satisfies Readonly<Record<string, Amount>>;

const NAMES = Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[];
const EACH: readonly Amount[] = Object.values(AMOUNTS);

/**
 * The effects as numbers, for `State.effect`, which returns 0 if a faction does not have the
 * effect.
 */
export const EFFECT: { readonly [E in keyof typeof AMOUNTS]: number } = numbersOf(NAMES);
export const EFFECT_COUNT: number = NAMES.length;

/** The part of the mat from which an effect comes; the index in this list is its number. */
export const EFFECT_ORIGINS = ['ability', 'left-palace', 'right-palace'] as const;
export type EffectOrigin = (typeof EFFECT_ORIGINS)[number];

/** Number of possible sets of built palaces: bit 0 left, bit 1 right. */
const PALACE_SETS = 4;

/** Effects of all factions, calculated for a number of players. */
export interface CompiledEffects<S> {
  /**
   * The lasting effects with each set of built palaces, at index `((faction * 4) + palaces) *
   * EFFECT_COUNT + effect`.
   */
  readonly inForce: Int16Array;
  /**
   * The effects of each part of the mat alone, at index `((faction * 3) + origin) * EFFECT_COUNT +
   * effect`.
   */
  readonly byOrigin: Int16Array;
  /** By `(faction * 4) + palaces`; if both palaces have an action, that of the left palace. */
  readonly palaceActions: readonly (PalaceAction<S> | undefined)[];
}

export function compileFactions<S>(
  definitions: readonly FactionDefinition<S>[],
  players: number,
): CompiledEffects<S> {
  const inForce = new Int16Array(definitions.length * PALACE_SETS * EFFECT_COUNT);
  const byOrigin = new Int16Array(definitions.length * EFFECT_ORIGINS.length * EFFECT_COUNT);
  const palaceActions: (PalaceAction<S> | undefined)[] = [];
  for (const [faction, definition] of definitions.entries()) {
    const parts = [definition.ability, definition.leftPalace, definition.rightPalace];
    for (const [part, effects] of parts.entries()) {
      const amounts = EACH.map((amount) => amount(effects, players) ?? 0);
      byOrigin.set(amounts, (faction * EFFECT_ORIGINS.length + part) * EFFECT_COUNT);
      for (let palaces = 0; palaces < PALACE_SETS; palaces++) {
        if (part > 0 && !isBuilt(palaces, part - 1)) continue;
        for (const [effect, amount] of amounts.entries()) {
          inForce[(faction * PALACE_SETS + palaces) * EFFECT_COUNT + effect] += amount;
        }
      }
    }
    for (let palaces = 0; palaces < PALACE_SETS; palaces++) {
      const built = palacesOf(definition).filter((_, side) => isBuilt(palaces, side));
      palaceActions.push(built.find(({ action }) => action !== undefined)?.action);
    }
  }
  return { inForce, byOrigin, palaceActions };
}

/** The left palace, then the right one. */
export function palacesOf<S>({
  leftPalace,
  rightPalace,
}: FactionDefinition<S>): readonly Effects<S>[] {
  return [leftPalace, rightPalace];
}

function isBuilt(palaces: number, side: number): boolean {
  return ((palaces >> side) & 1) !== 0;
}
