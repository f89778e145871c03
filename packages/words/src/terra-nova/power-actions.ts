import type { PowerEffectId } from '@pangaea/rules/terra-nova';
import type { Language } from '../language.ts';
import { coins as enCoins } from './en/amounts.ts';
import type { InEach } from './factions.ts';
import { coins as jaCoins } from './ja/amounts.ts';

/** What power actions do, by their effect. */
const POWER_ACTIONS: Readonly<Record<PowerEffectId, InEach<(amount: number) => string>>> = {
  bridge: { en: () => 'a bridge', ja: () => '橋1本' },
  sailing: { en: () => 'sailing +1', ja: () => '船舶値+1' },
  coins: { en: enCoins, ja: jaCoins },
  'one-shovel': { en: () => '1 free shovel', ja: () => '無料のスコップ1本' },
  'two-shovels': { en: () => '2 free shovels', ja: () => '無料のスコップ2本' },
};

/** An effect that nobody knows stands for itself. */
export function sayPowerAction(language: Language, effect: string, amount: number): string {
  const known: Readonly<Record<string, InEach<(amount: number) => string>>> = POWER_ACTIONS;
  return known[effect]?.[language](amount) ?? effect;
}
