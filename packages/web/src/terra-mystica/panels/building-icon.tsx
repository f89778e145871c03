import type { Building } from '@pangaea/rules/terra-mystica';
import type { TokenName } from '../../ui/icons/shapes.ts';

/** The icon of a structure. */
const BUILDING_ICONS = {
  dwelling: 'house',
  'trading-post': 'trading-post',
  temple: 'temple',
  stronghold: 'stronghold',
  sanctuary: 'sanctuary',
} as const satisfies Readonly<Record<Exclude<Building, 'none'>, TokenName>>;

/** Pairs of structures and numbers, in the order of the game. */
export function byBuilding(
  given: Readonly<Partial<Record<Building, number>>> = {},
): readonly (readonly [icon: TokenName, amount: number])[] {
  return Object.entries(BUILDING_ICONS).flatMap(([building, icon]) => {
    const amount = given[building as Building];
    return amount === undefined ? [] : [[icon, amount] as const];
  });
}
