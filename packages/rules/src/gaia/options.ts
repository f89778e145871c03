import {
  firstOfEach,
  isStartPlayer,
  newestOr,
  type OptionRefusal,
  ok,
  type Refusal,
  type Result,
  type RulingsOf,
  readOptions,
  readRulings,
  wrongOption,
} from '../kernel/index.ts';

/**
 * See `Game`: rules that changed ask the table for its date. Since `2026-11-21.2` random draws use
 * `SecretRandom`, before that `Random`. Since `2026-11-22` the tornado asks which card is kept even
 * if all taken cards are equal, and a seat that clearly cannot hold protection is not asked for it.
 */
export const RULES_VERSIONS = ['2026-11-21', '2026-11-21.2', '2026-11-22'] as const;

/**
 * Rules on which the sources say nothing or contradict each other; `docs/rulings.md` gives the
 * reasons. The first value of each is the default.
 */
export const RULING_VALUES = {
  /** G1: a star means every land, or every land except the sea. */
  star: ['any-land', 'not-sea'],
  /**
   * G2: a player who completes an objective discards all nature cards in front, or only those that
   * it shows.
   */
  objectiveDiscard: ['all', 'matched'],
  /** G3: cities eat if there is something to eat, or if their player wants it. */
  feeding: ['compulsory', 'optional'],
  /** G4: the game ends when no card can be drawn at all, or when one kind of cards has run out. */
  exhaustion: ['all-kinds', 'any-kind'],
  /** G5: an eruption needs a desert in the pile, or one for each tile that it changes. */
  eruption: ['one-desert', 'all-deserts'],
} as const;

export type RulingName = keyof typeof RULING_VALUES;
export type Rulings = RulingsOf<typeof RULING_VALUES>;
export const RULINGS = Object.keys(RULING_VALUES) as readonly RulingName[];

export const DEFAULT_RULINGS: Rulings = firstOfEach(RULING_VALUES);

/** No power cards; those of the advanced game; or also lightning and eruption. */
export const POWER_CHOICES = ['none', 'powers', 'disasters'] as const;

interface Switches {
  /** Advanced: a player who raises a city on the map removes the meeples of others from it. */
  readonly takeover: boolean;
  /** Advanced: two meeples on a city whose four needs are met. */
  readonly fourNeeds: boolean;
  readonly powers: (typeof POWER_CHOICES)[number];
}

export interface Options extends Switches {
  readonly rulesVersion: (typeof RULES_VERSIONS)[number];
  /** Id of a built-in edition or of one that was loaded. */
  readonly edition: string;
  readonly players: 2 | 3 | 4 | 5;
  /** The seat that begins, or `random`. */
  readonly startPlayer: 'random' | number;
  /** Whether the city of a later printing is in the game too. */
  readonly extraCity: boolean;
  readonly rulings: Rulings;
}

/** The three games of the rules: the options that each `mode` sets. */
export const MODES = {
  basic: { takeover: false, fourNeeds: false, powers: 'none' },
  advanced: { takeover: true, fourNeeds: true, powers: 'powers' },
  disasters: { takeover: true, fourNeeds: true, powers: 'disasters' },
} as const satisfies Readonly<Record<string, Switches>>;
export type Mode = keyof typeof MODES;

const KEYS = [
  'rulesVersion',
  'edition',
  'players',
  'mode',
  'takeover',
  'fourNeeds',
  'powers',
  'startPlayer',
  'extraCity',
  'rulings',
];

/**
 * Options from outside, with defaults for missing ones: four players, the basic game, a random
 * start player, the default rulings of `docs/rulings.md`. `mode` sets three options, each of which
 * may also be given; the result contains the options.
 */
export function parseOptions(
  given: unknown,
  editions: ReadonlySet<string>,
  defaultEdition: string,
): Result<Options, Refusal<OptionRefusal>> {
  const read = readOptions(given, KEYS);
  if (!read.ok) return read;
  const fields = read.value;
  const rulesVersion = newestOr(RULES_VERSIONS, fields.rulesVersion);
  if (rulesVersion === undefined) return wrongOption('rulesVersion', fields.rulesVersion);
  const { edition = defaultEdition, players = 4, mode = 'basic', startPlayer = 'random' } = fields;
  if (typeof edition !== 'string' || !editions.has(edition)) return wrongOption('edition', edition);
  if (players !== 2 && players !== 3 && players !== 4 && players !== 5) {
    return wrongOption('players', players);
  }
  if (typeof mode !== 'string' || !Object.hasOwn(MODES, mode)) return wrongOption('mode', mode);
  const preset = MODES[mode as Mode];
  const { takeover = preset.takeover, fourNeeds = preset.fourNeeds, extraCity = false } = fields;
  if (typeof takeover !== 'boolean') return wrongOption('takeover', takeover);
  if (typeof fourNeeds !== 'boolean') return wrongOption('fourNeeds', fourNeeds);
  if (typeof extraCity !== 'boolean') return wrongOption('extraCity', extraCity);
  const wanted = fields.powers ?? preset.powers;
  const powers = POWER_CHOICES.find((each) => each === wanted);
  if (powers === undefined) return wrongOption('powers', wanted);
  if (!isStartPlayer(players, startPlayer)) {
    return wrongOption('startPlayer', startPlayer);
  }
  const rulings = readRulings(RULING_VALUES, fields.rulings ?? {}, DEFAULT_RULINGS);
  if (!rulings.ok) return rulings;
  return ok({
    rulesVersion,
    edition,
    players,
    takeover,
    fourNeeds,
    powers,
    startPlayer,
    extraCity,
    rulings: rulings.value,
  });
}
