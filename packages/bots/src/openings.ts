import type { Provenance } from './provenance.ts';

/**
 * Points by which a faction exceeds the mean of the others at its table, in games among equal bots.
 */
export interface FactionMeans {
  /** At any table. */
  readonly above: number;
  /**
   * Points to add if the table has a feature, by the name of the feature; features that are not
   * named add nothing.
   */
  readonly with: Readonly<Record<string, number>>;
}

/**
 * Strengths of the factions of a game, measured in games among equal bots; made by
 * `train/openings.ts`.
 */
export interface OpeningModel {
  readonly provenance: Provenance;
  /**
   * Points by the distance of another seat's home terrain on the circle of terrains: 1, 2, … steps.
   */
  readonly near: readonly number[];
  readonly factions: Readonly<Record<string, FactionMeans>>;
}

/** The feature of tables at which a searching level plays. */
export const STRONG = 'level strong';

/** Strengths of factions at a table before the first move, in victory points above the others. */
export interface Strengths {
  /**
   * The strength of a faction at a table.
   * @param features of the table: indices in the list of features of the game
   */
  above(faction: number, features: readonly number[]): number;
  /**
   * The strength that another seat's home terrain adds.
   * @param distance to that terrain on the circle of terrains, at least 1
   */
  near(distance: number): number;
}

/**
 * The strengths of a model by number of faction and of feature.
 * @param factions names in the order of their numbers; a faction that is not in the model gets 0
 * @param always features that every table has, such as the level
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

/**
 * Strengths for players who make fewer points from a good faction.
 * @param share of the points by which factions differ among better players
 */
export function scaledBy(strengths: Strengths, share: number): Strengths {
  return {
    above: (faction, present) => share * strengths.above(faction, present),
    near: (distance) => share * strengths.near(distance),
  };
}
