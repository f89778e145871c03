import type { BonusCard, FactionId, RoundTile } from '../vocabulary.ts';

/**
 * The introductory game has fixed factions, first dwellings, round tiles and bonus cards. We do not
 * know the printed sets: these are our own, all in one place so that they can be replaced.
 */
export const INTRODUCTORY: {
  /** Factions: with n players the first n of them, dealt at random. */
  readonly factions: readonly {
    readonly faction: FactionId;
    readonly dwellings: readonly string[];
  }[];
  readonly roundTiles: readonly RoundTile[];
  /** Bonus cards; with n players the first n + 3 of them. */
  readonly bonusCards: readonly BonusCard[];
} = {
  factions: [
    { faction: 'witches', dwellings: ['F4', 'E9'] },
    { faction: 'nomads', dwellings: ['F3', 'E8', 'G4'] },
    { faction: 'halflings', dwellings: ['E6', 'F5'] },
    { faction: 'mermaids', dwellings: ['D5', 'E4'] },
    { faction: 'giants', dwellings: ['D4', 'G2'] },
  ],
  roundTiles: ['SCORE3', 'SCORE6', 'SCORE5', 'SCORE7', 'SCORE8', 'SCORE2'],
  bonusCards: ['BON1', 'BON3', 'BON4', 'BON5', 'BON8', 'BON7', 'BON9', 'BON6'],
};
