import {
  BONUS_CARDS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  type Printed,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';
import type { Descriptions, Names } from './shape.ts';

/**
 * The name of a power action, card or tile by its name in commands; any other text is returned
 * unchanged.
 * @param named joins the name of a thing and its effects
 */
export function thingName(
  w: Pick<Names, 'terms'> &
    Pick<Descriptions, 'powerAction' | 'bonusCard' | 'favourTile' | 'townTile'>,
  named: (kind: string, does: string) => string,
  printed: Printed,
  what: string,
): string {
  const power = POWER_ACTIONS.find((each) => each === what);
  if (power !== undefined) return w.powerAction(power, printed);
  const card = BONUS_CARDS.find((each) => each === what);
  if (card !== undefined) return named(w.terms.bonusCard, w.bonusCard(card, printed));
  const favour = FAVOUR_TILES.find((each) => each === what);
  if (favour !== undefined) return named(w.terms.favourTile, w.favourTile(favour, printed));
  const town = TOWN_TILES.find((each) => each === what);
  return town === undefined ? what : named(w.terms.townTile, w.townTile(town, printed));
}
