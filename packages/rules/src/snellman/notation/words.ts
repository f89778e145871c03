/** The words of the notation of terra.snellman.net, in their canonical spelling. */

export const LEDGER_FACTIONS = [
  'alchemists',
  'auren',
  'chaosmagicians',
  'cultists',
  'darklings',
  'dwarves',
  'engineers',
  'fakirs',
  'giants',
  'halflings',
  'mermaids',
  'nomads',
  'swarmlings',
  'witches',
  'acolytes',
  'dragonlords',
  'icemaidens',
  'yetis',
  'riverwalkers',
  'shapeshifters',
] as const;
export type LedgerFaction = (typeof LEDGER_FACTIONS)[number];

export const BUILDINGS = ['D', 'TP', 'TE', 'SH', 'SA'] as const;
export type Building = (typeof BUILDINGS)[number];

export const CULTS = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;
export type Cult = (typeof CULTS)[number];

export const COLOURS = ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red', 'ice'] as const;
export type Colour = (typeof COLOURS)[number];

export const ACTIONS = [
  'ACT1',
  'ACT2',
  'ACT3',
  'ACT4',
  'ACT5',
  'ACT6',
  'ACTA',
  'ACTC',
  'ACTE',
  'ACTG',
  'ACTN',
  'ACTS',
  'ACTW',
  'ACTH1',
  'ACTH2',
  'ACTH5',
  'ACTH6',
  'BON1',
  'BON2',
  'FAV6',
] as const;
export type ActionId = (typeof ACTIONS)[number];

/**
 * Resources that can be converted. `BRIDGE` is only the bridge that Engineers get for two workers.
 */
export const RESOURCES = ['C', 'W', 'P', 'PW', 'VP', 'BRIDGE'] as const;
export type Resource = (typeof RESOURCES)[number];

export const numberedTiles = (kind: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${kind}${index + 1}`);

const BONUS_CARDS: readonly string[] = numberedTiles('BON', 10);
const FAVOUR_TILES: readonly string[] = numberedTiles('FAV', 12);
const TOWN_TILES: readonly string[] = numberedTiles('TW', 8);
const ROUND_TILES: readonly string[] = numberedTiles('SCORE', 9);
const TILES: readonly string[] = [...BONUS_CARDS, ...FAVOUR_TILES, ...TOWN_TILES, ...ROUND_TILES];

/** Things that are due and can be given up with `-`, besides cult steps. */
export const GIVEN_UP = [
  'SPADE',
  'BRIDGE',
  'FREE_TF',
  'FREE_TP',
  'FREE_D',
  'VOLCANO_TF',
  'GAIN_P3_FOR_VP',
  'UNLOCK_TERRAIN',
  'CONVERT_W_TO_P',
  'CULT',
  'GAIN_FAVOR',
  'GAIN_TW',
] as const;

/** Amounts on a faction board that can be corrected by hand. */
export const COUNTED = ['C', 'W', 'P', 'PW', 'VP', 'P1', 'P2', 'P3', 'KEY'] as const;
export type GivenUp = (typeof GIVEN_UP)[number] | Cult | (typeof COUNTED)[number];
export type Gained = (typeof COUNTED)[number] | 'SPADE';

export const FINAL_TILES = [
  'connected-distance',
  'connected-sa-sh-distance',
  'building-on-edge',
  'connected-clusters',
] as const;
export type FinalTile = (typeof FINAL_TILES)[number];

/** Rule options and old leniencies that the site knows. */
const SITE_OPTIONS = [
  'errata-cultist-power',
  'mini-expansion-1',
  'shipping-bonus',
  'temple-scoring-tile',
  'variable-turn-order',
  'fire-and-ice-final-scoring',
  'fire-and-ice-factions',
  'fire-and-ice-factions/ice',
  'fire-and-ice-factions/volcano',
  'fire-and-ice-factions/variable',
  'fire-and-ice-factions/variable_v2',
  'fire-and-ice-factions/variable_v3',
  'fire-and-ice-factions/variable_v4',
  'fire-and-ice-factions/variable_v5',
  'strict-leech',
  'strict-darkling-sh',
  'strict-chaosmagician-sh',
  'maintain-player-order',
  'email-notify',
  'manual-fav5',
  'shapeshifter-fix-playtest-v1',
  'loose-adjust-resource',
  'loose-cultist-ordering',
  'loose-dig',
  'loose-engineer-bridge',
  'loose-lose-cult',
  'loose-multi-spade',
  'loose-bridge-adjacency',
  'loose-done',
  'merge-income-phases',
  'loose-convert-phase',
  'loose-cult-loss',
  'loose-build-after-dig',
] as const;

/** Other spellings of a word, all in lower case. */
const SYNONYMS: Readonly<Record<string, string>> = {
  dragonmasters: 'dragonlords',
  grey: 'gray',
  dwelling: 'D',
  'trading-post': 'TP',
  temple: 'TE',
  stronghold: 'SH',
  sanctuary: 'SA',
  coin: 'C',
  coins: 'C',
  worker: 'W',
  workers: 'W',
  priest: 'P',
  priests: 'P',
  power: 'PW',
};

function reader<T extends string>(words: readonly T[]): (given: string) => T | undefined {
  const byLowerCase = new Map(words.map((word) => [word.toLowerCase(), word]));
  return (given) => {
    const lower = given.toLowerCase();
    return byLowerCase.get(lower) ?? byLowerCase.get(SYNONYMS[lower]?.toLowerCase() ?? '');
  };
}

/** Each function reads one word in any case or spelling; `undefined` if it is no such word. */
export const readWord = {
  faction: reader(LEDGER_FACTIONS),
  building: reader(BUILDINGS),
  cult: reader(CULTS),
  colour: reader(COLOURS),
  action: reader(ACTIONS),
  resource: reader(RESOURCES),
  tile: reader(TILES),
  bonusCard: reader(BONUS_CARDS),
  roundTile: reader(ROUND_TILES),
  givenUp: reader<GivenUp>([...GIVEN_UP, ...CULTS, ...COUNTED]),
  gained: reader<Gained>([...COUNTED, 'SPADE']),
  finalTile: reader(FINAL_TILES),
  option: reader(SITE_OPTIONS),
} as const;

/** A land hex as the ledger writes it, `E5`. It is not checked whether the map has this hex. */
export function readHex(given: string): string | undefined {
  return /^[a-k][1-9][0-9]?$/i.test(given) ? given.toUpperCase() : undefined;
}

/** A river hex, `r12`. */
export function readRiver(given: string): string | undefined {
  return /^r(0|[1-9][0-9]?)$/i.test(given) ? given.toLowerCase() : undefined;
}

/** Index of a word in a list of words, -1 if it is not in it. */
export function placeOf(words: readonly string[], word: string): number {
  return words.indexOf(word);
}
