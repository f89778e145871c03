import { err, newestOr, ok, type Refusal, type Result, refusal } from '../kernel/index.ts';

/** See `Game`: a change of behaviour asks the table which it has. */
export const RULES_VERSIONS = ['2026-11-21'] as const;

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
export type Rulings = { readonly [R in RulingName]: (typeof RULING_VALUES)[R][number] };
export const RULINGS = Object.keys(RULING_VALUES) as readonly RulingName[];

export const DEFAULT_RULINGS = Object.fromEntries(
  RULINGS.map((name) => [name, RULING_VALUES[name][0]]),
) as unknown as Rulings;

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

export type OptionRefusal = 'options-malformed' | 'option-unknown' | 'option-value';

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
  const bad = (option: string, value: unknown) =>
    err(refusal('option-value', { option, value: show(value) }));
  const fields = record(given);
  if (fields === undefined) return err(refusal('options-malformed'));
  for (const key of Object.keys(fields)) {
    if (!KEYS.includes(key)) return err(refusal('option-unknown', { option: key }));
  }
  const rulesVersion = newestOr(RULES_VERSIONS, fields.rulesVersion);
  if (rulesVersion === undefined) return bad('rulesVersion', fields.rulesVersion);
  const { edition = defaultEdition, players = 4, mode = 'basic', startPlayer = 'random' } = fields;
  if (typeof edition !== 'string' || !editions.has(edition)) return bad('edition', edition);
  if (players !== 2 && players !== 3 && players !== 4 && players !== 5) {
    return bad('players', players);
  }
  if (typeof mode !== 'string' || !Object.hasOwn(MODES, mode)) return bad('mode', mode);
  const preset = MODES[mode as Mode];
  const { takeover = preset.takeover, fourNeeds = preset.fourNeeds, extraCity = false } = fields;
  if (typeof takeover !== 'boolean') return bad('takeover', takeover);
  if (typeof fourNeeds !== 'boolean') return bad('fourNeeds', fourNeeds);
  if (typeof extraCity !== 'boolean') return bad('extraCity', extraCity);
  const wanted = fields.powers ?? preset.powers;
  const powers = POWER_CHOICES.find((each) => each === wanted);
  if (powers === undefined) return bad('powers', wanted);
  if (startPlayer !== 'random' && !isSeat(startPlayer, players)) {
    return bad('startPlayer', startPlayer);
  }
  const rulings = parseRulings(fields.rulings ?? {});
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

function isSeat(value: unknown, players: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players;
}

function record(given: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  return given as Record<string, unknown>;
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 80);
}
