import { patched } from '../../data-file/patch.ts';
import type { FactionDefinition } from '../boards/definition.ts';
import { FACTION_SHAPE } from '../boards/shape.ts';
import { PRINTED, PRINTED_SHAPE, type Printed } from '../printed/index.ts';
import type { Edition } from './edition.ts';

/** The boards, cards, tiles and maps of an edition. */
export interface EditionParts<S> {
  readonly edition: Edition;
  readonly printed: Printed;
  readonly factions: readonly FactionDefinition<S>[];
}

// biome-ignore lint/suspicious/noExplicitAny: each list with the state that its factions are for.
const KEPT = new WeakMap<readonly FactionDefinition<any>[], WeakMap<Edition, EditionParts<any>>>();

/**
 * The printed parts with the changes of an edition; for the same edition the same object. Factions
 * that are neither in a box nor fan factions stay unchanged.
 */
export function partsOf<S>(
  edition: Edition,
  factions: readonly FactionDefinition<S>[],
): EditionParts<S> {
  const kept = KEPT.get(factions) ?? new WeakMap<Edition, EditionParts<S>>();
  KEPT.set(factions, kept);
  const parts = kept.get(edition) ?? changedBy(edition, factions);
  kept.set(edition, parts);
  return parts;
}

function changedBy<S>(
  edition: Edition,
  factions: readonly FactionDefinition<S>[],
): EditionParts<S> {
  const { id, title, note, $schema, factions: boards = {}, ...changes } = edition;
  const changed: Readonly<Record<string, object | undefined>> = boards;
  const printed = patched(PRINTED_SHAPE, PRINTED, changes);
  return {
    edition,
    printed,
    factions: factions.map((each) => patched(FACTION_SHAPE, each, changed[each.id])),
  };
}
