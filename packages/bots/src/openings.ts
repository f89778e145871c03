import type { Provenance } from './provenance.ts';

/** How many points a faction makes above the mean of the others at its table, among equal bots. */
export interface FactionMeans {
  /** At any table. */
  readonly above: number;
  /** The points to add where the table has a feature, by its name; nothing is known of a feature that is not named. */
  readonly with: Readonly<Record<string, number>>;
}

/** Strengths of the factions of a game, found by games among equal bots; `train/openings.ts` makes it anew. */
export interface OpeningModel {
  readonly provenance: Provenance;
  /** Points by another seat's home terrain at 1, 2, … steps on the circle of terrains. */
  readonly near: readonly number[];
  readonly factions: Readonly<Record<string, FactionMeans>>;
}

/** The feature of a table at which a level plays that searches. */
export const STRONG = 'level strong';

/** Strengths of factions at a table before anything is played, in victory points above the others. */
export interface Strengths {
  /** @param features of the table: places in the list of features of the game */
  above(faction: number, features: readonly number[]): number;
  /** @param distance on the circle of terrains to another seat's home terrain, 1 at least */
  near(distance: number): number;
}

/**
 * The means of a model by number of faction and of feature.
 * @param factions names in the order of their numbers; of those that are not in the model nothing is known: 0
 * @param always features that every table has for whoever asks, such as the level
 */
export function strengthsOf(
  { near, factions: means }: OpeningModel,
  factions: readonly string[],
  features: readonly string[],
  always: readonly string[] = [],
): Strengths {
  const rows = factions.map((id) => {
    const known = means[id] ?? { above: 0, with: {} };
    const sum = always.reduce((points, each) => points + (known.with[each] ?? 0), known.above);
    return { above: sum, with: features.map((each) => known.with[each] ?? 0) };
  });
  return {
    above(faction, present) {
      const row = rows[faction];
      if (row === undefined) return 0;
      return present.reduce((points, feature) => points + (row.with[feature] ?? 0), row.above);
    },
    near: (distance) => near[distance - 1] ?? 0,
  };
}
