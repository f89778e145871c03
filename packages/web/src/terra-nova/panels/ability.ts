import type { State } from '@pangaea/rules/terra-nova';
import type { NovaSpeech } from '../speech.ts';

/** The abilities of a faction without a palace, and its additional goods at the start. */
export function abilityOf(
  { m, w }: Pick<NovaSpeech, 'm' | 'w'>,
  { table }: State,
  { ability, startHouses }: State['table']['factions'][number],
): string {
  return m.phrases([
    ...w.effects(ability, table),
    ...(startHouses > 2 ? [w.startHouses(startHouses)] : []),
  ]);
}
