import {
  firstOfEach,
  isSeatOf,
  newestOr,
  type OptionRefusal,
  ok,
  oneOf,
  type Refusal,
  type Result,
  readOptions,
  readRulings,
  wrongOption,
} from '../kernel/index.ts';
import type { Edition } from './edition.ts';
import { FACTION_DEFINITIONS } from './factions/index.ts';
import { FACTIONS, type FactionId } from './vocabulary.ts';

/**
 * See `Game`: a change of behaviour asks the table which it has. Since `2026-11-22` options that are left
 * out mean other things: `edition` `house-2`, before `house-1`; `rulings.plannersIcon` `any-empty`, before
 * `terrain-showing`.
 */
export const RULES_VERSIONS = ['2026-11-20', '2026-11-22'] as const;
type RulesVersion = (typeof RULES_VERSIONS)[number];

/**
 * Rules that the rulebook leaves open or prints doubtfully, R1 to R14 of `docs/rulings.md`. The first
 * value of each is the default of new tables.
 */
export const RULING_VALUES = {
  /** R1: a bridge makes its hexes adjacent for everybody, or for its owner only. */
  bridgeAdjacency: ['everybody', 'owner'],
  /** R2: bonus tiles given back earlier in the same round may be taken, or only if no other is left. */
  returnedBonusTiles: ['free', 'forbidden'],
  /** R3: passing in round 5 swaps the bonus tile (and takes its coins), or not. */
  lastRoundSwap: ['swap', 'no-swap'],
  /** R4: at the end of the sailing track the sailing town tile gives the rest of its bonus, or nothing may take it. */
  sailingTileAtTrackEnd: ['rest', 'forbidden'],
  /** R5: transforming is possible without a house left on the mat, or not. */
  transformWithoutHouse: ['allowed', 'forbidden'],
  /** R6: a free shovel must be used on a hex that needs one, or the action may also just build. */
  freeShovel: ['must-transform', 'may-build'],
  /** R7: with the Golems' left palace the two-shovel action reaches two hexes of any terrain, or not. */
  golemsTwoShovels: ['any-two', 'printed-distance'],
  /** R8: a river town joins two groups, or all groups around its river hex. */
  riverTown: ['two-groups', 'all-groups'],
  /** R9: the later neutral houses need an empty icon hex, or one that shows its terrain still. */
  plannersIcon: ['any-empty', 'terrain-showing'],
  /** R10: a palace that lowers the town value founds a town per group that now qualifies, or one. */
  severalTowns: ['one-per-group', 'only-one'],
  /** R11: neutral houses matter for the trading post price only, or are also ranked in territory. */
  neutralHouses: ['price-only', 'ranked'],
  /** R12: the Sea Dogs' free upgrade scores on the trading post round tile, or not. */
  freeUpgradeScores: ['yes', 'no'],
  /** R13: the Sun Worshippers' action counts as a house built when one is built, or always. */
  sunWorshippersHouse: ['when-built', 'always'],
  /** R14: the Inventors' action is unlimited, or once per round. */
  inventorsAction: ['unlimited', 'once-per-round'],
} as const;

export type RulingName = keyof typeof RULING_VALUES;
export type Rulings = { readonly [R in RulingName]: (typeof RULING_VALUES)[R][number] };
export const RULINGS = Object.keys(RULING_VALUES) as readonly RulingName[];

export const TURN_ORDERS = ['clockwise', 'dropout'] as const;
export const TWO_PLAYER_VARIANTS = ['none', 'planners', 'gold-diggers'] as const;
/** The last two: the whole first game, or its factions alone. */
export const FACTION_CHOICES = ['choice', 'random', 'first-game', 'first-game-factions'] as const;
/** Tokens in bowls I, II, III at the start: those of the edition, or its other reading. */
export const START_POWERS = ['edition', '3/5/0'] as const;
export const STANDING_ORDERS = ['ask', 'all', 'keep', 'vp-first'] as const;

/** What a standing order says about power lying in bowl III when nobody's turn is on. */
export type StandingOrder = (typeof STANDING_ORDERS)[number];

export interface Options {
  readonly rulesVersion: RulesVersion;
  /** Id of a built-in edition or of one that was loaded. */
  readonly edition: string;
  readonly players: 2 | 3 | 4;
  /** By the players in turn order, at random, those of the first game, or given by seat. */
  readonly factions: (typeof FACTION_CHOICES)[number] | readonly FactionId[];
  /** The seat that begins, or `random`. */
  readonly startPlayer: 'random' | number;
  /** `3/5/0` only with an edition that has eight tokens. */
  readonly startPower: (typeof START_POWERS)[number];
  readonly turnOrder: (typeof TURN_ORDERS)[number];
  /** Only for two players; both use the two-player side of the board. */
  readonly twoPlayerVariant: (typeof TWO_PLAYER_VARIANTS)[number];
  readonly rulings: Rulings;
}

export const DEFAULT_RULINGS: Rulings = firstOfEach(RULING_VALUES);

/** What options mean where they say nothing, by the date of the rules. */
const DEFAULTS: Readonly<
  Record<RulesVersion, { readonly edition: string; readonly rulings: Rulings }>
> = {
  '2026-11-20': {
    edition: 'house-1',
    rulings: { ...DEFAULT_RULINGS, plannersIcon: 'terrain-showing' },
  },
  '2026-11-22': { edition: 'house-2', rulings: DEFAULT_RULINGS },
};

const KEYS = [
  'rulesVersion',
  'edition',
  'players',
  'factions',
  'startPlayer',
  'startPower',
  'turnOrder',
  'twoPlayerVariant',
  'rulings',
];

/**
 * Options from outside, with defaults for what is missing: four players, factions by choice, a random
 * start player, the edition's power, clockwise order, no variant, and by the date of the rules the edition
 * and the rulings. What a record leaves out therefore keeps its meaning.
 * @param editions by id
 */
export function parseOptions(
  given: unknown,
  editions: ReadonlyMap<string, Edition>,
): Result<Options, Refusal<OptionRefusal>> {
  const read = readOptions(given, KEYS);
  if (!read.ok) return read;
  const fields = read.value;
  const rulesVersion = newestOr(RULES_VERSIONS, fields.rulesVersion);
  if (rulesVersion === undefined) return wrongOption('rulesVersion', fields.rulesVersion);
  const defaults = DEFAULTS[rulesVersion];
  const { edition = defaults.edition } = fields;
  const numbers = typeof edition === 'string' ? editions.get(edition) : undefined;
  if (numbers === undefined) return wrongOption('edition', edition);
  const { factions = 'choice', startPlayer = 'random' } = fields;
  const players = fields.players ?? (Array.isArray(factions) ? factions.length : 4);
  if (players !== 2 && players !== 3 && players !== 4) return wrongOption('players', players);
  const factionsChosen = parseFactions(factions, players);
  if (factionsChosen === undefined) return wrongOption('factions', factions);
  if (startPlayer !== 'random' && !isSeatOf(players, startPlayer)) {
    return wrongOption('startPlayer', startPlayer);
  }
  const startPower = oneOf(START_POWERS, fields.startPower ?? 'edition');
  if (startPower === undefined || (startPower !== 'edition' && numbers.powerTokens !== 8)) {
    return wrongOption('startPower', fields.startPower);
  }
  const turnOrder = oneOf(TURN_ORDERS, fields.turnOrder ?? 'clockwise');
  if (turnOrder === undefined) return wrongOption('turnOrder', fields.turnOrder);
  const variant = oneOf(TWO_PLAYER_VARIANTS, fields.twoPlayerVariant ?? 'none');
  if (variant === undefined) return wrongOption('twoPlayerVariant', fields.twoPlayerVariant);
  if (variant !== 'none' && (players !== 2 || factionsChosen === 'first-game')) {
    return wrongOption('twoPlayerVariant', variant);
  }
  const rulings = readRulings(RULING_VALUES, fields.rulings ?? {}, defaults.rulings);
  if (!rulings.ok) return rulings;
  return ok({
    rulesVersion,
    edition: numbers.id,
    players,
    factions: factionsChosen,
    startPlayer,
    startPower,
    turnOrder,
    twoPlayerVariant: variant,
    rulings: rulings.value,
  });
}

function parseFactions(given: unknown, players: number): Options['factions'] | undefined {
  if (!Array.isArray(given)) return oneOf(FACTION_CHOICES, given);
  const chosen = given.map((id) => oneOf(FACTIONS, id));
  const colours = new Set(
    chosen.map((id) => FACTION_DEFINITIONS.find((each) => each.id === id)?.colour),
  );
  if (chosen.length !== players || colours.size !== players || colours.has(undefined)) {
    return undefined;
  }
  return chosen as FactionId[];
}
