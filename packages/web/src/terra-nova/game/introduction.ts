import type { Edition } from '@pangaea/rules/terra-nova';
import type { NovaMessages } from '../messages/index.ts';

/** The rules needed for a first game, in the order in which they are needed. */
export function introOf(
  { intro }: NovaMessages,
  { town, territoryVp }: Edition,
): readonly string[] {
  return [
    intro.aim,
    intro.turn,
    intro.land,
    intro.income,
    intro.power,
    intro.round,
    intro.town(town.minimumValue, town.minimumBuildings),
    intro.end(territoryVp.filter((points) => points > 0).join(' / ')),
  ];
}
