import {
  firstOfEach,
  isStartPlayer,
  newestOr,
  type OptionRefusal,
  ok,
  oneOf,
  type Refusal,
  type Result,
  type RulingsOf,
  readOptions,
  readRulings,
  wrongOption,
} from '../../kernel/index.ts';
import { PRINTED_ID } from '../editions/edition.ts';
import { FACTION_RULINGS, SNELLMAN_RULINGS } from '../factions/rulings.ts';
import { BONUS_CARD_DATA, ROUND_TILE_DATA } from '../printed/index.ts';
import {
  BONUS_CARDS,
  type Board,
  type BonusCard,
  FINAL_TILES,
  type FinalTile,
  MAPS,
  type MapId,
  ROUND_TILES,
  type RoundTile,
} from '../vocabulary.ts';

/** See `Game`: code that changes behaviour asks the table for this version. */
export const RULES_VERSIONS = ['2026-11-22', '2026-11-28'] as const;

/**
 * Rules on which printings, the FAQ and the sites differ. The first value of each ruling is the
 * default; `docs/rulings.md` gives the reasons.
 */
export const RULING_VALUES = {
  /** Abilities of the variable factions: corrected, or as printed first. */
  fireIceRules: ['2015', '2014'],
  /**
   * The order after a building: favour tile, town, power of the neighbours (FAQ 3.8); or power and
   * its effects first; or the neighbours answer at any time before their next action.
   */
  afterBuilding: ['faq', 'bga', 'snellman'],
  /** Rewards per spade are paid when the spade is used (FAQ 3.2, 3.3), or when it is gained. */
  spadeRewards: ['used', 'gained'],
  /**
   * After two hexes became home terrain in one action: a dwelling on the first only (FAQ 2.1), or
   * on either.
   */
  dwellingAfterTwo: ['first', 'either'],
  /** Power tokens leave the game from bowls that the owner chooses, or from the lowest bowls. */
  tokenRemoval: ['choice', 'lowest'],
  ...FACTION_RULINGS,
  /**
   * SCORE1 for rounds 5 and 6: it is drawn again (FAQ 1.1); or it is placed among the first rounds
   * of six drawn tiles; or it stays.
   */
  roundTileDraw: ['redraw', 'six-first', 'first-printing'],
  /** A step to space 10 without a key is lost, or is made later if a key comes in the same turn. */
  keySteps: ['lost', 'made-up'],
  /** Conversions before and after the action (FAQ 2.8 Q1), or at any time in the own turn. */
  conversions: ['around-action', 'any-time'],
  /**
   * Free spades that are left may be used on another hex only if the first became home terrain (FAQ
   * 2.1 S2), or on any hex.
   */
  spadesLeftOver: ['after-home', 'anywhere'],
  /**
   * Special actions of strongholds may not be taken without effect, or they may; if so, conversions
   * into priests are also possible with none left in the supply, and these priests are lost.
   */
  emptyActions: ['refused', 'allowed'],
  /**
   * The spade of Winterfall only transforms, or more spades may be added and a dwelling may follow.
   */
  winterfall: ['transform-only', 'transform-and-build'],
  /**
   * Further tiles of a town with the Breeding Ground: they are only tiles, or they count as towns
   * founded.
   */
  townGrowth: ['tile', 'founds'],
} as const;

export type RulingName = keyof typeof RULING_VALUES;
export type Rulings = RulingsOf<typeof RULING_VALUES>;
export const RULINGS = Object.keys(RULING_VALUES) as readonly RulingName[];

/** Bundles of rulings. */
export const RULE_BUNDLES = ['standard', 'snellman', 'bga'] as const;
export type RuleBundle = (typeof RULE_BUNDLES)[number];

const DEFAULT_RULINGS: Rulings = firstOfEach(RULING_VALUES);

export const BUNDLES: Readonly<Record<RuleBundle, Rulings>> = {
  standard: DEFAULT_RULINGS,
  snellman: {
    ...DEFAULT_RULINGS,
    afterBuilding: 'snellman',
    spadeRewards: 'gained',
    dwellingAfterTwo: 'either',
    tokenRemoval: 'lowest',
    ...SNELLMAN_RULINGS,
    keySteps: 'made-up',
    spadesLeftOver: 'anywhere',
    emptyActions: 'allowed',
    conversions: 'any-time',
  },
  bga: { ...DEFAULT_RULINGS, afterBuilding: 'bga' },
};

export const TURN_ORDERS = ['clockwise', 'passing'] as const;
export const FACTION_CHOICES = [
  'choice',
  'random-boards',
  'introductory',
  'auction',
  'fast-auction',
] as const;
export const AUCTION_BASES = [30, 40] as const;
export const AUCTION_BOARDS = ['all', 'random'] as const;
/** More than any start value. */
const MOST_START_VP = 99;

/** Fan factions as of October 2023, or with the changes of July 2024. */
export const FAN_FACTION_CHOICES = ['off', 'on', 'bga-2024-07'] as const;
export type FanEdition = Exclude<(typeof FAN_FACTION_CHOICES)[number], 'off'>;

export const START_POINTS = ['equal', 'by-faction'] as const;

export interface Options {
  readonly rulesVersion: (typeof RULES_VERSIONS)[number];
  readonly rules: RuleBundle;
  /** Id of an edition; if missing: the printed one. */
  readonly edition?: string;
  readonly players: 2 | 3 | 4 | 5;
  readonly map: MapId;
  /**
   * The factions are chosen by the players in turn order; or one side of a board is dealt to each;
   * or they are those of the introductory game; or auctioned openly or by sealed bids; or given by
   * seat.
   */
  readonly factions: (typeof FACTION_CHOICES)[number] | readonly string[];
  /** Auction: bids from 0 up to 30, or start points from 40 down. */
  readonly auctionBase: (typeof AUCTION_BASES)[number];
  /**
   * Auctions: factions of all boards in play, or of random boards, one for each player and no
   * colour twice.
   */
  readonly auctionBoards: (typeof AUCTION_BOARDS)[number];
  /** Whether the ice, volcano and variable factions are offered. */
  readonly fireAndIce: boolean;
  /**
   * Whether fan factions are offered in addition to the others, including those of Fire & Ice; if
   * missing: they are not.
   */
  readonly fanFactions?: FanEdition;
  /** The seat that begins, or `random`. */
  readonly startPlayer: 'random' | number;
  readonly turnOrder: (typeof TURN_ORDERS)[number];
  /** 20 for everybody, by faction and map, or given by seat, for example after an auction. */
  readonly startVp: (typeof START_POINTS)[number] | readonly number[];
  /** Parts of the mini expansion. */
  readonly miniTownTiles: boolean;
  readonly miniBonusCard: boolean;
  readonly miniRoundTile: boolean;
  readonly finalTile: 'none' | 'random' | FinalTile;
  /** A landscape for each faction; or a random decision for the whole game; if missing: none. */
  readonly landscapes?: true | 'random';
  /** Whether players may leave the game in their turn; their structures stay. */
  readonly dropping: boolean;
  /** Drawn at random, or given for rounds 1 to 6. */
  readonly roundTiles: 'random' | readonly RoundTile[];
  /**
   * The bonus cards in play: players + 3 (`rules: snellman`: at least players + 1), drawn at random
   * or given.
   */
  readonly bonusCards: 'random' | readonly BonusCard[];
  readonly rulings: Rulings;
}

const KEYS: readonly (keyof Options)[] = [
  'rulesVersion',
  'rules',
  'edition',
  'players',
  'map',
  'factions',
  'auctionBase',
  'auctionBoards',
  'fireAndIce',
  'fanFactions',
  'startPlayer',
  'turnOrder',
  'startVp',
  'miniTownTiles',
  'miniBonusCard',
  'miniRoundTile',
  'finalTile',
  'landscapes',
  'dropping',
  'roundTiles',
  'bonusCards',
  'rulings',
];

/** A side of a board that can be chosen. */
interface Side {
  readonly id: string;
  readonly board: Board;
}

/**
 * The factions in play by the option `fanFactions`; a game made without fan factions has no entry
 * for some of its values.
 */
export type FactionSets<F> = Readonly<
  Record<'off', readonly F[]> & Partial<Record<FanEdition, readonly F[]>>
>;

/**
 * Reads options from outside, with defaults for missing ones: four players on the base map,
 * factions of the base game by choice, a random start player, clockwise order, 20 points, no
 * expansion.
 * @param sets the factions of the game
 * @param editions the known editions, by id
 */
export function parseOptions(
  given: unknown,
  sets: FactionSets<Side>,
  editions: ReadonlyMap<string, unknown>,
): Result<Options, Refusal<OptionRefusal>> {
  const read = readOptions(given, KEYS);
  if (!read.ok) return read;
  const fields = read.value;
  const rulesVersion = newestOr(RULES_VERSIONS, fields.rulesVersion);
  if (rulesVersion === undefined) return wrongOption('rulesVersion', fields.rulesVersion);
  const rules = oneOf(RULE_BUNDLES, fields.rules ?? 'standard');
  if (rules === undefined) return wrongOption('rules', fields.rules);
  const { edition = PRINTED_ID } = fields;
  if (typeof edition !== 'string' || !editions.has(edition)) return wrongOption('edition', edition);
  const map = oneOf(MAPS, fields.map ?? 'base');
  if (map === undefined) return wrongOption('map', fields.map);
  const { factions = 'choice', startPlayer = 'random', fireAndIce = false } = fields;
  const players = fields.players ?? (Array.isArray(factions) ? factions.length : 4);
  if (players !== 2 && players !== 3 && players !== 4 && players !== 5) {
    return wrongOption('players', players);
  }
  if (typeof fireAndIce !== 'boolean') return wrongOption('fireAndIce', fireAndIce);
  const fanFactions = oneOf(FAN_FACTION_CHOICES, fields.fanFactions ?? 'off');
  const definitions = fanFactions && sets[fanFactions];
  if (definitions === undefined) return wrongOption('fanFactions', fields.fanFactions);
  const chosen = parseFactions(factions, players, definitions);
  if (chosen === undefined) return wrongOption('factions', factions);
  const auctionBase = AUCTION_BASES.find((base) => base === (fields.auctionBase ?? 30));
  if (auctionBase === undefined) return wrongOption('auctionBase', fields.auctionBase);
  const auctionBoards = oneOf(AUCTION_BOARDS, fields.auctionBoards ?? 'all');
  if (auctionBoards === undefined) return wrongOption('auctionBoards', fields.auctionBoards);
  if (!isStartPlayer(players, startPlayer)) {
    return wrongOption('startPlayer', startPlayer);
  }
  const turnOrder = oneOf(TURN_ORDERS, fields.turnOrder ?? 'clockwise');
  if (turnOrder === undefined) return wrongOption('turnOrder', fields.turnOrder);
  const startVp = parseStartVp(fields.startVp ?? 'equal', players, Array.isArray(chosen));
  if (startVp === undefined) return wrongOption('startVp', fields.startVp);
  const mini: Record<string, boolean> = {};
  for (const key of ['miniTownTiles', 'miniBonusCard', 'miniRoundTile'] as const) {
    const value = fields[key] ?? false;
    if (typeof value !== 'boolean') return wrongOption(key, value);
    mini[key] = value;
  }
  const finalTile = oneOf(['none', 'random', ...FINAL_TILES] as const, fields.finalTile ?? 'none');
  if (finalTile === undefined) return wrongOption('finalTile', fields.finalTile);
  const { dropping = false, landscapes = false } = fields;
  if (typeof landscapes !== 'boolean' && landscapes !== 'random') {
    return wrongOption('landscapes', landscapes);
  }
  if (typeof dropping !== 'boolean') return wrongOption('dropping', dropping);
  const roundTiles = tiles(
    fields.roundTiles ?? 'random',
    ROUND_TILES.filter((tile) => mini.miniRoundTile || ROUND_TILE_DATA[tile].box === undefined),
    6,
  );
  if (roundTiles === undefined) return wrongOption('roundTiles', fields.roundTiles);
  const bonusCards = tiles(
    fields.bonusCards ?? 'random',
    BONUS_CARDS.filter((card) => mini.miniBonusCard || BONUS_CARD_DATA[card].box === undefined),
    bonusCardCount(rules, players, fields.bonusCards),
  );
  if (bonusCards === undefined) return wrongOption('bonusCards', fields.bonusCards);
  if (chosen === 'introductory') {
    const extra =
      map !== 'base' ||
      fireAndIce ||
      fanFactions !== 'off' ||
      finalTile !== 'none' ||
      landscapes !== false ||
      turnOrder !== 'clockwise' ||
      startVp !== 'equal' ||
      Object.values(mini).includes(true) ||
      roundTiles !== 'random' ||
      bonusCards !== 'random';
    if (extra) return wrongOption('factions', chosen);
  }
  const rulings = readRulings(RULING_VALUES, fields.rulings ?? {}, BUNDLES[rules]);
  if (!rulings.ok) return rulings;
  return ok({
    rulesVersion,
    rules,
    ...(edition === PRINTED_ID ? {} : { edition }),
    players,
    map,
    factions: chosen,
    auctionBase,
    auctionBoards,
    fireAndIce,
    ...(fanFactions === undefined || fanFactions === 'off' ? {} : { fanFactions }),
    startPlayer,
    turnOrder,
    startVp,
    miniTownTiles: mini.miniTownTiles,
    miniBonusCard: mini.miniBonusCard,
    miniRoundTile: mini.miniRoundTile,
    finalTile,
    ...(landscapes === false ? {} : { landscapes }),
    dropping,
    roundTiles,
    bonusCards,
    rulings: rulings.value,
  });
}

function parseFactions(
  given: unknown,
  players: number,
  definitions: readonly Side[],
): Options['factions'] | undefined {
  if (!Array.isArray(given)) return oneOf(FACTION_CHOICES, given);
  const chosen = given.map((id) => definitions.find((each) => each.id === id));
  const boards = new Set(chosen.map((each) => each?.board));
  if (chosen.length !== players || boards.size !== players || boards.has(undefined)) {
    return undefined;
  }
  return chosen.flatMap((each) => (each === undefined ? [] : [each.id]));
}

/** Points by seat are only possible together with factions by seat. */
function parseStartVp(
  given: unknown,
  players: number,
  bySeat: boolean,
): Options['startVp'] | undefined {
  if (!Array.isArray(given)) return oneOf(START_POINTS, given);
  const whole = given.every((vp) => Number.isInteger(vp) && vp >= 0 && vp <= MOST_START_VP);
  return bySeat && whole && given.length === players ? (given as number[]) : undefined;
}

/**
 * Three more than there are players. On terra.snellman.net other numbers occur too: cards were
 * removed for players who then left before the start.
 */
function bonusCardCount(rules: RuleBundle, players: number, given: unknown): number {
  if (rules !== 'snellman' || !Array.isArray(given)) return players + 3;
  return Math.max(given.length, players + 1);
}

/** `random`, or this number of different tiles among the allowed ones. */
function tiles<T extends string>(
  given: unknown,
  allowed: readonly T[],
  count: number,
): 'random' | readonly T[] | undefined {
  if (given === 'random') return 'random';
  if (!Array.isArray(given)) return undefined;
  const chosen = given.map((each) => oneOf(allowed, each));
  if (chosen.length !== count || new Set(chosen).size !== count || chosen.includes(undefined)) {
    return undefined;
  }
  return chosen as T[];
}
