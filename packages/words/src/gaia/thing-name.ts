import type { Table } from '@pangaea/rules/gaia';
import type { GaiaWords } from './shape.ts';

/**
 * The name of a card or objective by its name in commands; any other text is returned unchanged.
 * @param named joins the name of a thing and its needs
 */
export function thingName(
  w: Pick<GaiaWords, 'terms' | 'objective' | 'card'>,
  named: (kind: string, asks: string) => string,
  { edition, objectiveIds, cardNames }: Pick<Table, 'edition' | 'objectiveIds' | 'cardNames'>,
  what: string,
): string {
  if (objectiveIds.includes(what)) return named(w.terms.objective, w.objective(what, edition));
  return cardNames.includes(what) ? w.card(what) : what;
}
