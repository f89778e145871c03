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
 * See `Game`: a change of behaviour asks the table which it has. Since `2026-11-21.2` what the seed decides is
 * drawn by `SecretRandom`, before by `Random`. Since `2026-11-22` the tornado asks which card is kept also
 * when all that it took are the same, and nobody is asked for protection who cannot hold it as everybody sees.
 */
export const RULES_VERSIONS = ['2026-11-21', '2026-11-21.2', '2026-11-22'] as const;

/**
 * Rules that the sources leave open or contradict each other on; `docs/rulings.md` gives the reasons.
 * The first value of each is the default.
 */
export const RULING_VALUES = {
  /** G1: a star stands for every land, or for every land but the sea. */
  star: ['any-land', 'not-sea'],
  /** G2: who completes an objective discards all nature cards in front of him, or those it shows. */
  objectiveDiscard: ['all', 'matched'],
  /** G3: cities eat when there is something to eat, or when their player wants. */
  feeding: ['compulsory', 'optional'],
  /** G4: the game ends when nothing can be drawn at all, or when a kind of cards has run out. */
  exhaustion: ['all-kinds', 'any-kind'],
  /** G5: an eruption needs a desert in the pile, or one for each tile that it changes. */
  eruption: ['one-desert', 'all-deserts'],
} as const;

export type RulingName = keyof typeof RULING_VALUES;
export type Rulings = RulingsOf<typeof RULING_VALUES>;
export const RULINGS = Object.keys(RULING_VALUES) as readonly RulingName[];

export const DEFAULT_RULINGS: Rulings = firstOfEach(RULING_VALUES);

/** No power cards; those of the advanced game; with lightning and eruption too. */
export const POWER_CHOICES = ['none', 'powers', 'disasters'] as const;

interface Switches {
  /** Advanced: who raises a standing city drives the others out of it. */
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
  /** The city of a later printing is in the game too. */
  readonly extraCity: boolean;
  readonly rulings: Rulings;
}

/** The three games of the rules: what `mode` stands for. */
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
 * Options from outside, with defaults for what is missing: four players, the basic game, a random start
 * player, `docs/rulings.md` as it stands. `mode` is short for three switches, each of which may be
 * given besides; the result names the switches.
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
