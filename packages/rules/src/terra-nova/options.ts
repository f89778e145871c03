import { firstOfEach, type RulingsOf } from '../kernel/index.ts';
import type { FactionId } from './vocabulary.ts';

/**
 * See `Game`: code that changes behaviour asks the table for this version. From `2026-11-22` on,
 * missing options have other meanings: `edition` is `house-2` (before: `house-1`);
 * `rulings.plannersIcon` is `any-empty` (before: `terrain-showing`).
 */
export const RULES_VERSIONS = ['2026-11-20', '2026-11-22'] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];

/**
 * Rules that the rulebook leaves open or prints in an unclear way, R1 to R14 of `docs/rulings.md`.
 * The first value of each is the default of new tables.
 */
export const RULING_VALUES = {
  /** R1: a bridge makes its hexes adjacent for all players, or for its owner only. */
  bridgeAdjacency: ['everybody', 'owner'],
  /**
   * R2: bonus tiles that were returned earlier in the same round may be taken, or only if no other
   * is left.
   */
  returnedBonusTiles: ['free', 'forbidden'],
  /** R3: passing in round 5 swaps the bonus tile (and takes its coins), or not. */
  lastRoundSwap: ['swap', 'no-swap'],
  /**
   * R4: at the end of the sailing track the sailing town tile gives the rest of its bonus, or it
   * cannot be taken.
   */
  sailingTileAtTrackEnd: ['rest', 'forbidden'],
  /** R5: transforming is possible without a house on the mat, or not. */
  transformWithoutHouse: ['allowed', 'forbidden'],
  /** R6: a free shovel must be used on a hex that needs one, or the action may also just build. */
  freeShovel: ['must-transform', 'may-build'],
  /** R7: with the Golems' left palace the two-shovel action reaches two hexes of any terrain, or not. */
  golemsTwoShovels: ['any-two', 'printed-distance'],
  /** R8: a river town joins two groups, or all groups around its river hex. */
  riverTown: ['two-groups', 'all-groups'],
  /** R9: the later neutral houses need an empty icon hex, or one whose terrain has not changed. */
  plannersIcon: ['any-empty', 'terrain-showing'],
  /**
   * R10: a palace that lowers the town value founds a town for each group that has the value now,
   * or one town.
   */
  severalTowns: ['one-per-group', 'only-one'],
  /**
   * R11: neutral houses count only for the price of trading posts, or are also ranked in territory.
   */
  neutralHouses: ['price-only', 'ranked'],
  /** R12: the Sea Dogs' free upgrade scores on the trading post round tile, or not. */
  freeUpgradeScores: ['yes', 'no'],
  /** R13: the Sun Worshippers' action scores as a house only if one is built, or always. */
  sunWorshippersHouse: ['when-built', 'always'],
  /** R14: the Inventors' action is unlimited, or once per round. */
  inventorsAction: ['unlimited', 'once-per-round'],
} as const;

export type RulingName = keyof typeof RULING_VALUES;
export type Rulings = RulingsOf<typeof RULING_VALUES>;
export const RULINGS = Object.keys(RULING_VALUES) as readonly RulingName[];

export const TURN_ORDERS = ['clockwise', 'dropout'] as const;
export const TWO_PLAYER_VARIANTS = ['none', 'planners', 'gold-diggers'] as const;
/**
 * How the seats get their factions. `first-game` also fixes tiles and houses, as for a first game;
 * `first-game-factions` fixes only the factions.
 */
export const FACTION_CHOICES = ['choice', 'random', 'first-game', 'first-game-factions'] as const;
/**
 * Tokens in bowls I, II, III at the start: those of the edition, or another way to read its
 * pictures.
 */
export const START_POWERS = ['edition', '3/5/0'] as const;
export const STANDING_ORDERS = ['ask', 'all', 'keep', 'vp-first'] as const;

/** The content of a standing order about power in bowl III while it is nobody's turn. */
export type StandingOrder = (typeof STANDING_ORDERS)[number];

export interface Options {
  readonly rulesVersion: RulesVersion;
  /** Id of a built-in edition or of one that was loaded. */
  readonly edition: string;
  readonly players: 2 | 3 | 4;
  /** Chosen by the players in turn order, at random, those of the first game, or given by seat. */
  readonly factions: (typeof FACTION_CHOICES)[number] | readonly FactionId[];
  /** The seat that begins, or `random`. */
  readonly startPlayer: 'random' | number;
  /** `3/5/0` is only possible with an edition that has eight tokens. */
  readonly startPower: (typeof START_POWERS)[number];
  readonly turnOrder: (typeof TURN_ORDERS)[number];
  /** Only for two players; both variants use the two-player side of the board. */
  readonly twoPlayerVariant: (typeof TWO_PLAYER_VARIANTS)[number];
  readonly rulings: Rulings;
}

export const DEFAULT_RULINGS: Rulings = firstOfEach(RULING_VALUES);

/** The values of missing options, by the date of the rules. */
export const DEFAULTS: Readonly<
  Record<RulesVersion, { readonly edition: string; readonly rulings: Rulings }>
> = {
  '2026-11-20': {
    edition: 'house-1',
    rulings: { ...DEFAULT_RULINGS, plannersIcon: 'terrain-showing' },
  },
  '2026-11-22': { edition: 'house-2', rulings: DEFAULT_RULINGS },
};
