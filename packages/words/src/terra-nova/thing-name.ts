import { BONUS_TILES, type Table } from '@pangaea/rules/terra-nova';
import type { TerraNovaWords } from './shape.ts';

/**
 * The name of a power action or bonus tile, from what commands call it; anything else stands for itself.
 * @param named puts what a thing is and does into one
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
