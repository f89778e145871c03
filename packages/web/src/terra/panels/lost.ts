import type { Loss, Losses } from '../game/losses.ts';
import type { TerraMessages } from '../messages/index.ts';

/**
 * The losses of a draft, in sentences.
 * @param say an amount of something, in words
 */
export function sayLosses<What extends string>(
  losses: Losses<What>,
  words: TerraMessages['lost'],
  list: (parts: readonly string[]) => string,
  say: (what: 'power' | What, amount: number) => string,
): readonly string[] {
  const sentence = (parts: readonly Loss<What>[], of: (what: string) => string) =>
    parts.length === 0 ? [] : [of(list(parts.map(({ of: what, amount }) => say(what, amount))))];
  return [
    ...sentence(losses.now, words.now),
    ...sentence(losses.income, words.income),
    ...sentence(losses.end, words.end),
  ];
}
