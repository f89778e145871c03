import { BONUS_TILES, type Table } from '@pangaea/rules/terra-nova';
import type { TerraNovaWords } from './shape.ts';

/**
 * The name of a power action or bonus tile by its name in commands; any other text is returned
 * unchanged.
 * @param named joins the name of a thing and its effects
 */
export function thingName(
  w: Pick<TerraNovaWords, 'terms' | 'powerAction' | 'powerOf' | 'bonusTile'>,
  named: (kind: string, does: string) => string,
  { edition, powerActionIds }: Pick<Table, 'edition' | 'powerActionIds'>,
  what: string,
): string {
  const power = edition.powerActions[powerActionIds.indexOf(what)];
  if (power !== undefined) {
    return named(w.powerAction(power.effect, power.amount), w.powerOf(power.cost));
  }
  const tile = BONUS_TILES.find((each) => each === what);
  if (tile === undefined) return what;
  return named(`${w.terms.bonusTile} ${tile}`, w.bonusTile(edition.bonusTiles[tile]));
}
