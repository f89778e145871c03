import type { PowerEffectId } from '@pangaea/rules/terra-nova';
import { coins as enCoins } from './en/amounts.ts';
import { coins as jaCoins } from './ja/amounts.ts';

type PowerActions = Readonly<Record<PowerEffectId, (amount: number) => string>>;

/** The effects of power actions, by their ids. */
export const en: PowerActions = {
  bridge: () => 'a bridge',
  sailing: () => 'sailing +1',
  coins: enCoins,
  'one-shovel': () => '1 free shovel',
  'two-shovels': () => '2 free shovels',
};

export const ja: PowerActions = {
  bridge: () => '橋1本',
  sailing: () => '船舶値+1',
  coins: jaCoins,
  'one-shovel': () => '無料のスコップ1本',
  'two-shovels': () => '無料のスコップ2本',
};

/** The effect of a power action in words; an unknown effect is shown by its id. */
export function sayPowerAction(actions: PowerActions, effect: string, amount: number): string {
  const known: Readonly<Record<string, (amount: number) => string>> = actions;
  return Object.hasOwn(known, effect) ? known[effect](amount) : effect;
}
