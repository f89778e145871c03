type Given = Readonly<Record<string, unknown>>;

export const PRESETS = ['introductory', 'usual', 'tournament', 'everything'] as const;
export type Preset = (typeof PRESETS)[number];

/** The options of a preset; others have their default. */
export const PRESET_OPTIONS: Readonly<Record<Preset, Given>> = {
  introductory: { factions: 'introductory' },
  usual: { factions: 'choice' },
  tournament: {
    factions: 'auction',
    fireAndIce: true,
    turnOrder: 'passing',
    finalTile: 'random',
    miniTownTiles: true,
    miniBonusCard: true,
  },
  everything: {
    map: 'fire-and-ice',
    factions: 'auction',
    fireAndIce: true,
    turnOrder: 'passing',
    finalTile: 'random',
    landscapes: true,
    miniTownTiles: true,
    miniBonusCard: true,
    miniRoundTile: true,
  },
};

/** The defaults of the options that presets set. */
const USUAL: Given = {
  map: 'base',
  factions: 'choice',
  fireAndIce: false,
  fanFactions: 'off',
  turnOrder: 'clockwise',
  finalTile: 'none',
  landscapes: false,
  miniTownTiles: false,
  miniBonusCard: false,
  miniRoundTile: false,
  startVp: 'equal',
  roundTiles: 'random',
  bonusCards: 'random',
};

/** The preset with these options; undefined where they were changed. */
export function presetOf(options: Given): Preset | undefined {
  return PRESETS.find((preset) => {
    const wanted = { ...USUAL, ...PRESET_OPTIONS[preset] };
    return Object.entries(wanted).every(([key, value]) => (options[key] ?? USUAL[key]) === value);
  });
}

/**
 * Options with a change. The introductory game allows no other options: choosing it removes them,
 * and choosing one of them ends it.
 */
export function changed(options: Given, change: Given): Given {
  const next: Record<string, unknown> = { ...options, ...change };
  // A chosen tile may no longer be in the game.
  if ('miniRoundTile' in change) delete next.roundTiles;
  if ('miniBonusCard' in change) delete next.bonusCards;
  if (change.factions === 'introductory') {
    const { factions, startPlayer, rules, rulings } = next;
    return defined({ factions, startPlayer, rules, rulings });
  }
  const isExtra = Object.entries(change).some(
    ([key, value]) => key in USUAL && key !== 'factions' && value !== USUAL[key],
  );
  return options.factions === 'introductory' && isExtra ? { ...next, factions: 'choice' } : next;
}

function defined(options: Given): Given {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
