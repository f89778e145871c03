import { err, newestOr, ok, type Refusal, type Result, refusal } from '../kernel/index.ts';
import { FACTION_DEFINITIONS } from './factions/index.ts';
import { FACTIONS, type FactionId } from './vocabulary.ts';

/** See `Game`: a change of behaviour asks the table which it has. */
export const RULES_VERSIONS = ['2026-11-20'] as const;

/**
 * Rules that the rulebook leaves open or prints doubtfully, R1 to R14 of `docs/rulings.md`. The first
 * value of each is the default.
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
  /** R9: the later neutral houses need their terrain still showing, or any empty icon hex. */
  plannersIcon: ['terrain-showing', 'any-empty'],
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
export const FACTION_CHOICES = ['choice', 'random', 'first-game'] as const;
export const STANDING_ORDERS = ['ask', 'all', 'keep', 'vp-first'] as const;

/** What a standing order says about power lying in bowl III when nobody's turn is on. */
export type StandingOrder = (typeof STANDING_ORDERS)[number];

export interface Options {
  readonly rulesVersion: (typeof RULES_VERSIONS)[number];
  /** Id of a built-in edition or of one that was loaded. */
  readonly edition: string;
  readonly players: 2 | 3 | 4;
  /** By the players in turn order, at random, the first-game preset, or given by seat. */
  readonly factions: (typeof FACTION_CHOICES)[number] | readonly FactionId[];
  /** The seat that begins, or `random`. */
  readonly startPlayer: 'random' | number;
  readonly turnOrder: (typeof TURN_ORDERS)[number];
  /** Only for two players; both use the two-player side of the board. */
  readonly twoPlayerVariant: (typeof TWO_PLAYER_VARIANTS)[number];
  readonly rulings: Rulings;
}

export type OptionRefusal = 'options-malformed' | 'option-unknown' | 'option-value';

export const DEFAULT_RULINGS = Object.fromEntries(
  RULINGS.map((name) => [name, RULING_VALUES[name][0]]),
) as unknown as Rulings;

const KEYS = [
  'rulesVersion',
  'edition',
  'players',
  'factions',
  'startPlayer',
  'turnOrder',
  'twoPlayerVariant',
  'rulings',
];

/**
 * Options from outside, with defaults for what is missing: four players, factions by choice, a random
 * start player, clockwise order, no variant, `docs/rulings.md` as it stands.
 */
export function parseOptions(
  given: unknown,
  editions: ReadonlySet<string>,
  defaultEdition: string,
): Result<Options, Refusal<OptionRefusal>> {
  const bad = (option: string, value: unknown) =>
    err(refusal('option-value', { option, value: show(value) }));
  const fields = record(given);
  if (fields === undefined) return err(refusal('options-malformed'));
  for (const key of Object.keys(fields)) {
    if (!KEYS.includes(key)) return err(refusal('option-unknown', { option: key }));
  }
  const rulesVersion = newestOr(RULES_VERSIONS, fields.rulesVersion);
  if (rulesVersion === undefined) return bad('rulesVersion', fields.rulesVersion);
  const edition = fields.edition ?? defaultEdition;
  if (typeof edition !== 'string' || !editions.has(edition)) return bad('edition', edition);
  const { factions = 'choice', startPlayer = 'random' } = fields;
  const players = fields.players ?? (Array.isArray(factions) ? factions.length : 4);
  if (players !== 2 && players !== 3 && players !== 4) return bad('players', players);
  const factionsChosen = parseFactions(factions, players);
  if (factionsChosen === undefined) return bad('factions', factions);
  if (startPlayer !== 'random' && !isSeat(startPlayer, players)) {
    return bad('startPlayer', startPlayer);
  }
  const turnOrder = one(TURN_ORDERS, fields.turnOrder ?? 'clockwise');
  if (turnOrder === undefined) return bad('turnOrder', fields.turnOrder);
  const variant = one(TWO_PLAYER_VARIANTS, fields.twoPlayerVariant ?? 'none');
  if (variant === undefined) return bad('twoPlayerVariant', fields.twoPlayerVariant);
  if (variant !== 'none' && (players !== 2 || factionsChosen === 'first-game')) {
    return bad('twoPlayerVariant', variant);
  }
  const rulings = parseRulings(fields.rulings ?? {});
  if (!rulings.ok) return rulings;
  return ok({
    rulesVersion,
    edition,
    players,
    factions: factionsChosen,
    startPlayer,
    turnOrder,
    twoPlayerVariant: variant,
    rulings: rulings.value,
  });
}

function parseRulings(given: unknown): Result<Rulings, Refusal<OptionRefusal>> {
  const fields = record(given);
  if (fields === undefined) return err(refusal('options-malformed'));
  const rulings: Record<string, string> = { ...DEFAULT_RULINGS };
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(RULING_VALUES, name)) {
      return err(refusal('option-unknown', { option: `rulings.${name}` }));
    }
    const values: readonly string[] = RULING_VALUES[name as RulingName];
    if (typeof value !== 'string' || !values.includes(value)) {
      return err(refusal('option-value', { option: `rulings.${name}`, value: show(value) }));
    }
    rulings[name] = value;
  }
  return ok(rulings as unknown as Rulings);
}

function parseFactions(given: unknown, players: number): Options['factions'] | undefined {
  if (!Array.isArray(given)) return one(FACTION_CHOICES, given);
  const chosen = given.map((id) => one(FACTIONS, id));
  const colours = new Set(
    chosen.map((id) => FACTION_DEFINITIONS.find((each) => each.id === id)?.colour),
  );
  if (chosen.length !== players || colours.size !== players || colours.has(undefined)) {
    return undefined;
  }
  return chosen as FactionId[];
}

function isSeat(value: unknown, players: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players;
}

function one<T extends string>(values: readonly T[], given: unknown): T | undefined {
  return values.find((each) => each === given);
}

function record(given: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  return given as Record<string, unknown>;
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 80);
}
